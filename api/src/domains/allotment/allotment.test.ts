/** @jest-environment node */
import type { Allotment, Decision } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { demoApplicant, signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

const OFFERED: Record<string, Decision[]> = {
  asha: ['freeze', 'reject'],
  ravi: ['freeze', 'float', 'upgrade', 'reject'],
  tenzin: ['freeze', 'reject'],
  farah: ['freeze'],
};

onDatabase('seat allotment', (world) => {
  const signIn = (start: string) => signInApplicant(world(), start);
  const read = (base: string, cookies: Record<string, string>) => world().call({ url: `/${base}/me`, cookies });
  const post = (url: string, payload: object | string | undefined, more: object = {}) =>
    world().call({ method: 'POST', url, payload, ...more });
  const staff = async () => ({ headers: { authorization: `Bearer ${await world().tokenOf('admissions')}` } });
  const dataOf = (answer: { json(): unknown }) => (answer.json() as { data: Allotment }).data;
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };

  test.each(demoLogins.applicants.filter(({ track }) => track === 'diploma' || track === 'btech'))(
    '$email sees their own record, and what is open to them',
    async ({ email, birthDate, round, track, outcome, preference, status, formNumber, name }) => {
      const payload = { email, password: birthDate, round };
      // The header must not make cookies `Secure`: this site is not on TLS.
      const headers = { 'x-forwarded-proto': 'https' };
      const answer = await post(`/result?category=${track}`, payload, { headers });
      const { record, ...allotment } = dataOf(answer);
      const form_number = `••••••••${formNumber.slice(-3)}`;
      expect(record).toMatchObject({ outcome, program_preference: preference, status, form_number, name });
      expect(allotment).toMatchObject({
        offered: OFFERED[email.split('.')[0] ?? ''] ?? [],
        window: { isOpen: true },
        serverTime: START.toISOString(),
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^applicant=[\w-]{43}; Max-Age=1800; Path=\/api\/v1; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/),
      ]);
      const applicant = must((answer.cookies as { value: string }[])[0]).value;
      const again = await read('result', { applicant });
      expect(again.json()).toEqual({ status: 'success', data: { record, ...allotment } });
      expect(again.headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    ['gauri.ug', 'ug', ['result', 'pg']],
    ['arjun.pg', 'pg', ['result', 'ug']],
    ['asha.pending', 'result', ['ug', 'pg']],
  ])('%s reads at /%s and nowhere else', async (start, base, others) => {
    const { id, cookies } = await signIn(start);
    expect(dataOf(await read(base, cookies)).record._id).toBe(id);
    for (const other of others) expect((await read(other, cookies)).statusCode).toBe(401);
  });

  test('undergraduates have an address of their own, and are refused at that of the others', async () => {
    const { email, birthDate: password } = demoApplicant('asha');
    expect((await post('/result?category=ug', { email, password })).statusCode).toBe(400);
  });

  test('nobody decides without the cookie, or on the record of another', async () => {
    const [{ id }, { cookies }] = [await signIn('asha'), await signIn('ravi')];
    const put = { method: 'PUT', url: `/result/${id}`, payload: { status: 'freeze' } } as const;
    expect((await world().call({ ...put, cookies })).statusCode).toBe(403);
    expect((await world().call({ ...put, cookies: { applicant: 'x'.repeat(43) } })).statusCode).toBe(401);
  });

  test('signing out ends this session and no other, and the browser forgets its cookie', async () => {
    const [{ cookies }, elsewhere] = [await signIn('asha'), await signIn('asha')];
    const signOut = (request: object) => post('/result/sign-out', undefined, request);
    expect((await signOut({ cookies, ...foreign })).statusCode).toBe(403);
    expect((await read('result', cookies)).statusCode).toBe(200);
    for (const request of [{ cookies }, { cookies }, {}]) {
      const answer = await signOut(request);
      expect(answer.json()).toEqual({ status: 'success', data: {} });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'set-cookie': 'applicant=; Max-Age=0; Path=/api/v1; HttpOnly; SameSite=Strict',
      });
    }
    expect((await read('result', cookies)).statusCode).toBe(401);
    expect((await read('result', elsewhere.cookies)).statusCode).toBe(200);
  });

  test('a session ends after half an hour', async () => {
    const { cookies } = await signIn('asha');
    world().clock.now = new Date(START.getTime() + DAY / 48);
    expect((await read('result', cookies)).statusCode).toBe(401);
  });

  test('no answer to an applicant gives the whole form number away', async () => {
    const tenzin = await signIn('tenzin');
    const { formNumber: form_number } = tenzin;
    const answers = [
      await tenzin.read(),
      await tenzin.put('reject'),
      await tenzin.put('freeze', { form_number }),
      await tenzin.put('float'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200, 409]);
    for (const { body } of answers) expect(body).not.toContain(form_number);
    expect(tenzin.allotment.record.form_number).toMatch(/^•{8}\d{3}$/);
    expect(dataOf(must(answers.at(-1))).record.form_number).toMatch(/^•{8}\d{3}$/);
  });

  test('a code is not asked for where no mail goes out', async () => {
    const { allotment, askForCode } = await signIn('gauri');
    expect(allotment.needsCode).toBe(false);
    expect((await askForCode()).json()).toMatchObject({ code: 'no_code_needed' });
  });

  test('staff correct a record with a reason, by rules of their own', async () => {
    const { id, read: me } = await signIn('arjun');
    const correct = async (payload: object, of = id) =>
      world().call({ method: 'PUT', url: `/pg/${of}`, payload, ...(await staff()) });
    const reason = 'Asked by letter of 14 January';
    expect((await correct({ status: 'freeze' })).json().issues).toMatchObject([{ path: 'reason' }]);
    expect((await correct({ status: 'float', reason })).statusCode).toBe(409);
    expect(dataOf(await correct({ status: 'freeze', reason })).record.status).toBe('freeze');
    expect(dataOf(await me()).record.status).toBe('freeze');
    expect((await correct({ status: 'pending', reason })).statusCode).toBe(200);
    expect((await correct({ status: 'freeze', reason }, 'not-there')).statusCode).toBe(404);
  });

  describe('"this was not me"', () => {
    const disown = (token: string, more: object = {}) => post('/result/disown', { token }, more);

    async function decideAs(start: string, status: Decision) {
      const person = await signIn(start);
      expect((await person.put(status, { form_number: person.formNumber })).statusCode).toBe(200);
      const mails = await mailTo(world(), person.email);
      const [token] = mails.flatMap(({ text }) => /\/admission\/not-me#([\w-]{43})$/m.exec(text)?.[1] ?? []);
      return { ...person, token: must(token) };
    }

    test('is not said by opening the link, nor by what is no key, nor from another site', async () => {
      const { token, read: me } = await decideAs('ravi', 'float');
      for (const url of ['/result/disown', `/result/disown?token=${token}`]) {
        expect((await world().call({ url })).statusCode).toBe(405);
      }
      expect((await disown('x'.repeat(43))).statusCode).toBe(410);
      expect((await disown(token.slice(1))).json().issues).toMatchObject([{ path: 'token' }]);
      expect((await disown(token, foreign)).statusCode).toBe(403);
      expect(dataOf(await me()).heldAt).toBeNull();
    });

    test('works from a form without scripts, and answers with a page', async () => {
      const { token } = await decideAs('gauri', 'freeze');
      const headers = {
        accept: 'text/html,*/*;q=0.8',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      };
      const half = await post('/result/disown', 'token=half', { headers });
      expect(half.statusCode).toBe(400);
      expect(half.body).toContain('Key from the mail: Copy the whole key');
      expect(half.body).toContain('href="/admission/not-me"');
      const done = await post('/result/disown', `token=+${token}+`, { headers });
      expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(done.body).toContain('<h1>Decisions on your record are held</h1>');
      expect(done.body).toMatch(/GR-2026-\w{4}-\w{4}/);
      expect(done.body).not.toContain(token);
    });
  });
});
