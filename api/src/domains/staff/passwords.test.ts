/** @jest-environment node */
import type { InjectOptions } from 'fastify';
import { MINUTE } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';

const NEW = 'four words that rhyme';

onDatabase('passwords of staff', (world) => {
  let caller = 0;
  const call = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, token?: string, address?: string) =>
    world().call({
      method,
      url,
      payload,
      // An address of its own each time, or the tests would throttle one another.
      remoteAddress: address ?? `10.1.0.${++caller}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    } as InjectOptions & { url: string });
  const login = (email: string, password: string) => call('POST', '/auth/login', { email, password });
  const isLive = async (token: string) => (await call('GET', '/auth/me', undefined, token)).statusCode === 200;
  const ask = (email: string) => call('POST', '/auth/password-reset', { email });
  const confirm = (token: string, password: string) =>
    call('POST', '/auth/password-reset/confirm', { token, password });
  const later = (minutes: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
  };
  /** Tokens of all links mailed to an address so far. */
  const tokensFor = async (email: string) =>
    (await mailTo(world(), email)).flatMap(({ text }) => /\/password#([\w-]+)/.exec(text)?.[1] ?? []);
  /** Asks for a link and gives the token that came. */
  const linkFor = async (email: string) => {
    const before = await tokensFor(email);
    expect((await ask(email)).statusCode).toBe(200);
    return must((await tokensFor(email)).find((token) => !before.includes(token)));
  };

  test('everybody sees the own account', async () => {
    const token = await world().tokenOf('grievances');
    expect((await call('GET', '/auth/me', undefined, token)).json()).toEqual({
      status: 'success',
      data: {
        me: {
          _id: expect.any(String),
          email: 'grievances@seu.example',
          name: must(demoLogins.staff.find(({ role }) => role === 'grievances')).name,
          role: 'grievances',
          scopes: [],
          isIccMember: true,
        },
      },
    });
    expect((await call('GET', '/auth/me')).statusCode).toBe(401);
  });

  test('changing it ends the other sessions and keeps this one', async () => {
    const { email, password } = must(demoLogins.staff[1]);
    const [mine, other] = [await world().tokenOf('notices'), await world().tokenOf('notices')];
    const change = (current: string, next: string) => call('PUT', '/auth/password', { current, next }, mine);
    const wrong = await change('not this one', NEW);
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'current', message: expect.any(String) }]]);
    expect(await isLive(other)).toBe(true);
    expect((await change(password, NEW)).statusCode).toBe(200);
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, NEW)).statusCode).toBe(200);
    const subjects = (await mailTo(world(), email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !subject.startsWith('Somebody logged in'))).toEqual([
      'Your password was changed',
    ]);
  });

  test.each([
    ['short', 'elevenchars'],
    ['long', 'x y'.repeat(100)],
    ['the e-mail address', 'Admissions@SEU.example'],
    ['very common', 'Password@2024'],
    ['made of the university and a row of digits', 'seu123456789'],
    ['one character', 'zzzzzzzzzzzzzz'],
  ])('a password that is %s is refused', async (_what, next) => {
    const token = await world().tokenOf('admissions');
    const current = must(demoLogins.staff[2]).password;
    const answer = await call('PUT', '/auth/password', { current, next }, token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path: 'next', message: expect.any(String) }]);
  });

  test('guessing the present password has to wait', async () => {
    const token = await world().tokenOf('faculty');
    const guess = async () =>
      (await call('PUT', '/auth/password', { current: 'guess', next: NEW }, token, '10.3.0.1')).statusCode;
    const answers: number[] = [];
    for (let attempt = 0; attempt < 25 && answers.at(-1) !== 429; attempt++) answers.push(await guess());
    expect(answers.at(-1)).toBe(429);
  });

  test('nobody learns from the answer who has an account, and strangers get no mail', async () => {
    const [known, unknown] = [await ask('admin@seu.example'), await ask('stranger@other.example')];
    expect(known.statusCode).toBe(200);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await tokensFor('admin@seu.example')).toHaveLength(1);
    expect(await mailTo(world(), 'stranger@other.example')).toEqual([]);
  });

  test('a link sets a password once and ends all sessions', async () => {
    const { email } = must(demoLogins.staff[2]);
    const session = await world().tokenOf('admissions');
    const [older, token] = [await linkFor(email), await linkFor(email)];
    const weak = await confirm(token, email);
    expect(weak.json()).toMatchObject({ issues: [{ path: 'password' }] });
    expect((await confirm(token, NEW)).statusCode).toBe(200);
    expect(await isLive(session)).toBe(false);
    expect((await login(email, NEW)).statusCode).toBe(200);
    for (const spent of [token, older]) {
      const again = await confirm(spent, 'another good password');
      expect([again.statusCode, again.json().code]).toEqual([410, 'gone']);
    }
  });

  test('of two uses of a link at once one counts', async () => {
    const token = await linkFor('grievances@seu.example');
    const answers = await Promise.all([confirm(token, NEW), confirm(token, NEW)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('a link is good for 30 minutes, and made-up ones never', async () => {
    const token = await linkFor('grievances@seu.example');
    later(30);
    expect((await confirm(token, NEW)).statusCode).toBe(410);
    expect((await confirm('x'.repeat(43), NEW)).statusCode).toBe(410);
  });

  test('asking again and again has to wait, with and without an account', async () => {
    for (const email of ['faculty@seu.example', 'nobody@seu.example']) {
      const answers: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) {
        const request = { method: 'POST' as const, url: '/auth/password-reset', payload: { email } };
        answers.push((await world().call({ ...request, remoteAddress: '10.2.0.1' })).statusCode);
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
