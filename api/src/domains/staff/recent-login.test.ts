/** @jest-environment node */
import { endpoints, type Endpoint } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';

const { password } = must(demoLogins.staff[0]);

test('the calls that change rights, results and publication ask for a recent login', () => {
  const asking = Object.entries<Endpoint>(endpoints).flatMap(([name, { recentLogin }]) => (recentLogin ? name : []));
  expect(asking).toEqual(
    expect.arrayContaining([
      'inviteStaff',
      'inviteMany',
      'updateStaff',
      'approve',
      'decline',
      'proposeSetting',
      'importRound',
      'listImportProblems',
      'uploadPhotos',
      'updateRound',
      'copyCycle',
      'publishCycle',
      'decideResult',
      'decideUg',
      'decidePg',
    ]),
  );
});

onEmbedded('a recent login', (world) => {
  const call = (token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const later = (minutes: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
  };
  /** 404 shows that the door was open. */
  const change = async (token: string) =>
    (await call(token, 'PATCH', '/staff/not-there', { name: 'Some Body' })).statusCode;

  test('is asked for after ten minutes, and renewed by the password, not by use', async () => {
    const token = await world().tokenOf('admin');
    later(9);
    expect(await change(token)).toBe(404);
    later(1);
    const refused = await call(token, 'PATCH', '/staff/not-there', { name: 'Some Body' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'recent_login_required']);
    expect((await call(token, 'GET', '/staff')).statusCode).toBe(200);
    const wrong = await call(token, 'POST', '/auth/confirm', { password: 'guess' });
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'password']);
    expect(await change(token)).toBe(403);
    expect((await call(token, 'POST', '/auth/confirm', { password })).statusCode).toBe(200);
    expect(await change(token)).toBe(404);
  });

  test('of one session does nothing for another', async () => {
    const [one, other] = [await world().tokenOf('admin'), await world().tokenOf('admin')];
    later(10);
    await call(one, 'POST', '/auth/confirm', { password });
    expect([await change(one), await change(other)]).toEqual([404, 403]);
  });

  test('guessing the password there has to wait', async () => {
    const token = await world().tokenOf('faculty');
    const answers: number[] = [];
    for (let attempt = 0; attempt < 25 && answers.at(-1) !== 429; attempt++) {
      answers.push((await call(token, 'POST', '/auth/confirm', { password: 'guess' })).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
  });

  test('own sessions are listed and ended one by one, those of others never', async () => {
    const [mine, other] = [await world().tokenOf('notices'), await world().tokenOf('notices')];
    const stranger = await world().tokenOf('grievances');
    const { sessions } = (await call(mine, 'GET', '/auth/session')).json().data;
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(other);
    const { _id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await call(stranger, 'DELETE', `/auth/session/${_id}`)).statusCode).toBe(404);
    expect((await call(mine, 'DELETE', `/auth/session/${_id}`)).statusCode).toBe(200);
    expect((await call(other, 'GET', '/auth/me')).statusCode).toBe(401);
    expect((await call(mine, 'GET', '/auth/me')).statusCode).toBe(200);
  });

  test('many are invited at once, all or none, and none as admin', async () => {
    const token = await world().tokenOf('admin');
    const invite = (people: object[]) => call(token, 'POST', '/staff/bulk', { people });
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

  test('the last login stands in the list of accounts', async () => {
    const token = await world().tokenOf('admin');
    const { staff } = (await call(token, 'GET', '/staff')).json().data;
    const own = staff.find(({ email }: { email: string }) => email === 'admin@seu.example');
    expect(own.last_login_at).toBe(world().clock.now.toISOString());
  });
});
