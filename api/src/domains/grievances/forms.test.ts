/** @jest-environment node */
import { demoLogins } from '../../../demo/logins';
import { makePdf } from '../../testing/pdf';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { shareOfDevanagari, wordsOf } from '../../testing/devanagari';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { accountOf, approve, BROWSER, type Clerk, deskOf, FIELDS as STUDENT, ticketOf } from './testing/desk';

const HELP = {
  name: 'Neha Rawat',
  email: 'Neha.Rawat@Person.example',
  mobile: '',
  form_number: 'seu25ug0042',
  track: 'ug',
  round: '2',
  reason: 'no-record',
  message: 'I typed it five times.',
  noticeVersion: '2026-11',
};

const FIELDS = {
  kind: 'employee',
  name: 'Neha <b>Rawat</b>',
  email: 'neha@person.example',
  mobile: '098111 22233',
  number: '',
  category: 'service-matters',
  subject: 'Leave & "duty" <i>days</i>',
  message: 'The days I was on duty are counted as leave.',
};

onDatabase('forms of the public', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());
  const { as, from, list } = desk;
  const find = async (clerk: Clerk, ticket: string) => (await list(`q=${ticket}`, clerk)).data.grievances[0];
  const byPage = (url: string, fields: Record<string, string>, sender = from()) =>
    desk.post(
      url,
      String(new URLSearchParams(fields)),
      { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
      sender,
    );
  const ticketIn = ({ body }: { body: string }) => must(/GR-2026-[\w-]{9}/.exec(body))[0];

  describe('for those who cannot sign in', () => {
    const ask = (changes: object = {}, sender = from(), headers: Record<string, string> = {}) =>
      desk.post('/admission/help', { ...HELP, ...changes }, headers, sender);

    test('it becomes a ticket about admission, which is mailed and followed as every other', async () => {
      const answer = await ask();
      const data = { ticket: expect.stringMatching(/^GR-2026-/), due: '2026-02-06' };
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', data }]);
      const ticket = ticketOf(answer);
      const [mail] = await mailTo(world(), 'neha.rawat@person.example');
      expect(must(mail).text).toContain(ticket);
      expect(must(mail).text).not.toMatch(/typed it five|seu25ug0042/i);
      expect(await desk.read(must(await find('admin', ticket))._id, 'admin')).toMatchObject({
        category: 'admission',
        kind: 'student',
        confidential: false,
        name: 'Neha Rawat',
        email: 'neha.rawat@person.example',
        mobile: '',
        number: 'SEU25UG0042',
        subject: 'I cannot sign in: It says no record matches',
        message: 'I typed it five times.',
        help: { track: 'ug', round: 2, reason: 'no-record' },
      });
      expect(await desk.track(ticket, HELP.email)).toMatchObject({ ticket, status: 'open', category: 'admission' });
    });

    test('a grievance of the general form is none of these', async () => {
      const ticket = await desk.send({
        category: 'admission',
        subject: 'I cannot sign in: It says no record matches',
        help: { track: 'ug', round: 2, reason: 'no-record' },
        ...{ helpReason: 'no-record', helpTrack: 'ug' },
      });
      expect((await desk.read(must(await find('admin', ticket))._id, 'admin')).help).toBeNull();
      expect(await find('admissions', ticket)).toBeUndefined();
    });

    test('the answer is the same whether there is a record or not', async () => {
      const { email, track } = must(demoLogins.applicants[0]);
      const found = (await as('admin', 'POST', '/admission/applicant/search', { email })).json();
      const { form_number } = found.data.records[0].record as { form_number: string };
      const words = { track, reason: 'which-email' };
      const answers = [
        await ask({ ...words, email, form_number }),
        await ask({ ...words, email: 'nobody@person.example', form_number }),
        await ask({ ...words, email: 'nobody.else@person.example', form_number: 'NO-SUCH-NUMBER' }),
      ];
      const told = answers.map(({ statusCode, json, headers }) =>
        JSON.stringify([statusCode, { ...json().data, ticket: '' }, Object.keys(headers).sort()]),
      );
      expect(new Set(told).size).toBe(1);
    });

    test('too many from one sender have to wait: with the general form it is one limit, not two', async () => {
      const sender = from();
      const email = 'flood@person.example';
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++)
        statuses.push((await ask({ email, message: `${count}` }, sender)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await desk.post('/grievance', { ...STUDENT, email }, {}, sender)).statusCode).toBe(429);
    });

    test('a page without scripts is answered with the ticket; who sends the same from elsewhere gets another', async () => {
      const fields = { ...HELP, email: 'page@person.example' };
      const sender = from();
      const answer = await byPage('/admission/help', fields, sender);
      expect(answer.statusCode).toBe(200);
      // A key held down repeats it beyond the limit of attempts.
      for (let count = 0; count < 12; count++)
        expect(ticketIn(await byPage('/admission/help', fields, sender))).toBe(ticketIn(answer));
      expect(ticketIn(await byPage('/admission/help', fields))).not.toBe(ticketIn(answer));
      const wrong = await byPage('/admission/help', { ...fields, track: '', form_number: '' });
      expect(wrong.statusCode).toBe(400);
      for (const part of [
        '<h1>Your message was not sent</h1>',
        '<li>Form number: Enter your form number</li>',
        '<li>Track: Choose the track you applied for</li>',
        'href="/admission/help"',
      ])
        expect(wrong.body).toContain(part);
    });

    describe('the admissions office', () => {
      test('sees these tickets and no other, and counts no other', async () => {
        const ticket = ticketOf(await ask());
        const { data, metadata } = await list('', 'admissions');
        const own = data.grievances.map((line) => line.ticket);
        expect(own).toContain(ticket);
        expect(data.grievances.map(({ name }) => name)).toContain('Asha Negi');
        expect(data.grievances.every(({ subject }) => subject.startsWith('I cannot sign in: '))).toBe(true);
        const { overdue: _, ...byStatus } = data.counts;
        expect(Object.values(byStatus).reduce((sum, count) => sum + count)).toBe(metadata.total);
        const all = (await list()).data.grievances;
        expect(all.map((line) => line.ticket)).toContain(ticket);
        const hidden = all.filter((line) => !own.includes(line.ticket));
        expect(hidden.length).toBeGreaterThan(3);
        for (const { _id, version, status } of hidden) {
          const url = `/grievance/${_id}`;
          expect((await as('admissions', 'GET', url)).statusCode).toBe(404);
          expect((await as('admissions', 'PUT', url, { status, version, reply: 'No.' })).statusCode).toBe(404);
        }
      });

      test('answers them, and the answer is mailed', async () => {
        const ticket = ticketOf(await ask({ email: 'answered@person.example' }));
        const { _id } = must(await find('admissions', ticket));
        const update = { status: 'settled', reply: 'Use the address of your receipt.', version: 1 };
        const answer = await as('admissions', 'PUT', `/grievance/${_id}`, update);
        expect(answer.json()).toMatchObject({ data: { grievance: { status: 'settled', help: { track: 'ug' } } } });
        const mails = await mailTo(world(), 'answered@person.example');
        expect(mails.filter(({ text }) => text.includes('address of your receipt'))).toHaveLength(1);
      });

      test('sees no confidential case as a member of the committee either', async () => {
        const member = await accountOf(desk, 'admissions');
        await approve(world(), await as('admin', 'PATCH', member, { isIccMember: true }));
        desk.forget();
        const confidential = must((await list('category=harassment')).data.grievances[0]);
        expect(confidential.confidential).toBe(true);
        expect((await list('category=harassment', 'admissions')).metadata.total).toBe(0);
        expect((await as('admissions', 'GET', `/grievance/${confidential._id}`)).statusCode).toBe(404);
      });

      test('finds the records of a form number in one track only, and only those are noted as read', async () => {
        const { email, track } = must(demoLogins.applicants[0]);
        const search = (body: object) => as('admissions', 'POST', '/admission/applicant/search', body);
        const recordsOf = async (body: object) =>
          (await search(body)).json().data.records as {
            record: { form_number: string; track: string };
            history: object[];
          }[];
        const all = await recordsOf({ email });
        const { form_number } = must(all[0]).record;
        const found = await recordsOf({ form_number, track });
        expect(new Set(found.map(({ record }) => record.track))).toEqual(new Set([track]));
        const elsewhere = ['diploma', 'btech', 'ug', 'pg'].find(
          (other) => !all.some((one) => one.record.track === other),
        );
        const looks = async () => must((await recordsOf({ email }))[0]).history.length;
        const before = await looks();
        expect(await recordsOf({ form_number, track: elsewhere })).toEqual([]);
        expect(await looks()).toBe(before + 1);
        expect((await search({ track })).statusCode).toBe(400);
      });
    });
  });

  describe('of pages without scripts', () => {
    const post = (url: string, fields: Record<string, string>, file?: Uint8Array) =>
      file ? desk.postForm(url, fields, { file, headers: BROWSER }) : byPage(url, fields);

    test.each([
      ['without a file', undefined],
      ['with an empty file field', new Uint8Array()],
    ])('a grievance %s is answered with a page of its ticket, and sent again with the same', async (_, file) => {
      const fields = { ...FIELDS, email: `${file ? 'empty' : 'none'}@person.example` };
      const answer = await post('/grievance', fields, file);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.body).toContain('<h1>Your grievance has reached us</h1>');
      expect(answer.body).toContain('An answer is due by 6 February 2026.');
      expect(ticketIn(await post('/grievance', fields, file))).toBe(ticketIn(answer));
      expect(await mailTo(world(), fields.email)).toHaveLength(1);
      const other = await post('/grievance', { ...fields, subject: 'Another matter' }, file);
      expect(ticketIn(other)).not.toBe(ticketIn(answer));
    });

    test('a PDF comes with it', async () => {
      const file = await makePdf({ title: 'Receipt', heading: 'Receipt', paragraph: 'Paid.', date: START });
      expect((await post('/grievance', FIELDS, file)).statusCode).toBe(200);
      const wrong = await post('/grievance', FIELDS, Buffer.from('<html>'));
      expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('Document: ')]);
    });

    test('what is wrong is listed on a page that nobody keeps and nothing runs in', async () => {
      const answer = await post('/grievance', { ...FIELDS, mobile: '12345', name: '' });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      for (const part of [
        '<h1>Your grievance was not sent</h1>',
        '<li>Your name: Enter your name</li>',
        '<li>Mobile number: Enter a mobile number of 10 digits',
        'href="/grievance-form"',
      ])
        expect(answer.body).toContain(part);
    });

    test('it is followed by ticket and e-mail; texts of people are shown as texts', async () => {
      const ticket = ticketIn(await post('/grievance', FIELDS));
      const claim = { ticket: ticket.toLowerCase(), email: FIELDS.email };
      const page = await post('/grievance/track', claim);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      for (const part of [
        ticket,
        'Leave &amp; &quot;duty&quot; &lt;i&gt;days&lt;/i&gt;',
        '15 January 2026',
        '6 February 2026',
      ])
        expect(page.body).toContain(part);
      const wrong = await post('/grievance/track', { ...claim, email: 'a@b.example' });
      expect(wrong.statusCode).toBe(404);
      expect(wrong.body).toContain('<h1>We cannot show your grievance</h1>');
      expect(wrong.body).not.toContain('Leave');
      expect(await desk.track(ticket, FIELDS.email)).toMatchObject({ ticket });
    });

    test('a page shows the thread and takes a message; the same page sent again adds nothing', async () => {
      const claim = { ticket: await desk.send(), email: STUDENT.email };
      const page = await post('/grievance/track', claim);
      expect(page.body).toContain('action="/api/v1/grievance/message"');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      for (let count = 0; count < 2; count++) {
        const answer = await post('/grievance/message', { ...claim, message: 'A <b>second</b> word.' });
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toContain('Your message was added.');
        expect(answer.body.match(/A &lt;b&gt;second&lt;\/b&gt; word\./g)).toHaveLength(1);
      }
      const empty = await post('/grievance/message', { ...claim, message: '' });
      expect(empty.statusCode).toBe(400);
      expect(empty.body).toContain('<h1>Your message was not added</h1>');
    });

    test('a form in Hindi is answered in Hindi, on pages and by mail', async () => {
      const fields = { ...FIELDS, email: 'hindi@person.example' };
      const sent = await post('/grievance?lang=hi', fields);
      expect(sent.body).toContain('<h1>आपकी शिकायत हमें मिल गई है</h1>');
      expect(sent.body).toContain('action="/api/v1/grievance/track?lang=hi"');
      const [mail] = await mailTo(world(), fields.email);
      expect(mail?.text).toContain('/hi/grievance-form');

      const names = [FIELDS.name, FIELDS.subject, 'Leave', 'duty', 'days', 'i', 'quot', 'amp', 'lt', 'gt'];
      const page = await post('/grievance/track?lang=hi', { ticket: ticketIn(sent), email: fields.email });
      expect(page.body).toContain('<html lang="hi-IN">');
      expect(shareOfDevanagari(wordsOf(page.body), names)).toBeGreaterThan(0.9);
      expect(page.body).toContain('action="/api/v1/grievance/message?lang=hi"');
      expect(page.body).toContain('href="/hi/grievance-form"');

      const wrong = await post('/grievance?lang=hi', { ...fields, mobile: '12345', name: '' });
      expect(wrong.statusCode).toBe(400);
      expect(shareOfDevanagari(wordsOf(wrong.body), ['SEU'])).toBeGreaterThan(0.9);
      expect(wrong.body).toContain('<li>मोबाइल नंबर: ');
      expect(wrong.body).toContain('href="/hi/grievance-form"');
    });

    test.each([
      ['too large', `message=${'%E0%A4%95'.repeat(8_000)}`, 413, 'भेजी गई जानकारी बहुत बड़ी है।'],
      ['of too many fields', 'a=1&'.repeat(120), 400, 'भेजी गई कुछ जानकारी सही नहीं है।'],
    ])('a form that is %s is answered with a page, too', async (_what, payload, status, said) => {
      const url = '/admission/help?lang=hi';
      const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await world().call({ method: 'POST', url, headers, payload, remoteAddress: from() });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(said);
    });

    test('a form of another site is refused', async () => {
      const headers = { ...BROWSER, 'sec-fetch-site': 'cross-site' };
      expect((await desk.post('/grievance', STUDENT, headers)).statusCode).toBe(403);
    });

    test('who has to wait is told so, and for how long', async () => {
      const sender = from();
      const guess = () =>
        byPage('/grievance/track', { ticket: 'GR-2026-7F3K-92QG', email: 'guess@person.example' }, sender);
      for (let count = 0; count < 5; count++) await guess();
      const last = await guess();
      expect(last.statusCode).toBe(429);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect(last.body).toContain('<h1>We cannot show your grievance</h1>');
    });
  });
});
