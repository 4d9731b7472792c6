/** @jest-environment node */
import { CODE_MINUTES } from '../allotment/proofs';
import { demoLogins } from '../../../demo/logins';
import { DAY } from '@university/shared/time';
import { defaultMail } from '../../platform/mail/settings';
import { FakeSmtp } from '../../platform/mail/testing/fake-smtp';
import { demoApplicant, signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onEmbedded, type World } from '../../testing/world';
import { callerOf } from '../staff/testing/caller';

// Logins queue up only with real hashing costs.
jest.unmock('@node-rs/argon2');

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

const WRONG_CODE = '00000000';

const asha = demoApplicant('asha');
const notices = must(demoLogins.staff.find(({ role }) => role === 'notices'));

interface Sent {
  from: string;
  secret?: string;
  proof?: object;
  cookies?: Record<string, string>;
}

const staffDoor =
  (world: () => World) =>
  ({ from, secret, proof, cookies }: Sent) =>
    world().call({
      method: 'POST',
      url: '/auth/login',
      payload: { email: notices.email, password: secret ?? notices.password, ...proof },
      remoteAddress: from,
      cookies,
    });

/** Days apart, so that attempts are forgotten. */
let days = 0;

const wrong = (n: number) => `guess ${n}`;

let clean = 0;
const cleanAddress = () => `192.0.${Math.floor(++clean / 200)}.${1 + (clean % 200)}`;

const later = (world: World, milliseconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds);
};

onEmbedded(
  'nobody is locked out, where mail goes out:',
  (world) => {
    const codesTo = async (email: string) => {
      await world().api.jobs.run('mail');
      return smtp.received
        .filter(({ to }) => to === email)
        .flatMap(({ source }) => /Your code to sign in to [a-z ]+ is (\d{8})/.exec(source)?.[1] ?? []);
    };

    describe('a member of staff', () => {
      const enter = staffDoor(world);
      const { email } = notices;
      beforeEach(() => {
        days += 3;
        later(world(), days * DAY);
      });

      async function getIn(from: string) {
        const first = await enter({ from });
        if (first.statusCode === 200) return first;
        expect([first.statusCode, first.json().code]).toEqual([403, 'code_required']);
        for (const code of (await codesTo(email)).reverse()) {
          const answer = await enter({ from, proof: { code } });
          if (answer.statusCode === 200) return answer;
        }
        throw new Error('No code opened the door');
      }

      test('is asked for a code after many wrong tries, and a right one opens the door once', async () => {
        for (let n = 0; n < 10; n++) {
          expect((await enter({ from: `10.1.${n}.1`, secret: wrong(n) })).statusCode).toBe(401);
        }
        const before = await codesTo(email);
        const blind = await enter({ from: '10.2.0.1', secret: wrong(1) });
        const asked = await enter({ from: cleanAddress() });
        expect([asked.statusCode, asked.json().code]).toEqual([403, 'code_required']);
        expect(blind.body).toBe(asked.body);

        const codes = (await codesTo(email)).slice(before.length);
        expect(codes).toHaveLength(1);
        const code = must(codes[0]);
        const bad = await enter({ from: '10.2.0.2', proof: { code: WRONG_CODE } });
        const guess = await enter({ from: '10.2.0.3', secret: wrong(2), proof: { code } });
        expect([bad.statusCode, guess.statusCode, guess.body]).toEqual([403, 403, bad.body]);
        const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
        const two = await Promise.all([0, 1].map(() => enter({ from: cleanAddress(), proof: { code: spaced } })));
        expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      });

      test('strangers who ask for codes do not flood the mailbox, and one is always good', async () => {
        for (let n = 0; n < 12; n++) await enter({ from: `10.4.${n}.1`, secret: wrong(n) });
        const before = (await codesTo(email)).length;
        for (let n = 0; n < 20; n++) await enter({ from: `10.5.${n}.1` });
        expect((await codesTo(email)).length - before).toBeLessThanOrEqual(3);
        expect((await getIn(cleanAddress())).statusCode).toBe(200);
      });

      test('a device that signed in before needs no code, and no clean network', async () => {
        const first = await getIn(cleanAddress());
        const device = must(first.cookies.find(({ name }) => name === 'device')).value;
        for (let n = 0; n < 12; n++) await enter({ from: `10.6.${n}.1`, secret: wrong(n) });
        for (let n = 0; n < 8; n++) await enter({ from: '10.6.0.1', secret: wrong(n) });
        expect((await enter({ from: '10.6.0.1' })).statusCode).toBe(429);
        expect((await enter({ from: '10.6.0.1', cookies: { device } })).statusCode).toBe(200);
        expect((await enter({ from: cleanAddress(), cookies: { device: 'x'.repeat(43) } })).statusCode).toBe(403);
      });

      test('a device has an allowance of its own, not an endless one', async () => {
        const device = must((await getIn(cleanAddress())).cookies.find(({ name }) => name === 'device')).value;
        const guess = (n: number) => enter({ from: cleanAddress(), secret: wrong(n), cookies: { device } });
        for (let n = 0; n < 5; n++) expect((await guess(n)).statusCode).toBe(401);
        expect((await guess(6)).statusCode).toBe(429);
      });

      test('is told by mail of a new device, and not of a known one', async () => {
        const told = async () => {
          await world().api.jobs.run('mail');
          return smtp.received.filter(
            ({ to, source }) => to === email && /^Subject: Somebody (signed|logged) in/m.test(source),
          ).length;
        };
        const before = await told();
        const device = must((await getIn(cleanAddress())).cookies.find(({ name }) => name === 'device')).value;
        expect(await told()).toBe(before + 1);
        await enter({ from: cleanAddress(), cookies: { device } });
        expect(await told()).toBe(before + 1);
      });
    });

    test('an applicant decides with a code that was asked for', async () => {
      const { put, askForCode, email, formNumber: form_number } = await signInApplicant(world(), 'asha');
      expect((await askForCode()).json()).toEqual({ status: 'success', data: { minutes: CODE_MINUTES } });
      await world().api.jobs.run('mail');
      const sources = smtp.received.filter(({ to }) => to === email).map(({ source }) => source);
      const [code] = sources.flatMap((source) => /Your code is (\d{6})/.exec(source)?.[1] ?? []);
      const typed = `${must(code).slice(0, 3)}-${must(code).slice(3)}`;
      expect((await put('freeze', { form_number, code: typed })).json().data.proved).toBe(true);
    });
  },
  {
    // A getter: the port is known at start only.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);

onEmbedded(
  'nobody is locked out, where no mail goes out:',
  (world) => {
    const enter = staffDoor(world);
    const signIn = (email: string, password: string, remoteAddress: string, more: object = {}) =>
      world().call({
        method: 'POST',
        url: '/result?category=diploma',
        payload: { email, password, round: 1 },
        remoteAddress,
        ...more,
      });

    test.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }])(
      'cookies go over TLS alone where the site has it, whatever the request says: %j',
      async (headers) => {
        const signedIn = await signIn(asha.email, asha.birthDate, cleanAddress(), { headers });
        const signedOut = await world().call({ method: 'POST', url: '/result/sign-out', headers });
        const cookies = [signedIn, signedOut].flatMap((answer) => answer.headers['set-cookie'] ?? []);
        expect(cookies).toHaveLength(3);
        for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
      },
    );

    test('a flood of logins from one network waits in its own queue, and a login from elsewhere passes it', async () => {
      const flood = Array.from({ length: 40 }, (_, n) => {
        const payload = { email: `flood.${n}@seu.example`, password: 'guess' };
        return world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress: '10.60.0.1' });
      });
      expect((await enter({ from: cleanAddress() })).statusCode).toBe(200);
      const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
    });

    test('asking for a new password in the name of another neither refuses him nor floods his mailbox', async () => {
      const ask = (remoteAddress: string) =>
        world().call({ method: 'POST', url: '/auth/password-reset', payload: { email: notices.email }, remoteAddress });
      for (let n = 0; n < 30; n++) expect((await ask(`10.40.${n}.1`)).statusCode).toBe(200);
      expect((await ask(cleanAddress())).statusCode).toBe(200);
    });

    test('a device is known until the password is chosen anew by a mailed link', async () => {
      const device = must((await enter({ from: cleanAddress() })).cookies.find(({ name }) => name === 'device')).value;
      for (let n = 0; n < 101; n++) {
        const payload = { email: `nobody.${n}@seu.example`, password: 'guess' };
        await world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress: '10.50.0.1' });
      }
      const enterKnown = () => enter({ from: '10.50.0.1', cookies: { device } });
      expect((await enterKnown()).statusCode).toBe(200);
      const ask = { method: 'POST' as const, url: '/auth/password-reset', payload: { email: notices.email } };
      await world().call({ ...ask, remoteAddress: cleanAddress() });
      expect((await callerOf(world).takeUp(notices.email)).statusCode).toBe(200);
      expect((await enterKnown()).statusCode).toBe(429);
    });

    test('whoever guesses codes of letters, tickets or addresses of files has to wait, alone', async () => {
      const guesses = [
        (from: string) => ({ method: 'GET' as const, url: `/letter/${'ABCDEFGHJK'.repeat(2)}`, remoteAddress: from }),
        (from: string) => ({ method: 'GET' as const, url: `/download/${'x'.repeat(43)}`, remoteAddress: from }),
      ];
      for (const guess of guesses) {
        const answers: number[] = [];
        for (let n = 0; n <= 100; n++) answers.push((await world().call(guess('2001:db8:9::1'))).statusCode);
        expect(answers.at(-1)).toBe(429);
        expect((await world().call(guess('2001:db8:9::ffff'))).statusCode).toBe(429);
        expect((await world().call(guess(cleanAddress()))).statusCode).toBe(answers[0]);
      }
    });
  },
  { publicUrl: 'https://www.university.example' },
);
