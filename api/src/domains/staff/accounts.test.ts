/** @jest-environment node */
import type { StaffMember } from '@university/shared/contract';
import { StartupError } from '@university/web';
import { eq } from 'drizzle-orm';
import { auditLog, staff } from '../../platform/database/schema';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { createAdmin } from './accounts';
import { verifyPassword } from './passwords';
import { callerOf, CHOSEN_PASSWORD } from './testing/caller';

onDatabase('accounts of staff', (world) => {
  const { accountOf, approvalIn, as, decide, later, logInBy, post, takeUp, tokenOf } = callerOf(world);
  const asAdmin = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    as(await world().tokenOf('admin'), method, url, payload);
  const patch = async (id: string, update: object) => asAdmin('PATCH', `/staff/${id}`, update);
  const loginStatus = async (email: string, password?: string) => (await logInBy(email, { password })).statusCode;
  const linesOf = async (id: string) =>
    world()
      .api.db.select()
      .from(auditLog)
      .where(eq(auditLog.subject, `staff:${id}`));

  async function agree(answer: Awaited<ReturnType<typeof patch>>): Promise<void> {
    if (answer.json().data.approval === undefined) return;
    expect((await decide('registrar@seu.example', approvalIn(answer))).statusCode).toBe(200);
  }

  async function member(email: string, role: string): Promise<string> {
    const invited = await asAdmin('POST', '/staff', { email, name: 'Nisha Vyas', role });
    expect(invited.statusCode).toBe(200);
    await agree(invited);
    expect((await takeUp(email)).statusCode).toBe(200);
    return invited.json<{ data: { staff: StaffMember } }>().data.staff._id;
  }

  test('an invited person chooses a password by the mailed link and logs in', async () => {
    const email = 'nisha.vyas@seu.example';
    const given = { email: 'Nisha.Vyas@SEU.example', name: 'Nisha Vyas', role: 'notices' };
    const invited = await asAdmin('POST', '/staff', given);
    const rights = { role: 'notices', isIccMember: false, scopes: [], isRoleFromGroups: false };
    const state = { disabled: false, invited: true, last_login_at: null };
    expect(invited.json()).toEqual({
      status: 'success',
      data: { staff: { _id: expect.any(String), email, name: 'Nisha Vyas', ...rights, ...state } },
    });
    expect([await loginStatus(email, ''), await loginStatus(email, 'null')]).toEqual([400, 401]);
    later(2 * 24 * 60);
    expect((await takeUp(email)).statusCode).toBe(200);
    world().clock.now = START;
    expect(await loginStatus(email)).toBe(200);
    expect(await accountOf(email)).toMatchObject({ invited: false, last_login_at: START.toISOString() });
    const again = await asAdmin('POST', '/staff', { email, name: 'Somebody Else', role: 'admin' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  });

  test('what is wrong with an invitation is named', async () => {
    const answer = await asAdmin('POST', '/staff', { email: 'nobody', name: '', role: 'king' });
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'name', 'role']);
    expect((await patch('x', {})).statusCode).toBe(400);
    expect((await patch('x', { name: 'Some Body' })).statusCode).toBe(404);
  });

  test('many are invited at once, all or none, and none as admin', async () => {
    const invite = (people: object[]) => asAdmin('POST', '/staff/bulk', { people });
    const person = (email: string, role = 'notices') => ({ email, name: 'Nisha Vyas', role });
    const mixed = await invite([person('a@seu.example'), person('notices@seu.example'), person('A@seu.example')]);
    expect([mixed.statusCode, mixed.json().issues]).toEqual([
      400,
      [
        { path: 'people.1.email', message: expect.stringContaining('an account') },
        { path: 'people.2.email', message: expect.stringContaining('twice') },
      ],
    ]);
    const admin = await invite([person('a@seu.example', 'admin')]);
    expect(admin.json().issues).toEqual([{ path: 'people.0.role', message: 'Invite administrators one by one' }]);
    const done = await invite([person('a@seu.example'), { ...person('b@seu.example'), isIccMember: true }]);
    expect(done.json().data.staff).toMatchObject([{ email: 'a@seu.example' }, { isIccMember: false }]);
  });

  test('who is disabled is out at once and cannot come back', async () => {
    const email = 'leaves@seu.example';
    const id = await member(email, 'notices');
    const token = await tokenOf(email);
    expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(200);
    expect((await patch(id, { disabled: true })).json()).toMatchObject({ data: { staff: { disabled: true } } });
    expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect(await loginStatus(email)).toBe(401);
    const before = (await mailTo(world(), email)).length;
    await post('/auth/password-reset', { email });
    expect(await mailTo(world(), email)).toHaveLength(before);
    await patch(id, { disabled: false });
    expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect(await loginStatus(email)).toBe(200);
  });

  test('another role counts from now on, after a new login', async () => {
    const email = 'moves@seu.example';
    const id = await member(email, 'notices');
    const token = await tokenOf(email);
    expect((await patch(id, { name: 'New Name' })).json()).toMatchObject({ data: { staff: { name: 'New Name' } } });
    expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(200);
    await agree(await patch(id, { role: 'admin' }));
    expect((await as(token, 'GET', '/auth/me')).statusCode).toBe(401);
    expect((await as(await tokenOf(email), 'GET', '/staff')).statusCode).toBe(200);
    await patch(id, { disabled: true });
  });

  test('what an editor may change is stored, and each change of it is written down', async () => {
    const email = 'scoped@seu.example';
    const scopes = ['campus:c1', 'department:d1'];
    await asAdmin('POST', '/staff', { email, name: 'Tara Sen', role: 'editor', scopes });
    const { _id, scopes: stored } = await accountOf(email);
    expect(stored).toEqual(scopes);
    expect((await patch(_id, { scopes: ['everything'] })).statusCode).toBe(400);
    expect((await patch(_id, { scopes: ['catalogue'] })).statusCode).toBe(200);
    expect((await accountOf(email)).scopes).toEqual(['catalogue']);
    expect((await linesOf(_id)).map(({ detail }) => detail)).toEqual([
      { role: 'editor', scopes: 'campus:c1 department:d1' },
      { scopes: { from: 'campus:c1 department:d1', to: 'catalogue' } },
    ]);
  });

  test.each([{ disabled: true }, { role: 'notices' }, { isIccMember: true }])(
    'nobody does %j to himself; so an admin always stays',
    async (update) => {
      const { _id, ...own } = await accountOf('admin@seu.example');
      const answer = await patch(_id, update);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
      expect(await accountOf('admin@seu.example')).toMatchObject(own);
      expect((await patch(_id, { role: 'admin', name: own.name })).statusCode).toBe(200);
    },
  );

  test('of two admins who disable each other at once one stays', async () => {
    const [first, second] = ['first.admin@seu.example', 'second.admin@seu.example'];
    const ids = [await member(first, 'admin'), await member(second, 'admin')];
    const tokens = [await tokenOf(first), await tokenOf(second)];
    const answers = await Promise.all(
      [0, 1].map((index) => as(must(tokens[index]), 'PATCH', `/staff/${ids[1 - index]}`, { disabled: true })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = [await accountOf(first), await accountOf(second)].filter(({ disabled }) => !disabled);
    expect(left).toHaveLength(1);
    await patch(must(left[0])._id, { disabled: true });
  });

  describe('of rights that are taken away', () => {
    const OWN = 'Your account in the staff area was changed';
    const OTHERS = 'The account of a colleague was changed';
    const WATCHING = ['admin@seu.example', 'registrar@seu.example', 'grievances@seu.example'];

    async function toldOf(email: string, update: object) {
      const read = async () => {
        const found: string[] = [];
        // Sequential: concurrent deliveries share the mails.
        for (const to of new Set([email, ...WATCHING])) {
          const mails = (await mailTo(world(), to)).filter(({ subject }) => [OWN, OTHERS].includes(subject));
          found.push(...mails.map(({ subject, text }) => `${to}: ${subject}\n${text}`));
        }
        return found;
      };
      const before = await read();
      const answer = await patch((await accountOf(email))._id, update);
      expect(answer.statusCode).toBe(200);
      await agree(answer);
      return (await read()).filter((mail) => !before.includes(mail));
    }
    const firstLines = (told: string[]) => told.map((mail) => mail.split('\n')[0]).sort();

    test('another role: the person alone is told, where it is not admin; another name takes nothing away', async () => {
      const email = 'notices@seu.example';
      const told = await toldOf(email, { role: 'faculty' });
      expect(told).toEqual([expect.stringContaining('The role was Notices desk, and is Faculty from now on.')]);
      expect(told[0]).toMatch(/^notices@seu.example: Your account/);
      expect(await toldOf(email, { name: 'Another Name' })).toEqual([]);
    });

    test('the end of a membership of the committee: the person, the admins and the members are told', async () => {
      const email = 'admissions@seu.example';
      expect(await toldOf(email, { isIccMember: true })).toEqual([]);
      const told = await toldOf(email, { isIccMember: false });
      expect(firstLines(told)).toEqual([`${email}: ${OWN}`, ...WATCHING.map((to) => `${to}: ${OTHERS}`)].sort());
      for (const mail of told) expect(mail).toContain('The membership of the Internal Complaints Committee has ended.');
      expect(must(told.find((mail) => mail.startsWith('grievances@')))).toContain('(admissions@seu.example)');
    });

    test('a disabled account: its owner is told, and of an admin the others too; again is told to nobody', async () => {
      const of = (email: string) => toldOf(email, { disabled: true });
      expect(await of('faculty@seu.example')).toEqual([expect.stringContaining('Nobody can log in with it')]);
      expect(await of('faculty@seu.example')).toEqual([]);
      expect(firstLines(await of('registrar@seu.example'))).toEqual([
        `admin@seu.example: ${OTHERS}`,
        `grievances@seu.example: ${OTHERS}`,
        `registrar@seu.example: ${OWN}`,
      ]);
    });
  });

  describe('the first admin', () => {
    const make = (values: object = {}) =>
      createAdmin(
        { db: world().api.db, clock: () => START },
        { email: 'Head@seu.example', name: 'The Head', password: CHOSEN_PASSWORD, ...values },
      );

    test('is made from a command line, once', async () => {
      const id = await make();
      const [row] = await world().api.db.select().from(staff).where(eq(staff.id, id));
      expect(row).toMatchObject({ email: 'head@seu.example', name: 'The Head', role: 'admin', disabled: false });
      expect(await verifyPassword(row?.passwordHash, CHOSEN_PASSWORD, 'test')).toBe(true);
      expect(await linesOf(id)).toMatchObject([{ actor: 'command-line', action: 'create-admin' }]);
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
});
