/** @jest-environment node */
import type { Allotment, Decision } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { onDatabase, START } from '../../testing/world';
import { must } from '../../testing/must';

const applicant = (start: string) => must(demoLogins.applicants.find(({ email }) => email.startsWith(start)));

onDatabase('seat allotment', (world) => {
  const post = (
    payload: object,
    {
      category = 'diploma',
      ...request
    }: { category?: string; remoteAddress?: string; headers?: Record<string, string> } = {},
  ) => world().call({ method: 'POST', url: `/result?category=${category}`, payload, ...request });

  /** Signs in one of the demonstration's applicants. */
  async function signIn(start: string) {
    const { email, birthDate, track, round } = applicant(start);
    const answer = await post({ email, password: birthDate, round }, { category: track });
    expect(answer.statusCode).toBe(200);
    const [cookie] = answer.cookies as { name: string; value: string }[];
    return { allotment: answer.json<{ data: Allotment }>().data, cookies: { applicant: must(cookie).value }, answer };
  }

  const decide = (
    session: { allotment: Allotment; cookies: Record<string, string> },
    status: Decision,
    form_number?: string,
  ) =>
    world().call({
      method: 'PUT',
      url: `/result/${session.allotment.record._id}`,
      cookies: session.cookies,
      payload: { status, form_number },
    });

  test.each(demoLogins.applicants.filter(({ track }) => track === 'diploma' || track === 'btech'))(
    '$email sees their own record',
    async ({ email, outcome, preference, status, formNumber, name }) => {
      const { allotment, answer, cookies } = await signIn(email);
      expect(allotment.record).toMatchObject({
        outcome,
        program_preference: preference,
        status,
        form_number: `••••••••${formNumber.slice(-3)}`,
        name,
      });
      expect(allotment.window.isOpen).toBe(true);
      expect(allotment.serverTime).toBe(START.toISOString());
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^applicant=[\w-]{43}; Max-Age=1800; Path=\/api\/v1; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/),
      ]);
      const again = await world().call({ url: '/result/me', cookies });
      expect(again.json()).toEqual({ status: 'success', data: allotment });
      expect(again.headers['cache-control']).toBe('no-store');
    },
  );

  test('what is offered depends on the preference, the round and what was said before', async () => {
    expect((await signIn('asha')).allotment.offered).toEqual(['freeze', 'reject']);
    expect((await signIn('ravi')).allotment.offered).toEqual(['freeze', 'float', 'upgrade', 'reject']);
    expect((await signIn('tenzin')).allotment.offered).toEqual(['freeze', 'reject']);
    expect((await signIn('farah')).allotment.offered).toEqual(['freeze']);
    expect((await signIn('meena')).allotment.offered).toEqual([]);
    expect((await signIn('joseph')).allotment.offered).toEqual([]);
  });

  test('an unknown e-mail and a wrong date get the same answer', async () => {
    const unknown = await post({ email: 'nobody@applicant.example', password: '01-01-2008' });
    const wrong = await post({ email: applicant('asha').email, password: '01-01-2008' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toMatchObject({ code: 'wrong_credentials' });
    expect(wrong.body).toBe(unknown.body);
  });

  test('guessing a date of birth has to wait', async () => {
    const guess = () =>
      post({ email: 'victim@applicant.example', password: '01-01-2008' }, { remoteAddress: '10.0.0.9' });
    for (let attempt = 0; attempt < 5; attempt++) await guess();
    const answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('15');
  });

  test.each([
    [{ email: 'not an address', password: '14-02-2007' }, 'email'],
    [{ email: 'a@b.example', password: '2007-02-14' }, 'password'],
    [{ email: 'a@b.example', password: '14-02-2007', round: 'two' }, 'round'],
  ])('%j is refused and names %s', async (payload, field) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual([field]);
  });

  test('a round that is not out, or is not there, tells nothing', async () => {
    const { email, birthDate } = applicant('asha');
    for (const round of [2, 7]) {
      const answer = await post({ email, password: birthDate, round });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_published' });
    }
    expect((await post({ email, password: birthDate }, { category: 'ug' })).statusCode).toBe(400);
  });

  test('only JSON from the site itself signs in', async () => {
    const { email, birthDate } = applicant('asha');
    const form = await world().call({
      method: 'POST',
      url: '/result?category=diploma',
      payload: `email=${email}`,
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.statusCode).toBe(415);
    const foreign = await post({ email, password: birthDate }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
  });

  test('nobody decides without the cookie, or on the record of another', async () => {
    const [asha, ravi] = [await signIn('asha'), await signIn('ravi')];
    expect((await decide({ ...asha, cookies: {} }, 'freeze')).statusCode).toBe(401);
    expect((await decide({ ...asha, cookies: { applicant: 'x'.repeat(43) } }, 'freeze')).statusCode).toBe(401);
    expect((await decide({ ...asha, cookies: ravi.cookies }, 'freeze')).statusCode).toBe(403);
    expect((await world().call({ url: '/result/me' })).statusCode).toBe(401);
  });

  test('signing out ends the session, and the browser forgets its cookie', async () => {
    const { cookies } = await signIn('asha');
    const signOut = (request: object) => world().call({ method: 'POST', url: '/result/sign-out', ...request });
    expect((await signOut({ cookies, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await world().call({ url: '/result/me', cookies })).statusCode).toBe(200);
    for (const request of [{ cookies }, { cookies }, {}]) {
      const answer = await signOut(request);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 'success', data: {} });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toBe('applicant=; Max-Age=0; Path=/api/v1; HttpOnly; SameSite=Strict');
    }
    expect((await world().call({ url: '/result/me', cookies })).statusCode).toBe(401);
  });

  test('signing out ends no other session', async () => {
    const [here, elsewhere] = [await signIn('asha'), await signIn('asha')];
    await world().call({ method: 'POST', url: '/result/sign-out', cookies: here.cookies });
    expect((await world().call({ url: '/result/me', cookies: elsewhere.cookies })).statusCode).toBe(200);
  });

  test('no answer to an applicant gives the whole form number away', async () => {
    const tenzin = await signIn('tenzin');
    const answers = [
      tenzin.answer,
      await world().call({ url: '/result/me', cookies: tenzin.cookies }),
      await decide(tenzin, 'reject'),
      await decide(tenzin, 'freeze', applicant('tenzin').formNumber),
      await decide(tenzin, 'float'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 200, 409]);
    for (const { body } of answers) expect(body).not.toContain(applicant('tenzin').formNumber);
    expect(answers.at(-1)?.json().data.record.form_number).toMatch(/^•{8}\d{3}$/);
  });

  test('a session ends after half an hour', async () => {
    const { cookies } = await signIn('asha');
    world().clock.now = new Date(START.getTime() + DAY / 48);
    expect((await world().call({ url: '/result/me', cookies })).statusCode).toBe(401);
  });

  test('when the window has closed a seat not decided on has lapsed', async () => {
    world().clock.now = new Date(START.getTime() + 5 * DAY);
    const asha = await signIn('asha');
    expect(asha.allotment).toMatchObject({ record: { status: 'lapsed' }, offered: [], window: { isOpen: false } });
    const answer = await decide(asha, 'freeze');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', data: { record: { status: 'lapsed' } } });
  });

  test('e-mail address and date of birth alone decide nothing', async () => {
    const ravi = await signIn('ravi');
    for (const status of ['freeze', 'float', 'upgrade', 'reject'] as const) {
      const answer = await decide(ravi, status);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'proof_required',
        message: 'Give your form number. You need it once while you are signed in.',
        issues: [{ path: 'form_number' }],
      });
    }
    const me = await world().call({ url: '/result/me', cookies: ravi.cookies });
    expect(me.json().data).toMatchObject({ record: { status: 'pending' }, proved: false });
  });

  test('the form number, which a final decision needs, cannot be guessed at', async () => {
    const ravi = await signIn('ravi');
    for (const wrong of ['1', '2', '3', '4', '5'].map((digit) => `SEU2510001${digit}`)) {
      const answer = await decide(ravi, 'upgrade', wrong);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'wrong_proof', message: expect.stringContaining('form number') });
    }
    const early = await decide(ravi, 'upgrade', 'SEU25100002');
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBe(15);
    const later = new Date(START.getTime() + 16_000);
    world().clock.now = later;
    const answer = await decide(ravi, 'upgrade', ' seu25100002 ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      record: { status: 'upgrade', decided_at: later.toISOString() },
      offered: [],
    });
  });

  test('from float one may still freeze; the same decision again changes nothing, another is refused', async () => {
    const farah = await signIn('farah');
    const first = await decide(farah, 'freeze', applicant('farah').formNumber);
    expect(first.json().data.record).toMatchObject({ status: 'freeze', decided_at: START.toISOString() });
    world().clock.now = new Date(START.getTime() + 60_000);
    const again = await decide(farah, 'freeze');
    expect(again.statusCode).toBe(200);
    expect(again.json().data.record).toEqual(first.json().data.record);
    const other = await decide(farah, 'reject');
    expect(other.statusCode).toBe(409);
    expect(other.json().data.record.status).toBe('freeze');
  });

  test('of two different decisions at once exactly one wins', async () => {
    const asha = await signIn('asha');
    const answers = await Promise.all(
      (['freeze', 'reject'] as const).map((status) => decide(asha, status, applicant('asha').formNumber)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const winner = must(answers.find((answer) => answer.statusCode === 200)).json().data.record;
    const read = await world().call({ url: '/result/me', cookies: asha.cookies });
    expect(read.json().data.record).toEqual(winner);
    expect(must(answers.find((answer) => answer.statusCode === 409)).json().data.record).toEqual(winner);
  });
});
