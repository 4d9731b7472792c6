/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { staff } from '../../../platform/database/schema';
import { demoLogins } from '../../../../demo/logins';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import { onEmbedded, onDatabase, type World } from '../../../testing/world';
import type { SingleSignOnSettings } from '../../../platform/single-sign-on';
import { type Person, startProvider, type TestProvider, Visitor } from './testing/start-provider';

const HOME = 'http://localhost:3000';
const RETURN = `${HOME}/api/v1/auth/single-sign-on/return`;

const PEOPLE: Record<string, Person> = {
  meera: { email: 'Meera@seu.example', email_verified: true, name: 'Meera Rao', groups: ['staff', 'web team'] },
  kabir: { email: 'kabir@seu.example', email_verified: true, groups: 'CN=admission cell,OU=seu', amr: ['pwd', 'mfa'] },
  asha: { email: 'asha@seu.example', email_verified: true, name: 'Asha\r\nPay here', groups: ['rectorate'] },
  boss: { email: 'boss@seu.example', email_verified: true, groups: ['web team', 'rectorate'], amr: ['otp'] },
  guest: { email: 'guest@seu.example', email_verified: true, name: 'Guest', groups: ['visitors'] },
  unproved: { email: 'unproved@seu.example', name: 'Unproved', groups: ['web team'] },
  nobody: { name: 'No address', groups: ['web team'] },
  faculty: { email: 'faculty@seu.example', email_verified: true, groups: ['rectorate'] },
  // Claims somebody else's address.
  thief: { email: 'admin@seu.example', email_verified: false, groups: ['web team'] },
  second: { email: 'faculty@seu.example', email_verified: true, groups: ['web team'] },
};

const settings: SingleSignOnSettings = {
  issuer: '',
  clientId: 'site',
  clientSecret: 'a secret for the tests',
  name: 'your university account',
  groupsClaim: 'groups',
  roles: [
    { group: 'rectorate', role: 'admin' },
    { group: 'web team', role: 'notices' },
    { group: 'CN=admission cell,OU=seu', role: 'admissions' },
  ],
};

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider(RETURN, PEOPLE);
  settings.issuer = provider.issuer;
});
afterAll(() => provider.stop());

const START = '/auth/single-sign-on/begin';
const END = '/auth/single-sign-on';

class Browser {
  readonly cookies: Record<string, string> = {};
  readonly #visitor = new Visitor();

  constructor(
    private readonly world: World,
    private readonly remoteAddress = '10.9.0.1',
  ) {}

  async call(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
    const { cookies, remoteAddress } = this;
    const answer = await this.world.call({ method, url, payload, headers, cookies, remoteAddress });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }

  async go(query = '') {
    const { headers } = await this.call('GET', START + query);
    return String(headers.location);
  }

  async arrive(subject: string, address?: string) {
    const home = await this.#visitor.logIn(address ?? (await this.go()), subject, ({ origin }) => origin === HOME);
    return (await this.call('GET', `${END}/return${home.search}`)).headers.location;
  }

  async logIn(subject: string) {
    expect(await this.arrive(subject)).toBe(`${HOME}/loginseu#single-sign-on=done`);
    return this.call('POST', END, {});
  }
}

const refused = (why: string) => `${HOME}/loginseu#single-sign-on=${why}`;

onDatabase(
  'single sign-on',
  (world) => {
    const browser = (address?: string) => new Browser(world(), address);
    const sessionOf = async (subject: string, who = browser()) => {
      const { token } = (await who.logIn(subject)).json<{ token: string }>();
      return { authorization: `Bearer ${token}` };
    };
    const disable = (email: string, disabled: boolean) =>
      world().api.db.update(staff).set({ disabled }).where(eq(staff.email, email));
    const account = async (email: string) =>
      must((await world().api.db.select().from(staff).where(eq(staff.email, email)))[0]);

    test('somebody whose groups give a role gets an account, and is known again', async () => {
      const first = await browser().logIn('meera');
      const answer = { status: 'success', token: expect.any(String), role: 'notices', email: 'meera@seu.example' };
      expect(first.json()).toEqual(answer);
      expect(await account('meera@seu.example')).toMatchObject({ name: 'Meera Rao', isRoleFromGroups: true });
      const second = await browser().logIn('meera');
      expect(second.json()).toEqual(answer);
      const headers = { authorization: `Bearer ${second.json<{ token: string }>().token}` };
      const { me } = (await world().call({ url: '/auth/me', headers })).json().data;
      expect(me).toMatchObject({ email: 'meera@seu.example', role: 'notices', isIccMember: false });
    });

    test('the first row with a group of the person counts; a group may be named as in LDAP, and alone', async () => {
      expect((await browser().logIn('boss')).json()).toMatchObject({ role: 'admin' });
      expect((await browser().logIn('kabir')).json()).toMatchObject({ role: 'admissions' });
    });

    test('a name from there stays one line', async () => {
      await browser().logIn('asha');
      expect((await account('asha@seu.example')).name).toBe('Asha Pay here');
    });

    test.each([
      ['guest', 'no-role'],
      ['unproved', 'no-email'],
      ['nobody', 'no-email'],
      ['thief', 'no-email'],
      ['unknown', 'cancelled'],
    ])('%s is not let in: %s', async (subject, why) => {
      const visitor = browser('10.9.0.2');
      expect(await visitor.arrive(subject)).toBe(refused(why));
      expect((await visitor.call('POST', END, {})).statusCode).toBe(410);
    });

    test('an account that was made here keeps its role, and belongs to one person there', async () => {
      expect((await browser().logIn('faculty')).json()).toMatchObject({ role: 'faculty' });
      expect(await browser().arrive('second')).toBe(refused('other-account'));
      const { password } = must(demoLogins.staff.find(({ role }) => role === 'faculty'));
      const payload = { email: 'faculty@seu.example', password };
      expect((await world().call({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
    });

    test('a role that the groups give no more is gone at the next login, and so are the sessions', async () => {
      const headers = await sessionOf('meera');
      const all = settings.roles;
      settings.roles = all.map((row) => (row.group === 'web team' ? { ...row, role: 'grievances' } : row));
      expect((await browser().logIn('meera')).json()).toMatchObject({ role: 'grievances' });
      expect((await world().call({ url: '/auth/me', headers })).statusCode).toBe(401);
      settings.roles = all.filter(({ group }) => group !== 'web team');
      expect(await browser().arrive('meera')).toBe(refused('no-role'));
      settings.roles = all;
    });

    test('a disabled account stays out, also between arriving and taking the token', async () => {
      await browser().logIn('kabir');
      const late = browser();
      await late.arrive('kabir');
      await disable('kabir@seu.example', true);
      expect((await late.call('POST', END, {})).statusCode).toBe(410);
      expect(await browser().arrive('kabir')).toBe(refused('disabled'));
      await disable('kabir@seu.example', false);
    });

    test('an arrival counts once, for two minutes, in the browser that set out', async () => {
      const one = browser();
      await one.arrive('meera');
      const [arrival, payload] = [{ ...one.cookies }, {}];
      const both = await Promise.all(
        [1, 2].map(() => world().call({ method: 'POST', url: END, payload, cookies: arrival })),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
      const late = browser();
      await late.arrive('meera');
      world().clock.now = new Date(world().clock.now.getTime() + 121_000);
      expect((await late.call('POST', END, {})).statusCode).toBe(410);
      expect((await browser().call('POST', END, {})).statusCode).toBe(410);
    });

    test('whoever is led here with the answer to another one’s journey is not logged in', async () => {
      const attacker = browser();
      const address = await attacker.go();
      const home = await new Visitor().logIn(address, 'meera', ({ origin }) => origin === HOME);
      const victim = browser();
      const come = (who: Browser) => who.call('GET', `${END}/return${home.search}`);
      expect((await come(victim)).headers.location).toBe(refused('expired'));
      await victim.go();
      expect((await come(victim)).headers.location).toBe(refused('failed'));
      expect((await come(attacker)).headers.location).toBe(refused('done'));
      expect((await come(attacker)).headers.location).toBe(refused('expired'));
    });

    test.each([
      ['nothing', ''],
      ['a code', '?code=x'],
      ['a code and a state', '?code=x&state=y'],
      ['an error', '?error=server_error'],
      ['lists', '?state=a&state=b&code[]=1'],
      ['very much', `?code=${'x'.repeat(5000)}`],
    ])('nonsense is led back to the login page: %s', async (_what, query) => {
      const visitor = browser('10.9.0.3');
      await visitor.go();
      const { statusCode, headers } = await visitor.call('GET', `${END}/return${query}`);
      expect([statusCode, headers.location]).toEqual([303, refused('failed')]);
    });

    test('the cookies are out of reach of scripts, sealed, and say nothing', async () => {
      const visitor = browser();
      const { cookies } = await visitor.call('GET', START);
      expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/api/v1/auth', maxAge: 600 }]);
      await visitor.arrive('meera');
      const value = String(visitor.cookies.from_provider);
      expect(Buffer.from(value, 'base64url').toString('latin1')).not.toMatch(/staffId|meera/);
      visitor.cookies.from_provider = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
      expect((await visitor.call('POST', END, {})).statusCode).toBe(410);
      visitor.cookies.from_provider = String(visitor.cookies.to_provider);
      expect((await visitor.call('POST', END, {})).statusCode).toBe(410);
    });

    test('a call that needs a recent login goes on when the provider asked the person anew', async () => {
      const meera = browser();
      const headers = await sessionOf('meera', meera);
      world().clock.now = new Date(world().clock.now.getTime() + 11 * 60_000);
      const change = () => meera.call('POST', '/auth/second-factor', undefined, headers);
      const confirm = (who: Browser) => who.call('POST', '/auth/confirm', { single_sign_on: true }, headers);
      expect((await change()).json().code).toBe('recent_login_required');
      expect((await confirm(meera)).statusCode).toBe(410);
      const somebody = browser();
      await somebody.arrive('kabir', await somebody.go('?again=true'));
      expect((await confirm(somebody)).statusCode).toBe(410);
      const address = new URL(await meera.go('?again=true'));
      expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'login', max_age: '300' });
      expect(await meera.arrive('meera', address.href)).toBe(refused('again'));
      const arrival = { ...meera.cookies };
      expect((await meera.call('POST', END, {})).statusCode).toBe(410);
      Object.assign(meera.cookies, arrival);
      expect((await confirm(meera)).statusCode).toBe(200);
      expect((await confirm(meera)).statusCode).toBe(410);
      expect((await change()).statusCode).toBe(200);
    });

    test('no password and no passkey is made for an account that the provider keeps; its role is not changed here', async () => {
      const own = await sessionOf('meera');
      expect((await world().call({ method: 'POST', url: '/auth/passkey', headers: own })).statusCode).toBe(409);
      const payload = { email: 'meera@seu.example' };
      await world().call({ method: 'POST', url: '/auth/password-reset', payload });
      const meera = await account('meera@seu.example');
      const headers = { authorization: `Bearer ${await world().tokenOf('admin')}` };
      const change = { method: 'PATCH', url: `/staff/${meera.id}`, payload: { role: 'faculty' }, headers } as const;
      expect((await world().call(change)).statusCode).toBe(409);
      const subjects = (await mailTo(world(), 'meera@seu.example')).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /password/i.test(subject))).toEqual([]);
    });
  },
  { singleSignOn: settings },
);

onEmbedded(
  'single sign-on in deployment',
  (world) => {
    test('a provider that asked for more than a password is a second factor; one that did not is none', async () => {
      const read = async (subject: string) => {
        const { token } = (await new Browser(world()).logIn(subject)).json<{ token: string }>();
        const answer = await world().call({ url: '/staff', headers: { authorization: `Bearer ${token}` } });
        return answer.json().code ?? answer.statusCode;
      };
      expect(await read('boss')).toBe(200);
      expect(await read('asha')).toBe('second_factor_missing');
    });
  },
  { singleSignOn: settings, deployed: true, publicUrl: HOME },
);

onEmbedded(
  'a provider that is away',
  (world) => {
    test('leads back to the login page, which says so', async () => {
      expect((await world().call({ url: START })).headers.location).toBe(refused('failed'));
      expect((await world().call({ url: '/auth/ways' })).json().data.singleSignOn.name).toBe('Work account');
    });
  },
  { singleSignOn: { ...settings, issuer: 'http://127.0.0.1:9', name: 'Work account' } },
);
