/** @jest-environment node */
import { generate } from 'otplib';
import { demoLogins } from '../../../../demo/logins';
import { defaultMail } from '../../../platform/mail/settings';
import { FakeSmtp } from '../../../platform/mail/testing/fake-smtp';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import { onEmbedded, onDatabase } from '../../../testing/world';
import { seal, unseal } from '../../../platform/sealed';

const STEP = 30_000;
const KEY = 'k'.repeat(32);

test('a sealed secret opens with the same key for the same account alone', () => {
  const sealed = seal(KEY, 'SECRET', 'one');
  expect(sealed).not.toContain('SECRET');
  expect(seal(KEY, 'SECRET', 'one')).not.toBe(sealed);
  expect(unseal(KEY, sealed, 'one')).toBe('SECRET');
  expect(() => unseal('o'.repeat(32), sealed, 'one')).toThrow();
  expect(() => unseal(KEY, sealed, 'other')).toThrow();
  expect(() => unseal(KEY, `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'one')).toThrow();
});

onDatabase('one-time codes', (world) => {
  let address = 0;
  const login = (email: string, code?: string, remoteAddress = `10.4.0.${++address}`) => {
    const { password } = must(demoLogins.staff.find((login) => login.email === email));
    const payload = { email, password, ...(code && { one_time_code: code }) };
    return world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress });
  };
  const call = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const codeAt = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor((world().clock.now.getTime() + steps * STEP) / 1000) });
  const later = (steps: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + steps * STEP);
  };

  /** Turns codes on. */
  async function enrol(email: string) {
    const token = (await login(email)).json<{ token: string }>().token;
    const { secret, picture } = (await call(token, 'POST', '/auth/second-factor')).json().data;
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const wrong = await call(token, 'POST', '/auth/second-factor/confirm', { code: '000000' });
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'code']);
    expect((await login(email)).statusCode).toBe(200);
    const done = await call(token, 'POST', '/auth/second-factor/confirm', { code: await codeAt(secret) });
    expect(done.statusCode).toBe(200);
    return {
      token,
      secret: String(secret),
      recoveryCodes: done.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes,
    };
  }

  test('an account that has turned them on needs one to log in, each counts once, with a step to either side', async () => {
    const email = 'notices@seu.example';
    const { secret } = await enrol(email);
    const subjects = (await mailTo(world(), email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !subject.startsWith('Somebody logged in'))).toEqual([
      'One-time codes were turned on',
    ]);
    const asked = await login(email);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_factor_required']);
    expect(asked.body).not.toContain('token"');
    later(10);
    const code = await codeAt(secret);
    expect((await login(email, code)).json()).toEqual({
      status: 'success',
      token: expect.any(String),
      role: 'notices',
    });
    const again = await login(email, code);
    expect([again.statusCode, again.json().code]).toEqual([401, 'wrong_code']);
    later(10);
    expect((await login(email, await codeAt(secret, 2))).statusCode).toBe(401);
    expect((await login(email, await codeAt(secret, -2))).statusCode).toBe(401);
    expect((await login(email, await codeAt(secret, 1))).statusCode).toBe(200);
    // Older than the one used last, though within its time.
    expect((await login(email, await codeAt(secret))).statusCode).toBe(401);
    later(10);
    const both = await codeAt(secret);
    const answers = await Promise.all([login(email, both), login(email, both)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('a wrong password says nothing of a second factor', async () => {
    const payload = { email: 'notices@seu.example', password: 'guess', one_time_code: '123456' };
    const answer = await world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress: '10.4.1.1' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials']);
  });

  test('each recovery code opens the door once, however it is written', async () => {
    const email = 'grievances@seu.example';
    const { token, recoveryCodes } = await enrol(email);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes.map(must);
    expect((await login(email, first)).statusCode).toBe(200);
    expect((await login(email, first)).statusCode).toBe(401);
    expect((await login(email, ` ${must(second).replace('-', ' ').toUpperCase()} `)).statusCode).toBe(200);
    expect((await call(token, 'GET', '/auth/second-factor')).json().data).toEqual({
      isOn: true,
      hasPasskey: false,
      isRequired: false,
      isProviderAccount: false,
      recoveryCodesLeft: 8,
    });
    expect((await login('faculty@seu.example', recoveryCodes[2])).statusCode).toBe(200);
    expect((await login(email, recoveryCodes[2])).statusCode).toBe(200);
  });

  test('guessing codes makes the guesser wait, and nobody else', async () => {
    const email = 'admissions@seu.example';
    const { secret } = await enrol(email);
    later(10);
    const answers: number[] = [];
    for (let attempt = 0; attempt < 30 && answers.at(-1) !== 429; attempt++) {
      answers.push((await login(email, String(100000 + attempt), '10.4.2.1')).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
    expect((await login(email, await codeAt(secret))).statusCode).toBe(200);
  });

  test('they are turned off by a session that was proved of late, and then no code is asked for', async () => {
    const email = 'faculty@seu.example';
    const { token, secret } = await enrol(email);
    const second = await call(token, 'POST', '/auth/second-factor');
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
    later(20);
    expect((await call(token, 'DELETE', '/auth/second-factor')).json().code).toBe('recent_login_required');
    const fresh = (await login(email, await codeAt(secret))).json<{ token: string }>().token;
    expect((await call(fresh, 'DELETE', '/auth/second-factor')).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
  });
});

onEmbedded(
  'one-time codes in deployment',
  (world) => {
    test('an admin without them can do nothing but turn them on; who need not have them works on', async () => {
      const token = await world().tokenOf('admin');
      const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
        world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
      for (const url of ['/staff', '/mail', '/approval', '/grievance', '/admission/round', '/auth/session']) {
        const answer = await call('GET', url);
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'second_factor_missing']);
      }
      expect((await call('GET', '/auth/me')).statusCode).toBe(200);
      const { secret } = (await call('POST', '/auth/second-factor')).json().data;
      const code = await generate({ secret, epoch: world().clock.now.getTime() / 1000 });
      expect((await call('POST', '/auth/second-factor/confirm', { code })).statusCode).toBe(200);
      expect((await call('GET', '/staff')).statusCode).toBe(200);
      expect((await call('DELETE', '/auth/second-factor')).statusCode).toBe(409);
      const headers = { authorization: `Bearer ${await world().tokenOf('notices')}` };
      expect((await world().call({ url: '/auth/session', headers })).statusCode).toBe(200);
    });
  },
  { deployed: true },
);

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

onEmbedded(
  'one-time codes, where mail goes out',
  (world) => {
    test('many wrong ones, from wherever, make the login ask for a mailed code, which strangers do not have', async () => {
      const { email, password } = must(demoLogins.staff.find(({ role }) => role === 'admissions'));
      const login = (more: object, remoteAddress: string) =>
        world().call({ method: 'POST', url: '/auth/login', payload: { email, password, ...more }, remoteAddress });
      const { token } = (await login({}, '10.5.0.1')).json<{ token: string }>();
      const call = (url: string, payload?: object) =>
        world().call({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
      const { secret } = (await call('/auth/second-factor')).json().data;
      const seconds = () => Math.floor(world().clock.now.getTime() / 1000);
      await call('/auth/second-factor/confirm', { code: await generate({ secret, epoch: seconds() }) });
      const codes: string[] = [];
      for (let attempt = 0; attempt < 30 && codes.at(-1) !== 'code_required'; attempt++) {
        codes.push((await login({ one_time_code: String(100000 + attempt) }, `10.5.${attempt}.2`)).json().code);
      }
      expect(codes.at(-1)).toBe('code_required');
      await world().api.jobs.run('mail');
      const mail = must(smtp.received.filter(({ to, source }) => to === email && /Your code to/.test(source)).at(-1));
      const code = must(/is (\d{8})\./.exec(mail.source)?.[1]);
      const one_time_code = await generate({ secret, epoch: seconds() + 30 });
      expect((await login({ code }, '10.5.99.1')).json().code).toBe('second_factor_required');
      const again = await login({ code, one_time_code }, '10.5.99.1');
      expect([again.statusCode, again.json().role ?? again.json().code]).toEqual([200, 'admissions']);
    });
  },
  {
    // Read when the world starts: the port is not known before.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);
