/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { applicants } from '../../../platform/database/schema';
import { demoApplicant } from '../../../testing/applicant';
import { shareOfDevanagari, wordsOf } from '../../../testing/devanagari';
import { must } from '../../../testing/must';
import { onDatabase } from '../../../testing/world';

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,*/*',
  'sec-fetch-site': 'same-origin',
};
const SEAT = '/api/v1/result/seat';

const MOST_BYTES = 60_000;

onDatabase('a seat without scripts', (world) => {
  const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  const post = (url: string, fields: Record<string, string>, more: object = {}) =>
    world().call({ method: 'POST', url, headers: FORM, payload: encoded(fields), remoteAddress: '10.3.0.1', ...more });

  function typedOf(start: string, changes: Record<string, string> = {}) {
    const { email, birthDate, track, round } = demoApplicant(start);
    const [day = '', month = '', year = ''] = birthDate.split('-');
    return { track, round: String(round), email, day, month, year, noticeVersion: '2026-11', ...changes };
  }

  async function signIn(start: string, { lang = '', remoteAddress = '10.3.0.2' } = {}) {
    const answer = await post(`/result/sign-in${lang}`, typedOf(start), { remoteAddress });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${SEAT}${lang}`]);
    const cookies = { applicant: must(answer.cookies.find(({ name }) => name === 'applicant')).value };
    const show = (query = lang) =>
      world().call({ url: `/result/seat${query}`, headers: { accept: 'text/html' }, cookies });
    const page = await show();
    const id = must(/name="id" value="(\w+)"/.exec(page.body)?.[1]);
    const send = (fields: Record<string, string>) =>
      post(`/result/seat${lang}`, { id, step: 'decide', ...fields }, { cookies, remoteAddress });
    return { answer, page, show, send, id, cookies };
  }

  function expectPage(answer: { statusCode: number; body: string }, status: number, ...parts: string[]) {
    expect(answer.statusCode).toBe(status);
    for (const part of parts) expect(answer.body).toContain(part);
  }

  const typedIn = (body: string) =>
    Object.fromEntries(
      [...body.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );

  test('signing in leads to a page that has all of the seat, needs nothing else, and is small', async () => {
    const { answer, page } = await signIn('ravi.choice');
    expect(answer.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^applicant=.*HttpOnly.*SameSite=Strict/)]),
    );
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      // Without it older browsers send no Origin.
      'referrer-policy': 'same-origin',
    });
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).not.toMatch(/<script|src=|<link/);
    expect(Buffer.byteLength(page.body)).toBeLessThan(MOST_BYTES);
    const order = [
      'Ravi Menon',
      '<a href="/programs/',
      '<a href="/campus/',
      'Waiting for your decision',
      'Decide by 19 Jan 2026, 10:30 am IST',
      '>Freeze</button>',
      '>Float</button>',
      '>Upgrade</button>',
      '>Reject</button>',
      'Amount due if you accept',
      '₹',
      '19 Jan 2026 to 20 Jan 2026',
      'https://admission.seu.example/diploma',
      '20 Jan 2026 to 21 Jan 2026',
      'Nearest metro',
      'Your list of preferences',
      'Not reached: no seat at your rank',
      ' for Delhi – UR; the last went to rank ',
      'Allotted to you',
      'You got ',
      'Your record',
      'Sign out',
    ];
    for (const part of order) expect(page.body).toContain(part);
    const places = order.map((part) => page.body.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.body).not.toContain(demoApplicant('ravi').formNumber);
  });

  test.each([
    ['meena.waiting', 'No seat was allotted to you in this round.', 'Wait for Round\u00a02: planned from 22 Jan 2026'],
    ['joseph.held', 'Your seat is decided in separate counselling.', '20 Jan 2026, 10:30 am IST'],
    ['farah.float', 'Floated: accepted, open to a better seat', '<button name="status" value="letter">'],
  ])('%s: %s', async (start, ...parts) => {
    // Without a decision no form contains the id.
    const answer = await post('/result/sign-in', typedOf(start), { remoteAddress: '10.3.0.3' });
    const cookies = { applicant: must(answer.cookies.find(({ name }) => name === 'applicant')).value };
    expectPage(await world().call({ url: '/result/seat', cookies }), 200, ...parts);
  });

  describe('a sign-in that fails keeps what was typed', () => {
    test('wrong details', async () => {
      const typed = typedOf('asha.pending', { day: '15', language: 'hi' });
      const answer = await post('/result/sign-in', typed, { remoteAddress: '10.3.1.1' });
      expectPage(answer, 401, 'No record matches this e-mail address and date of birth.');
      expect(typedIn(answer.body)).toEqual(typed);
      expect(answer.cookies).toEqual([]);
    });

    test.each([
      [{ day: '31', month: 'Feb' }, 'This date does not exist.'],
      [{ email: ' ' }, 'Enter your e-mail address.'],
      [{ email: 'asha"><b>' }, 'Enter an e-mail address in the correct form'],
    ])('%j is told before it is looked up', async (changes, problem) => {
      const typed = typedOf('asha.pending', changes);
      const answer = await post('/result/sign-in', typed);
      expectPage(answer, 400, problem);
      expect(answer.body).not.toContain('<b>');
    });

    test('twins are asked for the form number, whatever digits the year is typed in', async () => {
      const { db } = world().api;
      const { formNumber: form_number } = demoApplicant('asha.pending');
      const [row] = await db.select().from(applicants).where(eq(applicants.formNumber, form_number));
      await db.insert(applicants).values({ ...must(row), id: 'twin', formNumber: 'SEU00TWIN' });
      try {
        const typed = typedOf('asha.pending', { language: 'hi', year: '\u202A२००७\u202C' });
        const answer = await post('/result/sign-in?lang=hi', typed, { remoteAddress: '10.3.1.7' });
        expectPage(answer, 403, 'एक से ज़्यादा आवेदकों की है');
        const seen = await post('/result/sign-in', { ...typed, form_number }, { remoteAddress: '10.3.1.7' });
        expect(seen.statusCode).toBe(303);
      } finally {
        await db.delete(applicants).where(eq(applicants.id, 'twin'));
      }
    });

    test('a round that is not out, and one in which one has no record', async () => {
      const answer = await post('/result/sign-in', typedOf('asha.pending', { round: '2' }), {
        remoteAddress: '10.3.1.2',
      });
      expectPage(answer, 404, 'The Diploma Round\u00a02 result is not published yet.');
      const other = await post('/result/sign-in', typedOf('gauri.ug', { round: '1' }), { remoteAddress: '10.3.1.2' });
      expectPage(other, 404, 'you have no record in UG Round\u00a01');
    });

    test('who guesses has to wait, and is told for how long', async () => {
      const typed = typedOf('tenzin.btech', { email: 'nobody@applicant.example' });
      const attempt = () => post('/result/sign-in', typed, { remoteAddress: '10.3.1.3' });
      for (let n = 0; n < 5; n++) expect((await attempt()).statusCode).toBe(401);
      const refused = await attempt();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('15');
      expect(refused.body).toContain('Try again in 15 seconds.');
      expect(typedIn(refused.body)).toMatchObject({ email: 'nobody@applicant.example' });
    });
  });

  describe('a decision', () => {
    test('asks, wants the proof, keeps what was typed, and is recorded once', async () => {
      const { formNumber } = demoApplicant('asha.pending');
      const { send, show } = await signIn('asha.pending');
      const answer = await send({ step: 'ask', status: 'reject' });
      expectPage(answer, 200, 'Reject this seat?', 'You lose this seat at once and are in no further round.');
      expect((await show()).body).toContain('Waiting for your decision');

      expectPage(await send({ status: 'freeze' }), 403, 'Enter your form number.');
      const other = await send({ status: 'freeze', form_number: 'SEU0"1' });
      expectPage(other, 400, 'This is not the form number of this application.', 'value="SEU0&quot;1"');

      const [one, two] = await Promise.all(
        [1, 2].map(() => send({ status: 'freeze', form_number: ` ${formNumber} ` })),
      );
      for (const answer of [one, two]) {
        expect(answer?.statusCode).toBe(303);
        expect(answer?.headers.location).toBe(`${SEAT}?done=decided`);
      }
      const { body } = await show('?done=decided');
      expect(body).toContain('You froze your seat.');
      expect(body).toMatch(/Frozen: you accepted this seat\.<\/strong> Recorded on 15 Jan 2026/);
      expect(body).not.toContain('>Reject</button>');

      const back = await send({ step: 'ask', status: 'pending' });
      expect(back.body).toContain('Take this decision back?');
      expect(back.body).toContain('can decide again');
      expect((await send({ status: 'pending' })).headers.location).toBe(`${SEAT}?done=taken-back`);
      expect((await show('?done=taken-back')).body).toContain('You took your decision back.');
    });

    test('that is not open is not taken, and the page shows what is', async () => {
      const { send } = await signIn('gauri.ug');
      expectPage(await send({ status: 'float' }), 409, 'You cannot do this now.', '>Freeze</button>');
      expect((await send({ status: '<script>' })).statusCode).toBe(409);
    });

    test('of another record than the one that is signed in changes nothing', async () => {
      const { id } = await signIn('ravi.choice');
      const { send, show } = await signIn('arjun.pg');
      const answer = await send({ id, status: 'freeze', form_number: demoApplicant('arjun.pg').formNumber });
      expectPage(answer, 409, 'signed in to another record');
      expect((await show()).body).toContain('Waiting for your decision');
    });

    test('without the cookie, or from another site', async () => {
      const { cookies, id } = await signIn('ravi.choice');
      const none = await post('/result/seat', { id, status: 'float', step: 'decide' });
      expect(none.statusCode).toBe(401);
      expect(none.headers['content-type']).toContain('text/html');
      expect(none.body).toContain('Sign in to see your result.');
      const headers = { ...FORM, 'sec-fetch-site': 'cross-site' };
      const forged = await post('/result/seat', { id, status: 'float', step: 'decide' }, { cookies, headers });
      expect(forged.statusCode).toBe(403);
    });
  });

  test('the letter asks for the proof once, keeps what was typed, and is a link from then on', async () => {
    const { formNumber } = demoApplicant('farah.float');
    const { send, show } = await signIn('farah.float');
    const asked = await send({ step: 'ask', status: 'letter' });
    expectPage(asked, 200, 'Confirm that it is you');
    expect(asked.body).toContain('name="form_number"');
    expectPage(await send({ status: 'letter' }), 403, 'Enter your form number.');
    expectPage(await send({ status: 'letter', form_number: 'SEU0' }), 400, 'value="SEU0"');
    const given = await send({ status: 'letter', form_number: formNumber });
    expect([given.statusCode, given.headers.location]).toEqual([303, '/api/v1/result/me/letter']);
    expect((await show()).body).toContain('<a href="/api/v1/result/me/letter">');
    expect((await show()).body).toContain('<a href="/api/v1/result/me/letter?lang=hi" lang="hi">');
    // Not before a decision.
    expect((await (await signIn('asha.pending')).send({ status: 'letter', form_number: formNumber })).statusCode).toBe(
      409,
    );
  });

  describe('in Hindi', () => {
    const MOST_ENGLISH = ['UG', 'IST', 'PDF', 'JavaScript', 'SEU'];

    const signInInHindi = (start: string, remoteAddress: string) => signIn(start, { lang: '?lang=hi', remoteAddress });

    test('the page of a seat says all of it, with names of programmes and campuses, and leads to pages in Hindi', async () => {
      const { page } = await signInInHindi('ravi.choice', '10.3.4.1');
      expect(page.body).toContain('<html lang="hi-IN">');
      expect(shareOfDevanagari(wordsOf(page.body), [...MOST_ENGLISH, 'Ravi Menon'])).toBeGreaterThan(0.9);
      expect(page.body).toMatch(/<a href="\/hi\/programs\/\w+">[^<]*[\u0900-\u097f]/);
      expect(page.body).toContain('>फ़्रीज़</button>');
      expect(page.body).toContain('19 जनवरी 2026, सुबह 10:30 बजे IST');
      expect(page.body).toContain(`action="${SEAT}?lang=hi"`);
      expect(page.body).not.toMatch(/(action="[^"?]*|href="\/(?!hi|api)[^"]*)"/);
    });

    test('a decision is asked for, refused and told', async () => {
      const { formNumber } = demoApplicant('tenzin.btech');
      const { send } = await signInInHindi('tenzin.btech', '10.3.4.2');
      const asked = await send({ step: 'ask', status: 'freeze' });
      expect(asked.body).toContain('यह सीट फ़्रीज़ करें?');
      const wrong = await send({ status: 'freeze', form_number: 'SEU01' });
      expect(wrong.statusCode).toBe(400);
      expect(shareOfDevanagari(wordsOf(wrong.body), [...MOST_ENGLISH, 'SEU01'])).toBeGreaterThan(0.8);
      const done = await send({ status: 'freeze', form_number: formNumber });
      expect(done.headers.location).toBe(`${SEAT}?lang=hi&done=decided`);
    });

    test('a sign-in that fails says why', async () => {
      const wrong = await post('/result/sign-in?lang=hi', typedOf('asha.pending', { day: '15' }), {
        remoteAddress: '10.3.4.3',
      });
      expect(wrong.statusCode).toBe(401);
      expect(shareOfDevanagari(wordsOf(wrong.body), MOST_ENGLISH)).toBeGreaterThan(0.9);
      const unread = await post('/result/sign-in?lang=hi', typedOf('asha.pending', { day: '31', month: 'Feb' }));
      expect(unread.body).toContain('ऐसी कोई तिथि नहीं होती।');
    });

    test('who is not signed in is told so, and whoever signs out', async () => {
      const none = await post('/result/seat?lang=hi', { id: 'a', status: 'float', step: 'decide' });
      expect(none.statusCode).toBe(401);
      expect(shareOfDevanagari(wordsOf(none.body), MOST_ENGLISH)).toBeGreaterThan(0.9);
      const { cookies } = await signInInHindi('farah.float', '10.3.4.4');
      const out = await post('/result/sign-out?lang=hi', {}, { cookies });
      expect(out.body).toContain('आप साइन आउट हो गए हैं');
    });
  });

  test('a program is told of failures as by every other call', async () => {
    const headers = { ...FORM, accept: 'application/json' };
    const signedIn = await post('/result/sign-in', typedOf('asha.pending', { day: '' }), { headers });
    expect(signedIn.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'day' }] });
    const decided = await post('/result/seat', { id: 'a', status: 'float' }, { headers });
    expect(decided.json()).toMatchObject({ code: 'signed_out' });
  });
});
