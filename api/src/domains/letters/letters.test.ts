/** @jest-environment node */
import { type Allotment, type LetterCheck, resultBase } from '@university/shared/contract';
import { sql, type SQL } from 'drizzle-orm';
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { readPdf } from './testing';

const applicant = (start: string) => must(demoLogins.applicants.find(({ email }) => email.startsWith(start)));

onDatabase(
  'allotment letters',
  (world) => {
    async function signIn(start: string) {
      const { email, birthDate, track, round } = applicant(start);
      const base = `/${resultBase(track)}`;
      const url = base === '/result' ? `/result?category=${track}` : base;
      const answer = await world().call({ method: 'POST', url, payload: { email, password: birthDate, round } });
      expect(answer.statusCode).toBe(200);
      const [cookie] = answer.cookies as { value: string }[];
      const cookies = { applicant: must(cookie).value };
      return { base, cookies, record: answer.json<{ data: Allotment }>().data.record };
    }

    const onDatabase = (change: SQL) => world().api.db.execute(change);

    type Session = Awaited<ReturnType<typeof signIn>>;

    const open = ({ base, cookies }: Session, form_number?: string) =>
      world().call({ method: 'POST', url: `${base}/me/letter`, cookies, payload: { form_number } });
    const letter = ({ base, cookies }: Session) => world().call({ url: `${base}/me/letter`, cookies });
    const details = ({ base, cookies }: Session) => world().call({ url: `${base}/me/letter/details`, cookies });

    /** Signed in, with the second proof. */
    async function prove(start: string) {
      const session = await signIn(start);
      const answer = await open(session, applicant(start).formNumber);
      expect([answer.statusCode, answer.json().data]).toEqual([200, { url: `/api/v1${session.base}/me/letter` }]);
      return session;
    }

    const decide = ({ base, cookies, record }: Session, status: string, form_number?: string) =>
      world().call({ method: 'PUT', url: `${base}/${record._id}`, cookies, payload: { status, form_number } });

    async function codeOf(session: Session) {
      const answer = await letter(session);
      expect(answer.statusCode).toBe(200);
      return must(/^(\w{4}-){4}\w{4}$/m.exec((await readPdf(answer.rawPayload)).text))[0];
    }

    async function check(code: string): Promise<LetterCheck> {
      const answer = await world().call({ url: `/letter/${encodeURIComponent(code)}` });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ data: LetterCheck }>().data;
    }

    test.each([
      ['meena', 'no seat was allotted'],
      ['joseph', 'the seat is held for counselling'],
      ['asha', 'nothing is decided yet'],
    ])('%s gets none: %s', async (start) => {
      const answer = await letter(await signIn(start));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'no_letter', message: expect.stringContaining('freeze or float') });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test.each(['upgrade', 'reject'])('who decides %s gets none', async (status) => {
      const start = status === 'upgrade' ? 'ravi' : 'tenzin';
      const session = await signIn(start);
      expect((await decide(session, status, applicant(start).formNumber)).statusCode).toBe(200);
      expect((await letter(session)).json()).toMatchObject({ code: 'no_letter' });
    });

    test.each(['gauri', 'arjun'])('%s freezes, and gets a letter at the address of the track', async (start) => {
      const session = await signIn(start);
      expect((await decide(session, 'freeze', applicant(start).formNumber)).statusCode).toBe(200);
      const answer = await letter(session);
      const { track, round, name, formNumber } = applicant(start);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="allotment-letter-${track}-round-${round}.pdf"`,
        'cache-control': 'no-store',
      });
      const { text, pages, alternatives } = await readPdf(answer.rawPayload);
      expect(pages).toBe(1);
      for (const words of [name, must(session.record.program), must(session.record.campus), 'Freeze: accepted']) {
        expect(text).toContain(words);
      }
      expect(text).not.toContain(formNumber);
      expect(text).toContain(session.record.form_number);
      expect(alternatives[0]).toContain('https://www.university.example/admission/letter/');
    });

    test('only with the cookie, and only at the address of the own track', async () => {
      const farah = await signIn('farah');
      expect((await world().call({ url: '/result/me/letter' })).statusCode).toBe(401);
      for (const base of ['/ug', '/pg'] as const) {
        const answer = await letter({ ...farah, base });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ code: 'signed_out' });
      }
    });

    test('only after the second proof, which a decision of the same sitting gives too', async () => {
      const farah = await signIn('farah');
      for (const refused of [await letter(farah), await details(farah), await open(farah)]) {
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required']);
        expect(refused.json().issues).toMatchObject([{ path: 'form_number' }]);
      }
      expect((await open(farah, 'SEU25100009')).json()).toMatchObject({ code: 'wrong_proof' });
      expect((await letter(farah)).statusCode).toBe(403);
      expect((await open(farah, applicant('farah').formNumber)).statusCode).toBe(200);
      expect((await letter(farah)).statusCode).toBe(200);
      expect((await open(farah)).statusCode).toBe(200);
      // Of another session it is worth nothing.
      const gauri = await signIn('gauri');
      expect((await letter(gauri)).statusCode).toBe(403);
      expect((await decide(gauri, 'pending', applicant('gauri').formNumber)).statusCode).toBe(200);
      expect((await decide(gauri, 'freeze')).statusCode).toBe(200);
      expect((await letter(gauri)).statusCode).toBe(200);
      expect((await world().call({ method: 'POST', url: '/result/me/letter', payload: {} })).statusCode).toBe(401);
    });

    test('asked again, also at the same time and later, it has the same code', async () => {
      const farah = await prove('farah');
      const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(farah)));
      world().clock.now = new Date(world().clock.now.getTime() + 60_000);
      expect(new Set([...codes, await codeOf(farah)]).size).toBe(1);
    });

    test('its code can be read without the PDF, for a print of the page', async () => {
      const farah = await prove('farah');
      const answer = await details(farah);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().data).toEqual({
        code: await codeOf(farah),
        page: 'https://www.university.example/admission/letter',
        decision: 'float',
        issuedAt: world().clock.now.toISOString(),
      });
      expect((await details({ ...farah, base: '/ug' })).statusCode).toBe(401);
      expect((await details(await signIn('meena'))).json()).toMatchObject({ code: 'no_letter' });
    });

    test('anybody can check it, however the code is typed', async () => {
      const farah = await prove('farah');
      const code = await codeOf(farah);
      const { name, program, campus, track, round } = farah.record;
      const { form_number, registered_category, category_allocated, program_preference, rank, decided_at } =
        farah.record;
      const seat = { form_number, registered_category, category_allocated, program_preference, rank, decided_at };
      const verdict = { valid: true, superseded: false, unchanged: true, changed_days: [], decision: 'float' };
      const { cycle } = farah.record;
      const expected = { ...verdict, name, program, campus, cycle, track, round, ...seat, photo: 'none' };
      for (const typed of [code, code.replaceAll('-', ''), code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `]) {
        expect(await check(typed)).toMatchObject(expected);
      }
      const written = code.replaceAll('1', 'l').replaceAll('0', 'o');
      const answer = await world().call({ url: `/letter/${written}` });
      expect(answer.json().data).toMatchObject(expected);
      expect(Object.keys(answer.json().data).sort()).toEqual(
        [
          ...[...Object.keys(expected), 'issuedAt', 'location', 'nearest_metro', 'track_name', 'first_payment'],
          ...['pay', 'verify', 'verify_place', 'take_back_until', 'portal'],
        ].sort(),
      );
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    });

    test('a code that no letter has is not found, and half a code is refused', async () => {
      const unknown = await world().call({ url: '/letter/0000-0000-0000-0000-0000' });
      expect(unknown.statusCode).toBe(404);
      expect(unknown.headers['cache-control']).toBe('no-store');
      const half = await world().call({ url: '/letter/0000-0000' });
      expect(half.statusCode).toBe(400);
      expect(half.json().issues).toEqual([{ path: 'code', message: 'Enter all 20 letters and digits of the code' }]);
    });

    test('after float became freeze there is another letter, and the first says so', async () => {
      const farah = await prove('farah');
      const first = await codeOf(farah);
      expect((await decide(farah, 'freeze', applicant('farah').formNumber)).statusCode).toBe(200);
      const second = await codeOf(farah);
      expect(second).not.toBe(first);
      expect(await check(first)).toMatchObject({ valid: false, superseded: true, decision: 'float' });
      expect(await check(second)).toMatchObject({ valid: true, superseded: false, decision: 'freeze' });
    });

    test.each([
      ['the category', sql`update allotments set category_allocated = 'O_SC'`],
      ['the rank', sql`update allotments set rank = coalesce(rank, 0) + 1`],
      ['the preference', sql`update allotments set preference = coalesce(preference, 0) + 1`],
      ['the registered category', sql`update applicants set registered_category = 'D_ST'`],
      ['the name', sql`update applicants set name = name || ' Kumar'`],
      ['the name of the campus', sql`update campuses set name = name || ' (new)'`],
    ])(
      'once %s is another, the letter says something else than the record, and the check tells',
      async (_what, change) => {
        const farah = await prove('farah');
        const code = await codeOf(farah);
        expect(await check(code)).toMatchObject({ valid: true, unchanged: true });
        await onDatabase(change);
        expect(await check(code)).toMatchObject({ valid: true, unchanged: false });
        const next = await codeOf(farah);
        expect(next).not.toBe(code);
        expect(await check(next)).toMatchObject({ valid: true, unchanged: true });
      },
    );

    test.each([
      ['days of payment', 'pay', sql`update rounds set pay_from = '2026-03-01', pay_until = '2026-03-03'`],
      [
        'days of verification',
        'verify',
        sql`update rounds set verify_from = '2026-03-04', verify_until = '2026-03-05'`,
      ],
      ['place of verification', 'verify', sql`update rounds set verify_place = 'Another hall'`],
    ])('once the %s are others, the letter stands, and the check tells what holds now', async (_what, days, change) => {
      const farah = await prove('farah');
      const code = await codeOf(farah);
      await onDatabase(change);
      expect(await check(code)).toMatchObject({ valid: true, unchanged: true, changed_days: [days] });
      const next = await codeOf(farah);
      expect(next).not.toBe(code);
      expect(await check(next)).toMatchObject({ valid: true, unchanged: true, changed_days: [] });
    });

    test('of a letter from before digests the check says that it cannot know what was printed', async () => {
      const farah = await prove('farah');
      const code = await codeOf(farah);
      await onDatabase(sql`update letters set content_digest = null where code = ${code.replaceAll('-', '')}`);
      expect(await check(code)).toMatchObject({ valid: true, unchanged: null });
      expect(await codeOf(farah)).not.toBe(code);
    });

    test('after the freeze was taken back its letter no longer stands, and the one of the float does', async () => {
      const farah = await prove('farah');
      const frozen = await codeOf(farah);
      const printed = (await readPdf((await letter(farah)).rawPayload)).text.replaceAll(/\s+/g, ' ');
      expect(printed).toContain('Can be taken back until 15 January 2026 at 11:30 am IST');
      expect(printed).toContain('15 जनवरी 2026, सुबह 11:30 बजे तक वापस लिया जा सकता है');
      const { formNumber } = applicant('farah');
      expect((await decide(farah, 'float', formNumber)).statusCode).toBe(200);
      expect(await check(frozen)).toMatchObject({ valid: false, superseded: true, decision: 'freeze' });
      const floated = await codeOf(farah);
      expect(await check(floated)).toMatchObject({ valid: true, superseded: false, decision: 'float' });
      expect((await readPdf((await letter(farah)).rawPayload)).text).not.toContain('Can be taken back');
    });

    test('after staff changed the record the letter no longer stands', async () => {
      const gauri = await prove('gauri');
      const code = await codeOf(gauri);
      const answer = await world().call({
        method: 'PUT',
        url: `/ug/${gauri.record._id}`,
        headers: { authorization: `Bearer ${await world().tokenOf('admissions')}` },
        payload: { status: 'pending', reason: 'Asked for in writing' },
      });
      expect(answer.statusCode).toBe(200);
      expect(await check(code)).toMatchObject({ valid: false, superseded: true });
      expect((await letter(gauri)).json()).toMatchObject({ code: 'no_letter' });
    });

    test('a seat of a later round takes the place of this one once its result is out', async () => {
      const farah = await prove('farah');
      const code = await codeOf(farah);
      const setRound = (published: boolean) =>
        onDatabase(
          sql`update rounds set published = ${published} where track = 'diploma' and round = 2 and cycle = '2025-26'`,
        );
      await onDatabase(sql`insert into allotments (id, applicant_id, cycle, track, round, outcome, program_id, campus_id)
        select 'later', applicant_id, cycle, track, 2, 'allotted', program_id, campus_id from allotments
        where id = ${farah.record._id}`);
      await setRound(false);
      expect((await letter(farah)).statusCode).toBe(200);
      await setRound(true);
      const answer = await letter(farah);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'no_letter',
        message: 'A later round gave you another seat. Sign in to that round for its letter.',
      });
      expect(await check(code)).toMatchObject({ valid: false, superseded: true });
      await onDatabase(sql`delete from allotments where id = 'later'`);
      expect((await letter(farah)).statusCode).toBe(200);
    });
  },
  { publicUrl: 'https://www.university.example' },
);
