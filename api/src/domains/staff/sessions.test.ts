/** @jest-environment node */
import { endpoints, type Endpoint } from '@university/shared/contract';
import { onDatabase } from '../../testing/world';
import { callerOf, DEMO_PASSWORD as password } from './testing/caller';

const NOTICES = 'notices@seu.example';

test('the calls that change rights, results and publication ask for a recent login', () => {
  const asking = Object.entries<Endpoint>(endpoints).flatMap(([name, { recentLogin }]) => (recentLogin ? name : []));
  expect(asking).toEqual(
    expect.arrayContaining([
      ...['inviteStaff', 'inviteMany', 'updateStaff', 'approve', 'decline', 'proposeSetting', 'importRound'],
      ...['listImportProblems', 'uploadPhotos', 'updateRound', 'copyCycle', 'publishCycle'],
      ...['decideResult', 'decideUg', 'decidePg', 'correctApplicant'],
    ]),
  );
});

onDatabase('sessions of staff', (world) => {
  const { post, as, later } = callerOf(world);
  const login = (payload: object, remoteAddress = '10.0.0.1') => post('/auth/login', payload, remoteAddress);
  /** 415: authorised. */
  const useToken = async (token: string) => (await as(token, 'POST', '/notice/upload')).statusCode;

  describe('a login', () => {
    test('tells the role, however the address is written, and is not kept', async () => {
      const answer = await login({ email: ` ${NOTICES.toUpperCase()} `, password });
      expect(answer.json()).toEqual({ status: 'success', token: expect.any(String), role: 'notices' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    });

    test('to an unknown account and with a wrong password gets the same answer', async () => {
      const unknown = await login({ email: 'nobody@seu.example', password: 'guess' });
      const wrong = await login({ email: 'admin@seu.example', password: 'guess' });
      expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'wrong_credentials']);
      expect(wrong.body).toBe(unknown.body);
    });

    test('has to wait after guesses at one account, longer and longer', async () => {
      const refused = () =>
        world()
          .api.probes.counts()
          .find(({ name }) => name === 'refused_attempts')?.value ?? 0;
      const before = refused();
      const guess = () => login({ email: 'victim@seu.example', password: 'guess' }, '10.0.0.2');
      for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).statusCode).toBe(401);
      const first = await guess();
      expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '15']);
      later(0.25);
      expect((await guess()).statusCode).toBe(401);
      expect((await guess()).headers['retry-after']).toBe('30');
      expect(refused()).toBe(before + 2);
    });

    test('counts where many are made at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => login({ email: 'crowd@seu.example', password: 'x' }, '10.0.0.3')),
      );
      expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    });

    test('is taken as JSON alone, of some size, and only from the site itself', async () => {
      const send = (payload: string | object, headers: Record<string, string>) =>
        world().call({ method: 'POST', url: '/auth/login', payload, headers });
      const form = await send('email=a', { 'content-type': 'application/x-www-form-urlencoded' });
      expect(form.statusCode).toBe(415);
      for (const [name, value] of [
        ['sec-fetch-site', 'cross-site'],
        ['origin', 'https://other.example'],
      ] as const)
        expect((await send({ email: NOTICES, password }, { [name]: value })).statusCode).toBe(403);
      const broken = await send('{"email":', { 'content-type': 'application/json' });
      expect([broken.statusCode, broken.json()]).toMatchObject([400, { status: 'error', code: 'bad_request' }]);
      expect((await login({ email: 'a'.repeat(100_000), password: 'x' })).statusCode).toBe(413);
    });

    test('by a provider is no way where none is set', async () => {
      expect((await world().call({ url: '/auth/ways' })).json().data).toEqual({ singleSignOn: null });
      for (const step of ['begin', 'return'])
        expect((await world().call({ url: `/auth/single-sign-on/${step}` })).statusCode).toBe(404);
      expect((await post('/auth/single-sign-on', {})).statusCode).toBe(410);
    });
  });

  test('a session ends by half an hour of rest and after ten hours', async () => {
    const token = await world().tokenOf('notices');
    expect(await useToken(token)).toBe(415);
    for (let hour = 0; hour < 10; hour += 0.4) {
      later(24);
      if (hour < 9.6) expect(await useToken(token)).toBe(415);
    }
    expect(await useToken(token)).toBe(401);
    const idle = await world().tokenOf('notices');
    later(30);
    expect(await useToken(idle)).toBe(401);
  });

  test('own sessions are listed and ended one by one, those of others never', async () => {
    const [mine, other] = [await world().tokenOf('editor'), await world().tokenOf('editor')];
    const stranger = await world().tokenOf('grievances');
    const { sessions } = (await as(mine, 'GET', '/auth/session')).json().data;
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(other);
    const { _id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await as(stranger, 'DELETE', `/auth/session/${_id}`)).statusCode).toBe(404);
    expect((await as(mine, 'DELETE', `/auth/session/${_id}`)).statusCode).toBe(200);
    expect((await as(other, 'GET', '/auth/me')).statusCode).toBe(401);
    expect((await as(mine, 'GET', '/auth/me')).statusCode).toBe(200);
  });

  describe('a recent login', () => {
    /** 404: authorised. */
    const change = async (token: string) =>
      (await as(token, 'PATCH', '/staff/not-there', { name: 'Some Body' })).statusCode;

    test('is asked for after ten minutes, and renewed by the password, not by use', async () => {
      const token = await world().tokenOf('admin');
      later(9);
      expect(await change(token)).toBe(404);
      later(1);
      const refused = await as(token, 'PATCH', '/staff/not-there', { name: 'Some Body' });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'recent_login_required']);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
      const wrong = await as(token, 'POST', '/auth/confirm', { password: 'guess' });
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'password']);
      expect(await change(token)).toBe(403);
      expect((await as(token, 'POST', '/auth/confirm', { password })).statusCode).toBe(200);
      expect(await change(token)).toBe(404);
    });

    test('of one session does nothing for another', async () => {
      const [one, other] = [await world().tokenOf('admin'), await world().tokenOf('admin')];
      later(10);
      await as(one, 'POST', '/auth/confirm', { password });
      expect([await change(one), await change(other)]).toEqual([404, 403]);
    });
  });
});
