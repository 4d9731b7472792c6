/** @jest-environment node */
import { exampleIdentity } from '@university/shared/testing/identity';
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { passwordProblem } from './passwords';
import { callerOf, DEMO_PASSWORD } from './testing/caller';

const NEW = 'four words that rhyme';

const PERSON = { name: 'Sunita Minz', email: 'sunita.minz@seu.example' };

const refusalOf = (password: string, identity = exampleIdentity) =>
  passwordProblem(password, { person: PERSON, identity });

test.each([
  ['a usual word and a year', 'Password@2024'],
  ['the same with more signs', 'Password@2025!!'],
  ['the same with letters as signs', 'P@ssw0rd#2024$'],
  ['the same the other way round', '2024@Password'],
  ['a usual word with dots', 'P.a.s.s.w.o.r.d.2024'],
  ['a usual word backwards', '4321drowssaP@'],
  ['a greeting and a year', 'Welcome@2026!'],
  ['the short name and a row of digits', 'seu123456789'],
  ['the short name in capitals with a sign', 'SEU@123456789'],
  ['the short name with spaces', 'seu 123 456 789'],
  ['the short name again and again', 'seuseuseuseu2025'],
  ['the short name and an office', 'Seu@2024Admin'],
  ['the name of the university', 'Skill and Entrepreneurship University'],
  ['words of that name and a year', 'Skill#Univ#2026'],
  ['such a word with letters as digits', 'Un1ver5ity#2031'],
  ['words of the address', 'dwarka-sector-9'],
  ['words of the address and the postal code', 'Delhi@110077dwarka'],
  ['the own name and a year', 'Sunita.Minz.1987'],
  ['the own name and a row of digits', 'Sunita@Minz1234'],
  ['the country and a date', 'Bharat@15081947'],
  ['the own e-mail address', 'Sunita.Minz@SEU.example'],
  ['the keyboard', '1q2w3e4r5t6y'],
  ['one character', 'zzzzzzzzzzzzzz'],
  ['two usual words', 'password sunshine'],
])('%s is refused with what to do instead', async (_what, password) => {
  expect(await refusalOf(password)).toContain('Choose four words');
});

test.each([
  'four words that rhyme',
  'tulip anchor rice monday',
  'correct horse battery',
  'kV8$pq2!zRm4',
  'Xk29fjw0qLsd',
  '$#%!^&*()_+a~',
  'नदी पहाड़ किताब खिड़की',
  'tulip anchor rice monday at our university in 2026',
])('%s is taken', async (password) => {
  expect(await refusalOf(password)).toBeUndefined();
});

test('the words of another university are that university’s', async () => {
  const other = { ...exampleIdentity, name: 'Zxqvhallam Kwynthorpe', shortName: 'ZK' };
  expect(await refusalOf('Zxqvhallam@2026')).toBeUndefined();
  expect(await refusalOf('Zxqvhallam@2026', other)).toContain('Choose four words');
});

onDatabase('passwords of staff', (world) => {
  const { post, as, later, linksTo: tokensFor, logInBy, subjectsTo, untilRefused } = callerOf(world);
  const login = async (email: string, password: string) => (await logInBy(email, { password })).statusCode;
  const isLive = async (token: string) => (await as(token, 'GET', '/auth/me')).statusCode === 200;
  let network = 0;
  // A new network each time, because of throttling.
  const ask = (email: string, address = `10.1.0.${++network}`) => post('/auth/password-reset', { email }, address);
  const confirm = (token: string, password: string) => post('/auth/password-reset/confirm', { token, password });
  const change = (token: string, current: string, next: string) =>
    as(token, 'PUT', '/auth/password', { current, next });
  const linkFor = async (email: string) => {
    const before = await tokensFor(email);
    expect((await ask(email)).statusCode).toBe(200);
    return must((await tokensFor(email)).find((token) => !before.includes(token)));
  };

  test('everybody sees the own account', async () => {
    const { email, name, role } = must(demoLogins.staff.find((login) => login.role === 'grievances'));
    expect((await as(await world().tokenOf('grievances'), 'GET', '/auth/me')).json()).toEqual({
      status: 'success',
      data: { me: { _id: expect.any(String), email, name, role, scopes: [], isIccMember: true } },
    });
  });

  test('changing it ends the other sessions and keeps this one', async () => {
    const email = 'notices@seu.example';
    const [mine, other] = [await world().tokenOf('notices'), await world().tokenOf('notices')];
    const wrong = await change(mine, 'not this one', NEW);
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'current', message: expect.any(String) }]]);
    expect(await isLive(other)).toBe(true);
    expect((await change(mine, DEMO_PASSWORD, NEW)).statusCode).toBe(200);
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    expect([await login(email, DEMO_PASSWORD), await login(email, NEW)]).toEqual([401, 200]);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
  });

  test.each([
    ['short', 'elevenchars'],
    ['long', 'x y'.repeat(100)],
    ['the e-mail address', 'Admissions@SEU.example'],
    ['made of the university and a row of digits', 'seu123456789'],
  ])('a password that is %s is refused', async (_what, next) => {
    const answer = await change(await world().tokenOf('admissions'), DEMO_PASSWORD, next);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'next', message: expect.any(String) }]]);
  });

  test('guessing the present password has to wait', async () => {
    const token = await world().tokenOf('faculty');
    expect(await untilRefused(() => change(token, 'guess', NEW))).toBe(429);
  });

  test('nobody learns from the answer who has an account, and strangers get no mail', async () => {
    const [known, unknown] = [await ask('admin@seu.example'), await ask('stranger@other.example')];
    expect(known.statusCode).toBe(200);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await tokensFor('admin@seu.example')).toHaveLength(1);
    expect(await subjectsTo('stranger@other.example')).toEqual([]);
  });

  test('a link sets a password once and ends all sessions', async () => {
    const email = 'admissions@seu.example';
    const session = await world().tokenOf('admissions');
    const [older, token] = [await linkFor(email), await linkFor(email)];
    expect((await confirm(token, email)).json()).toMatchObject({ issues: [{ path: 'password' }] });
    expect((await confirm(token, NEW)).statusCode).toBe(200);
    expect(await isLive(session)).toBe(false);
    expect(await login(email, NEW)).toBe(200);
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

  test.each(['faculty@seu.example', 'nobody@seu.example'])('%s has to wait who asks again and again', async (email) => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) answers.push((await ask(email, '10.2.0.1')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

/** Other tests mock argon2. Last, because it resets modules. */
test('a password costs whoever guesses it what OWASP asks for', async () => {
  jest.resetModules();
  jest.doMock('@node-rs/argon2', () => jest.requireActual('@node-rs/argon2'));
  const { verifyPassword, hashPassword } = await import('./passwords');
  const hash = await hashPassword(NEW);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await verifyPassword(hash, NEW, 'a'), await verifyPassword(hash, `${NEW}!`, 'a')]).toEqual([true, false]);
});
