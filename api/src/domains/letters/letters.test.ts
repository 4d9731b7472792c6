/** @jest-environment node */
import { demoApplicant, signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { readPdf } from './testing';

onDatabase(
  'allotment letters',
  (world) => {
    async function signIn(start: string) {
      const person = await signInApplicant(world(), start);
      const { base } = demoApplicant(start);
      const get = (path: string, at = base) => world().call({ url: `/${at}/me/${path}`, cookies: person.cookies });
      return {
        ...person,
        record: person.allotment.record,
        letter: (at?: string) => get('letter', at),
        details: (at?: string) => get('letter/details', at),
      };
    }

    async function farahs() {
      const session = await signIn('farah');
      const answer = await session.openLetter();
      expect([answer.statusCode, answer.json().data]).toEqual([200, { url: '/api/v1/result/me/letter' }]);
      return session;
    }

    async function codeOf({ letter }: Awaited<ReturnType<typeof signIn>>) {
      const answer = await letter();
      expect(answer.statusCode).toBe(200);
      return must(/^(\w{4}-){4}\w{4}$/m.exec((await readPdf(answer.rawPayload)).text))[0];
    }

    const check = (code: string) => world().call({ url: `/letter/${encodeURIComponent(code)}` });

    test.each(['gauri', 'arjun'])('%s freezes, and gets a letter at the address of the track', async (start) => {
      const { put, letter, record, formNumber: form_number } = await signIn(start);
      expect((await put('freeze', { form_number })).statusCode).toBe(200);
      const answer = await letter();
      const { track, round, name } = demoApplicant(start);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="allotment-letter-${track}-round-${round}.pdf"`,
        'cache-control': 'no-store',
      });
      const { text, pages, alternatives } = await readPdf(answer.rawPayload);
      expect(pages).toBe(1);
      const words = [name, must(record.program), must(record.campus), 'Freeze: accepted', record.form_number];
      for (const word of words) expect(text).toContain(word);
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Can be taken back until 15 January 2026 at 11:30 am IST');
      expect(text).not.toContain(form_number);
      expect(alternatives[0]).toContain('https://www.university.example/admission/letter/');
    });

    test('is in the language that is asked for, with the same code', async () => {
      const farah = await farahs();
      const code = await codeOf(farah);
      const hindi = await world().call({ url: '/result/me/letter?lang=hi', cookies: farah.cookies });
      expect(await readPdf(hindi.rawPayload)).toMatchObject({
        title: 'अस्थायी आवंटन पत्र',
        text: expect.stringContaining(code),
      });
      const other = await world().call({ url: '/result/me/letter?lang=fr', cookies: farah.cookies });
      expect(other.statusCode).toBe(400);
    });

    test('only after the second proof', async () => {
      const farah = await signIn('farah');
      for (const refused of [await farah.letter(), await farah.details(), await farah.openLetter({})]) {
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required']);
        expect(refused.json().issues).toMatchObject([{ path: 'form_number' }]);
      }
      const wrong = await farah.openLetter({ form_number: 'SEU25100009' });
      expect(wrong.json()).toMatchObject({ code: 'wrong_proof' });
      expect((await farah.letter()).statusCode).toBe(403);
      expect((await farah.openLetter()).statusCode).toBe(200);
      expect((await farah.letter()).statusCode).toBe(200);
      expect((await farah.openLetter({})).statusCode).toBe(200);
      expect((await (await signIn('farah')).letter()).statusCode).toBe(403);
    });

    test('its code can be read without the PDF, for a print of the page', async () => {
      const farah = await farahs();
      const answer = await farah.details();
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().data).toEqual({
        code: await codeOf(farah),
        page: 'https://www.university.example/admission/letter',
        decision: 'float',
        issuedAt: world().clock.now.toISOString(),
      });
    });

    test('anybody can check it', async () => {
      const farah = await farahs();
      const code = await codeOf(farah);
      const { name, program, form_number } = farah.record;
      const expected = { valid: true, unchanged: true, decision: 'float', name, program, form_number };
      const answer = await check(code.toLowerCase().replaceAll('-', ' '));
      expect(answer.json().data).toMatchObject(expected);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    });
  },
  { publicUrl: 'https://www.university.example' },
);
