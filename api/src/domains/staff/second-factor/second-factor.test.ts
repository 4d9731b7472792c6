/** @jest-environment node */
import type { AuditLogLine } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { generate, generateSecret } from 'otplib';
import { auditLog, oneTimeCodes, recoveryCodes, staff } from '../../../platform/database/schema';
import { defaultMail } from '../../../platform/mail/settings';
import { FakeSmtp } from '../../../platform/mail/testing/fake-smtp';
import { seal, unseal } from '../../../platform/secrets';
import { must } from '../../../testing/must';
import { onEmbedded, onDatabase, START } from '../../../testing/world';
import { callerOf, STEP } from '../testing/caller';
import { resetFromCommandLine } from '../rights';
import { stepOf } from '../second-factor';

const KEY = 'k'.repeat(32);
const SECRET = generateSecret();
const inHindi = (digits: string) => digits.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');

test.each<[string, (code: string) => string, boolean]>([
  ['as the app has it', (code) => code, true],
  ['with the space of the app', (code) => `${code.slice(0, 3)} ${code.slice(3)}`, true],
  ['with a hyphen', (code) => `${code.slice(0, 3)}-${code.slice(3)}`, true],
  ['with a space that does not break', (code) => ` ${code.slice(0, 3)}\u00A0${code.slice(3)} `, true],
  ['in the digits of Hindi', inHindi, true],
  ['without its last digit', (code) => code.slice(0, 5), false],
  ['with one digit more', (code) => `${code}0`, false],
  ['with a letter', (code) => `${code.slice(0, 5)}o`, false],
])('a code %s', async (_what, typed, isRight) => {
  const seconds = START.getTime() / 1000;
  const code = await generate({ secret: SECRET, epoch: seconds });
  expect(await stepOf(SECRET, typed(code), START)).toBe(isRight ? Math.floor(seconds / 30) : undefined);
});

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
  const { accountOf, approvalIn, as, asStaff, codeOf, decide, later, logInBy, ...caller } = callerOf(world);
  const { subjectsTo, tokenOf, turnCodesOn, untilRefused } = caller;
  const login = (email: string, one_time_code?: string, network?: string) => logInBy(email, { one_time_code }, network);
  const laterBySteps = (steps: number) => later((steps * STEP) / 60_000);
  const enrol = async (email: string) => {
    const token = await tokenOf(email);
    return { token, ...(await turnCodesOn(token)) };
  };

  test('an account that has turned them on needs one to log in, each counts once, with a step to either side', async () => {
    const email = 'notices@seu.example';
    const token = await tokenOf(email);
    const { picture } = (await as(token, 'POST', '/auth/second-factor')).json().data;
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const wrong = await as(token, 'POST', '/auth/second-factor/confirm', { code: '000000' });
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'code']);
    expect((await login(email)).statusCode).toBe(200);
    const { secret } = await turnCodesOn(token);
    expect(await subjectsTo(email)).toEqual(['One-time codes were turned on']);
    const asked = await login(email);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_factor_required']);
    expect(asked.body).not.toContain('token"');
    laterBySteps(10);
    const code = await codeOf(secret);
    expect((await login(email, code)).json()).toEqual({
      status: 'success',
      token: expect.any(String),
      role: 'notices',
    });
    const again = await login(email, code);
    expect([again.statusCode, again.json().code]).toEqual([401, 'wrong_code']);
    laterBySteps(10);
    expect((await login(email, await codeOf(secret, 2))).statusCode).toBe(401);
    expect((await login(email, await codeOf(secret, -2))).statusCode).toBe(401);
    expect((await login(email, await codeOf(secret, 1))).statusCode).toBe(200);
    // Older than the last used one.
    expect((await login(email, await codeOf(secret))).statusCode).toBe(401);
    laterBySteps(10);
    const both = await codeOf(secret);
    const answers = await Promise.all([login(email, both), login(email, both)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const guessed = await logInBy(email, { password: 'guess', one_time_code: '123456' });
    expect([guessed.statusCode, guessed.json().code]).toEqual([401, 'wrong_credentials']);
  });

  test('each recovery code opens the door once, however it is written', async () => {
    const email = 'grievances@seu.example';
    const { token, recoveryCodes } = await enrol(email);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes.map(must);
    expect((await login(email, first)).statusCode).toBe(200);
    expect((await login(email, first)).statusCode).toBe(401);
    expect((await login(email, ` ${must(second).replace('-', ' ').toUpperCase()} `)).statusCode).toBe(200);
    expect((await as(token, 'GET', '/auth/second-factor')).json().data).toEqual({
      ...{ isOn: true, hasPasskey: false, isRequired: false, isProviderAccount: false, recoveryCodesLeft: 8 },
    });
    expect((await login('faculty@seu.example', recoveryCodes[2])).statusCode).toBe(200);
    expect((await login(email, recoveryCodes[2])).statusCode).toBe(200);
  });

  test('guessing codes makes the guesser wait, and nobody else', async () => {
    const email = 'admissions@seu.example';
    const { secret } = await enrol(email);
    laterBySteps(10);
    const guess = (attempt: number) => login(email, String(100000 + attempt), '10.4.2.1');
    expect(await untilRefused(guess)).toBe(429);
    expect((await login(email, await codeOf(secret))).statusCode).toBe(200);
  });

  test('they are turned off by a session that was proved of late, and then no code is asked for', async () => {
    const email = 'faculty@seu.example';
    const { token, secret } = await enrol(email);
    const second = await as(token, 'POST', '/auth/second-factor');
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
    laterBySteps(20);
    expect((await as(token, 'DELETE', '/auth/second-factor')).json().code).toBe('recent_login_required');
    const fresh = await tokenOf(email, await codeOf(secret));
    expect((await as(fresh, 'DELETE', '/auth/second-factor')).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
  });

  describe('that are lost', () => {
    const [PROPOSER, SECOND] = ['admin@seu.example', 'registrar@seu.example'];
    const reason = 'Lost the phone on 3 January';
    const propose = async (email: string, body: object = { reason }) =>
      asStaff(PROPOSER, 'POST', `/staff/${(await accountOf(email))._id}/second-factor-reset`, body);

    test('are reset by two admins, which ends the sessions, and is told to their owner before and after', async () => {
      const email = 'editor@seu.example';
      const { token } = await enrol(email);
      const asked = await propose(email);
      expect([asked.statusCode, approvalIn(asked).what]).toEqual([
        200,
        expect.stringMatching(
          /^The second factor of .* \(editor@seu\.example\) will be reset.* Reason: Lost the phone/,
        ),
      ]);
      expect(await subjectsTo(email)).toContain('Somebody asked to reset your second factor');
      expect((await login(email)).json().code).toBe('second_factor_required');
      expect((await decide(PROPOSER, approvalIn(asked))).json().code).toBe('second_person_required');
      expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(200);

      expect((await decide(SECOND, approvalIn(asked))).json().data.approval.state).toBe('approved');
      expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(401);
      const left = await as(await tokenOf(email), 'GET', '/auth/second-factor');
      expect(left.json().data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
      expect(await subjectsTo(email)).toContain('Your second factor was reset');
      expect(await subjectsTo(PROPOSER)).toContain('A second person approved a proposal');
      const answer = await asStaff(PROPOSER, 'GET', '/audit?kind=rights');
      const { lines } = answer.json<{ data: { lines: AuditLogLine[] } }>().data;
      expect(lines.map(({ text, notes }) => [text, ...notes])).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(/ asked for a second person: a reset of the second factor of /), `Reason: ${reason}`],
          [expect.stringMatching(/^.+ reset the second factor of .+\.$/)],
        ]),
      );
    });

    test('are not reset where it makes no sense', async () => {
      const unknown = await asStaff(PROPOSER, 'POST', '/staff/not-there/second-factor-reset', { reason });
      expect(unknown.statusCode).toBe(404);
      const without = await propose('faculty@seu.example');
      expect([without.statusCode, without.json().message]).toEqual([409, expect.stringContaining('no second factor')]);
      const own = await propose(PROPOSER);
      expect([own.statusCode, own.json().message]).toEqual([409, expect.stringContaining('the page Password')]);
      for (const body of [{}, { reason: ' x ' }]) {
        const answer = await propose('faculty@seu.example', body);
        expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'reason']);
      }
    });

    test('are proposed once, and not reset when their owner has turned them off meanwhile', async () => {
      const email = 'editor.fine-arts@seu.example';
      const { token } = await enrol(email);
      const late = approvalIn(await propose(email));
      expect((await propose(email)).statusCode).toBe(409);
      expect((await as(token, 'DELETE', '/auth/second-factor')).statusCode).toBe(200);
      expect((await decide(SECOND, late)).statusCode).toBe(409);
    });

    test('are not reset where nobody could approve it: of two admins, the other one has lost them', async () => {
      await enrol(SECOND);
      const answer = await propose(SECOND);
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringContaining('the people who run the server'),
      ]);
    });

    test('are reset by whoever runs the server, who tells their owner and the other admins', async () => {
      const { db } = world().api;
      const resetOf = (email: string) => resetFromCommandLine({ db, clock: () => START }, email);
      await db.insert(staff).values({ id: 'lone', email: 'lone@seu.example', name: 'Lone Admin', role: 'admin' });
      await expect(resetOf('nobody@seu.example')).rejects.toThrow(/There is no account/);
      await expect(resetOf('lone@seu.example')).rejects.toThrow(/has no second factor/);
      await db.insert(oneTimeCodes).values({ staffId: 'lone', secret: 'sealed', confirmedAt: START });
      await db.insert(recoveryCodes).values({ staffId: 'lone', codeHash: 'hash' });
      await resetOf(' Lone@SEU.example ');
      expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.staffId, 'lone'))).toBe(0);
      expect(await db.$count(recoveryCodes, eq(recoveryCodes.staffId, 'lone'))).toBe(0);
      expect(await subjectsTo('lone@seu.example')).toEqual(['Your second factor was reset']);
      for (const other of [PROPOSER, SECOND])
        expect(await subjectsTo(other)).toContain('The account of a colleague was changed');
      const lines = await db.select().from(auditLog).where(eq(auditLog.subject, 'staff:lone'));
      expect(lines).toMatchObject([{ actor: 'command-line', action: 'reset-second-factor' }]);
    });
  });
});

onEmbedded(
  'one-time codes in deployment',
  (world) => {
    test('an admin without them can do nothing but turn them on; who need not have them works on', async () => {
      const { as, turnCodesOn } = callerOf(world);
      const token = await world().tokenOf('admin');
      for (const url of ['/staff', '/mail', '/approval', '/grievance', '/admission/round', '/auth/session']) {
        const answer = await as(token, 'GET', url);
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'second_factor_missing']);
      }
      expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(200);
      await turnCodesOn(token);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
      expect((await as(token, 'DELETE', '/auth/second-factor')).statusCode).toBe(409);
      expect((await as(await world().tokenOf('notices'), 'GET', '/auth/session')).statusCode).toBe(200);
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
      const { codeOf, logInBy, turnCodesOn } = callerOf(world);
      const email = 'admissions@seu.example';
      const { secret } = await turnCodesOn((await logInBy(email)).json<{ token: string }>().token);
      const codes: string[] = [];
      for (let attempt = 0; attempt < 30 && codes.at(-1) !== 'code_required'; attempt++) {
        codes.push((await logInBy(email, { one_time_code: String(100000 + attempt) })).json().code);
      }
      expect(codes.at(-1)).toBe('code_required');
      await world().api.jobs.run('mail');
      const mail = must(smtp.received.filter(({ to, source }) => to === email && /Your code to/.test(source)).at(-1));
      const code = must(/is (\d{8})\./.exec(mail.source)?.[1]);
      expect((await logInBy(email, { code }, '10.5.99.1')).json().code).toBe('second_factor_required');
      const again = await logInBy(email, { code, one_time_code: await codeOf(secret, 1) }, '10.5.99.1');
      expect([again.statusCode, again.json().role ?? again.json().code]).toEqual([200, 'admissions']);
    });
  },
  {
    // A getter: the port is known at start only.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);
