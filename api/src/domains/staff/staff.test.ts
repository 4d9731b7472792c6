/** @jest-environment node */
import { MINUTE } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { onDatabase } from '../../testing/world';
import { must } from '../../testing/must';

const [admin, notices] = demoLogins.staff;

onDatabase('staff login', (world) => {
  const login = (payload: object, remoteAddress = '10.0.0.1') =>
    world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress });
  /** An upload without a body: 415 shows that the door was open. */
  const useToken = async (token: string) =>
    (await world().call({ method: 'POST', url: '/notice/upload', headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  const later = (minutes: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
  };

  test.each(demoLogins.staff)('$role logs in and learns the role', async ({ email, password, role }) => {
    const answer = await login({ email: ` ${email.toUpperCase()} `, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', token: expect.any(String), role });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an unknown account and a wrong password get the same answer', async () => {
    const unknown = await login({ email: 'nobody@seu.example', password: 'guess' });
    const wrong = await login({ email: must(admin).email, password: 'guess' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toMatchObject({ code: 'wrong_credentials' });
    expect(wrong.body).toBe(unknown.body);
  });

  test('what is missing is named', async () => {
    const answer = await login({});
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['email', 'password']);
  });

  test('guessing one account has to wait, longer and longer', async () => {
    const guess = () => login({ email: 'victim@seu.example', password: 'guess' }, '10.0.0.2');
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).statusCode).toBe(401);
    const first = await guess();
    expect(first.statusCode).toBe(429);
    expect(first.headers['retry-after']).toBe('15');
    later(0.25);
    expect((await guess()).statusCode).toBe(401);
    expect((await guess()).headers['retry-after']).toBe('30');
    expect(world().api.probes.counts()).toContainEqual(expect.objectContaining({ name: 'refused_attempts', value: 2 }));
  });

  test('attempts made at once count too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ email: 'crowd@seu.example', password: 'x' }, '10.0.0.3')),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  });

  test('a session ends by logout, by half an hour of rest and after ten hours', async () => {
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
    const left = await world().tokenOf('notices');
    await world().call({ method: 'POST', url: '/auth/logout', headers: { authorization: `Bearer ${left}` } });
    expect(await useToken(left)).toBe(401);
  });

  test('only JSON is taken, and only from the site itself', async () => {
    const form = await world().call({
      method: 'POST',
      url: '/auth/login',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }]) {
      const answer = await world().call({ method: 'POST', url: '/auth/login', payload: must(notices), headers });
      expect(answer.statusCode).toBe(403);
    }
    const broken = await world().call({
      method: 'POST',
      url: '/auth/login',
      payload: '{"email":',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ status: 'error', code: 'bad_request' });
    const long = await login({ email: 'a'.repeat(100_000), password: 'x' });
    expect(long.statusCode).toBe(413);
  });
});
