/** @jest-environment node */
import type { Approval, AuditLogLine, StaffMember } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { auditLog, oneTimeCodes, outbox, recoveryCodes, staff } from '../../../platform/database/schema';
import { demoLogins } from '../../../../demo/logins';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { onBothBareDatabases } from '../../../testing/bare';
import { must } from '../../../testing/must';
import { onDatabase, START } from '../../../testing/world';
import { resetFromCommandLine } from './reset';

const PROPOSER = 'admin@seu.example';
const SECOND = 'registrar@seu.example';

type Method = 'GET' | 'POST' | 'DELETE';

onDatabase('the reset of a lost second factor', (world) => {
  const login = (email: string, code?: string) => {
    const { password } = must(demoLogins.staff.find((each) => each.email === email));
    const payload = { email, password, ...(code && { one_time_code: code }) };
    return world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress: '10.5.0.1' });
  };
  const send = (token: string | undefined, method: Method, url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const tokenOf = async (email: string, code?: string) => (await login(email, code)).json<{ token?: string }>().token;
  const as = async (email: string, method: Method, url: string, payload?: object) =>
    send(await tokenOf(email), method, url, payload);
  const find = async (email: string) => {
    const { data } = (await as(PROPOSER, 'GET', '/staff')).json<{ data: { staff: StaffMember[] } }>();
    return must(data.staff.find((member) => member.email === email))._id;
  };
  const codeAt = (secret: string) => generate({ secret, epoch: Math.floor(world().clock.now.getTime() / 1000) });

  /** Turns one-time codes on. @returns their secret, and the token of a session */
  async function enrol(email: string) {
    const token = await tokenOf(email);
    const { secret } = (await send(token, 'POST', '/auth/second-factor')).json().data;
    const code = await codeAt(secret);
    expect((await send(token, 'POST', '/auth/second-factor/confirm', { code })).statusCode).toBe(200);
    return { token, secret: String(secret) };
  }

  const reason = 'Lost the phone on 3 January';
  const propose = async (email: string, body: object = { reason }) =>
    as(PROPOSER, 'POST', `/staff/${await find(email)}/second-factor-reset`, body);
  const approvalIn = (answer: { json(): unknown }) => (answer.json() as { data: { approval: Approval } }).data.approval;
  const approve = (by: string, { _id }: Approval) => as(by, 'POST', `/approval/${_id}/approve`);
  const subjectsTo = async (email: string) => (await mailTo(world(), email)).map(({ subject }) => subject);

  test('takes two admins, ends the sessions, and is told to its owner before and after', async () => {
    const email = 'notices@seu.example';
    const { token } = await enrol(email);
    const asked = await propose(email);
    expect([asked.statusCode, approvalIn(asked).what]).toEqual([
      200,
      expect.stringMatching(/^The second factor of .* \(notices@seu\.example\) is reset.* Reason: Lost the phone/),
    ]);
    expect(await subjectsTo(email)).toContain('Somebody asked to reset your second factor');
    expect((await login(email)).json().code).toBe('second_factor_required');
    expect((await approve(PROPOSER, approvalIn(asked))).json().code).toBe('second_person_required');
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(200);

    expect((await approve(SECOND, approvalIn(asked))).json().data.approval.state).toBe('approved');
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(401);
    const back = await tokenOf(email);
    expect((await send(back, 'GET', '/auth/second-factor')).json().data).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect(await subjectsTo(email)).toContain('Your second factor was reset');
    expect(await subjectsTo(PROPOSER)).toContain('A second person approved a proposal');
    const lines = (await as(PROPOSER, 'GET', '/audit?kind=rights')).json<{ data: { lines: AuditLogLine[] } }>().data
      .lines;
    expect(lines.map(({ text, notes }) => [text, ...notes])).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/ asked for a second person: a reset of the second factor of /), `Reason: ${reason}`],
        [expect.stringMatching(/^.+ reset the second factor of .+\.$/)],
      ]),
    );
  });

  test('is refused where it makes no sense', async () => {
    const unknown = await as(PROPOSER, 'POST', '/staff/not-there/second-factor-reset', { reason });
    expect(unknown.statusCode).toBe(404);
    const without = await propose('faculty@seu.example');
    expect([without.statusCode, without.json().message]).toEqual([409, expect.stringContaining('no second factor')]);
    const own = await propose(PROPOSER);
    expect([own.statusCode, own.json().message]).toEqual([409, expect.stringContaining('the page Password')]);
    for (const body of [{}, { reason: ' x ' }]) {
      const answer = await propose('faculty@seu.example', body);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'reason']);
    }
    await enrol('faculty@seu.example');
    expect((await propose('faculty@seu.example')).statusCode).toBe(200);
    expect((await propose('faculty@seu.example')).statusCode).toBe(409);
  });

  test('fails when its owner has turned it off meanwhile', async () => {
    const email = 'grievances@seu.example';
    const { token } = await enrol(email);
    const late = approvalIn(await propose(email));
    expect((await send(token, 'DELETE', '/auth/second-factor')).statusCode).toBe(200);
    expect((await approve(SECOND, late)).statusCode).toBe(409);
  });

  test('is not proposed where nobody could approve it: of two admins, the other one has lost it', async () => {
    await enrol(SECOND);
    const answer = await propose(SECOND);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('whoever runs the server'),
    ]);
  });
});

onBothBareDatabases('the reset of a lost second factor by whoever runs the server', (bare) => {
  const resetOf = (email: string) => resetFromCommandLine({ db: bare().db, now: () => START }, email);

  test('drops it, and tells its owner and the other admins', async () => {
    const { db } = bare();
    const account = { role: 'admin', disabled: false } as const;
    await db.insert(staff).values([
      { id: 'lone', email: 'lone@seu.example', name: 'Lone Admin', ...account },
      { id: 'other', email: 'other@seu.example', name: 'Other Admin', ...account },
    ]);
    await expect(resetOf('nobody@seu.example')).rejects.toThrow(/There is no account/);
    await expect(resetOf('lone@seu.example')).rejects.toThrow(/has no second factor/);
    await db.insert(oneTimeCodes).values({ staffId: 'lone', secret: 'sealed', confirmedAt: START });
    await db.insert(recoveryCodes).values({ staffId: 'lone', codeHash: 'hash' });
    await resetOf(' Lone@SEU.example ');
    expect(await db.$count(oneTimeCodes)).toBe(0);
    expect(await db.$count(recoveryCodes)).toBe(0);
    const mails = await db.select().from(outbox);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'lone@seu.example: Your second factor was reset',
      'other@seu.example: The account of a colleague was changed',
    ]);
    const lines = await db.select().from(auditLog).where(eq(auditLog.subject, 'staff:lone'));
    expect(lines).toMatchObject([{ actor: 'command-line', action: 'reset-second-factor' }]);
  });
});
