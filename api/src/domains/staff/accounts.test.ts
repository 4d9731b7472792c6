/** @jest-environment node */
import type { StaffMember } from '@university/shared/contract';
import { StartupError } from '@university/web';
import { eq } from 'drizzle-orm';
import { demoLogins } from '../../../demo/logins';
import { auditLog, staff } from '../../platform/database/schema';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { onBothBareDatabases } from '../../testing/bare';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { createAdmin } from './create-admin';
import { fits } from './passwords';

const PASSWORD = 'four words that rhyme';

onDatabase('accounts of staff', (world) => {
  const send = async (token: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const asAdmin = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    send(await world().tokenOf('admin'), method, url, payload);
  const all = async () => (await asAdmin('GET', '/staff')).json<{ data: { staff: StaffMember[] } }>().data.staff;
  const find = async (email: string) => must((await all()).find((member) => member.email === email));
  const patch = async (id: string, update: object) => asAdmin('PATCH', `/staff/${id}`, update);
  const loginStatus = async (email: string, password: string) =>
    (await world().call({ method: 'POST', url: '/auth/login', payload: { email, password } })).statusCode;

  /** A second admin agrees to what waits for one. */
  async function agree(answer: { json(): unknown }): Promise<void> {
    const { approval } = (answer.json() as { data: { approval?: { _id: string } } }).data;
    if (!approval) return;
    const { email, password } = must(demoLogins.staff.find(({ email }) => email === 'registrar@seu.example'));
    const login = await world().call({ method: 'POST', url: '/auth/login', payload: { email, password } });
    const agreed = await send(login.json<{ token: string }>().token, 'POST', `/approval/${approval._id}/approve`);
    expect(agreed.statusCode).toBe(200);
  }

  /** Invites somebody and takes the invitation up. @returns the id */
  async function member(email: string, role: string): Promise<string> {
    const invited = await asAdmin('POST', '/staff', { email, name: 'Nisha Vyas', role });
    expect(invited.statusCode).toBe(200);
    await agree(invited);
    const mails = await mailTo(world(), email);
    const token = mails.flatMap(({ text }) => /\/password#([\w-]+)/.exec(text)?.[1] ?? [])[0];
    const payload = { token, password: PASSWORD };
    expect((await world().call({ method: 'POST', url: '/auth/password-reset/confirm', payload })).statusCode).toBe(200);
    return invited.json<{ data: { staff: StaffMember } }>().data.staff._id;
  }

  async function tokenOf(email: string): Promise<string> {
    const answer = await world().call({ method: 'POST', url: '/auth/login', payload: { email, password: PASSWORD } });
    return answer.json<{ token: string }>().token;
  }

  test('an invited person chooses a password by the mailed link and logs in', async () => {
    const email = 'nisha.vyas@seu.example';
    const invited = await asAdmin('POST', '/staff', {
      email: 'Nisha.Vyas@SEU.example',
      name: 'Nisha Vyas',
      role: 'notices',
    });
    expect(invited.json()).toEqual({
      status: 'success',
      data: {
        staff: {
          _id: expect.any(String),
          email,
          name: 'Nisha Vyas',
          role: 'notices',
          isIccMember: false,
          scopes: [],
          disabled: false,
          invited: true,
          isRoleFromGroups: false,
          last_login_at: null,
        },
      },
    });
    expect(await loginStatus(email, '')).toBe(400);
    expect(await loginStatus(email, 'null')).toBe(401);
    const [mail] = await mailTo(world(), email);
    const token = /\/password#([\w-]+)/.exec(must(mail).text)?.[1];
    world().clock.now = new Date(START.getTime() + 2 * 24 * 60 * 60_000);
    const payload = { token, password: PASSWORD };
    expect((await world().call({ method: 'POST', url: '/auth/password-reset/confirm', payload })).statusCode).toBe(200);
    world().clock.now = START;
    expect(await loginStatus(email, PASSWORD)).toBe(200);
    expect((await find(email)).invited).toBe(false);
    const again = await asAdmin('POST', '/staff', { email, name: 'Somebody Else', role: 'admin' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  });

  test('what is wrong with an invitation is named', async () => {
    const answer = await asAdmin('POST', '/staff', { email: 'nobody', name: '', role: 'king' });
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'name', 'role']);
    expect((await patch('x', {})).statusCode).toBe(400);
    expect((await patch('x', { name: 'Some Body' })).statusCode).toBe(404);
  });

  test('it is for admins alone', async () => {
    const token = await world().tokenOf('notices');
    for (const [method, url] of [
      ['GET', '/staff'],
      ['POST', '/staff'],
      ['PATCH', '/staff/x'],
    ] as const) {
      expect((await send(token, method, url, {})).statusCode).toBe(403);
    }
  });

  test('who is disabled is out at once and cannot come back', async () => {
    const email = 'leaves@seu.example';
    const id = await member(email, 'notices');
    const token = await tokenOf(email);
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(200);
    expect((await patch(id, { disabled: true })).json()).toMatchObject({ data: { staff: { disabled: true } } });
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect(await loginStatus(email, PASSWORD)).toBe(401);
    const before = (await mailTo(world(), email)).length;
    await world().call({ method: 'POST', url: '/auth/password-reset', payload: { email } });
    expect(await mailTo(world(), email)).toHaveLength(before);
    await patch(id, { disabled: false });
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect(await loginStatus(email, PASSWORD)).toBe(200);
  });

  test('another role counts from now on, after a new login', async () => {
    const email = 'moves@seu.example';
    const id = await member(email, 'notices');
    const token = await tokenOf(email);
    expect((await patch(id, { name: 'New Name' })).json()).toMatchObject({ data: { staff: { name: 'New Name' } } });
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(200);
    await agree(await patch(id, { role: 'admin' }));
    expect((await send(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect((await send(await tokenOf(email), 'GET', '/staff')).statusCode).toBe(200);
    await patch(id, { disabled: true });
  });

  test('what an editor may change is stored, and each change of it is written down', async () => {
    const email = 'scoped@seu.example';
    const scopes = ['campus:c1', 'department:d1'];
    await asAdmin('POST', '/staff', { email, name: 'Tara Sen', role: 'editor', scopes });
    const { _id } = await find(email);
    expect((await find(email)).scopes).toEqual(scopes);
    expect((await patch(_id, { scopes: ['everything'] })).statusCode).toBe(400);
    expect((await patch(_id, { scopes: ['catalogue'] })).statusCode).toBe(200);
    expect((await find(email)).scopes).toEqual(['catalogue']);
    const { db } = world().api;
    const written = await db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subject, `staff:${_id}`));
    expect(written.map(({ detail }) => detail)).toEqual([
      { role: 'editor', scopes: 'campus:c1 department:d1' },
      { scopes: { from: 'campus:c1 department:d1', to: 'catalogue' } },
    ]);
  });

  test.each([{ disabled: true }, { role: 'notices' }, { isIccMember: true }])(
    'nobody does %j to himself; so an admin always stays',
    async (update) => {
      const own = await find('admin@seu.example');
      const answer = await patch(own._id, update);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
      expect(await find('admin@seu.example')).toEqual(own);
      expect((await patch(own._id, { role: 'admin', name: own.name })).statusCode).toBe(200);
    },
  );

  test('of two admins who disable each other at once one stays', async () => {
    const [first, second] = ['first.admin@seu.example', 'second.admin@seu.example'];
    const ids = [await member(first, 'admin'), await member(second, 'admin')];
    const tokens = [await tokenOf(first), await tokenOf(second)];
    const answers = await Promise.all(
      [0, 1].map((index) => send(must(tokens[index]), 'PATCH', `/staff/${ids[1 - index]}`, { disabled: true })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = (await all()).filter(({ _id, disabled }) => ids.includes(_id) && !disabled);
    expect(left).toHaveLength(1);
  });
});

onBothBareDatabases('the first admin', (bare) => {
  const make = (values: object = {}) =>
    createAdmin(
      { db: bare().db, now: () => START },
      { email: 'Head@seu.example', name: 'The Head', password: PASSWORD, ...values },
    );

  test('is made from a command line, once', async () => {
    const id = await make();
    const [row] = await bare().db.select().from(staff).where(eq(staff.id, id));
    expect(row).toMatchObject({ email: 'head@seu.example', name: 'The Head', role: 'admin', disabled: false });
    expect(await fits(row?.passwordHash, PASSWORD, 'test')).toBe(true);
    const lines = await bare()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subject, `staff:${id}`));
    expect(lines).toMatchObject([{ actor: 'command-line', action: 'create-admin' }]);
    await expect(make()).rejects.toThrow(/There is an account with the address head@seu.example/);
  });

  test.each([
    [{ email: 'head' }, /email: /],
    [{ name: '' }, /name: /],
    [{ password: 'short' }, /password: .*12/],
    [{ password: 'password@2024' }, /password: Many people/],
  ])('%j is refused in one sentence', async (values, message) => {
    await expect(make(values)).rejects.toThrow(StartupError);
    await expect(make(values)).rejects.toThrow(message);
  });
});
