/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TrackedGrievance } from '@university/shared/contract';
import { HttpError } from '@university/web';
import fc from '../../../../scripts/jest/properties';
import { makePdf } from '../../testing/pdf';
import { grievanceEntries, outbox } from '../../platform/database/schema';
import { IsolatedWork } from '../../platform/isolated/isolated-work';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { demoApplicant, signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { accountOf, approve, deskOf, FIELDS, ticketOf } from './testing/desk';
import { addWorkingDays } from './submit';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('working days', () => {
  test.each([
    ['2026-01-15', 15, '2026-02-06', 'three weeks and Republic Day'],
    ['2026-03-06', 1, '2026-03-09', 'a Friday, and then Monday'],
    ['2026-03-07', 1, '2026-03-09', 'a Saturday, and then Monday'],
    ['2026-10-01', 1, '2026-10-05', "the eve of Gandhi's birthday, a Friday"],
    ['2026-12-31', 1, '2027-01-01', 'over the turn of the year'],
  ])('%s and %i more end on %s: %s', (from, count, end) => {
    expect(addWorkingDays(from, count)).toBe(end);
  });

  test('an end is never at the weekend, and one day more is always later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const end = addWorkingDays(from, count);
        expect([0, 6]).not.toContain(weekday(end));
        expect(end > from).toBe(true);
        expect(addWorkingDays(from, count + 1) > end).toBe(true);
        expect(addWorkingDays(end, 1)).toBe(addWorkingDays(from, count + 1));
      }),
    );
  });
});

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await makePdf({ title: 'Receipt', heading: 'Receipt', paragraph: 'Paid.', date: START });
});

onDatabase('grievances', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());
  const { as, find, list, read } = desk;
  const send = (fields: object = {}) => desk.post('/grievance', { ...FIELDS, ...fields });
  const sendForm = (file?: Uint8Array, fields: object = {}, headers: Record<string, string> = {}) =>
    desk.postForm('/grievance', { ...FIELDS, ...fields }, { file, headers });
  const files = () => {
    const folder = path.join(world().dataDir, 'files');
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  };
  const track = (ticket: string, email: string) => desk.post('/grievance/track', { ticket, email });

  test('a grievance gets a ticket and a day, and a mail says so', async () => {
    const answer = await send({
      email: 'Neha.Rawat@Person.example',
      mobile: '+91 98111 22233',
      number: 'SEU2024DIP0042',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'success',
        data: {
          ticket: expect.stringMatching(/^GR-2026-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
          due: '2026-02-06',
        },
      },
    ]);
    const ticket = ticketOf(answer);
    const [mail] = await mailTo(world(), FIELDS.email);
    expect(must(mail).text).toContain(ticket);
    expect(must(mail).text).toContain('6 February 2026');
    expect(await read((await find(ticket))._id)).toMatchObject({
      ...FIELDS,
      ...{ number: 'SEU2024DIP0042', status: 'open', confidential: false, hasFile: false, overdue: false, version: 1 },
    });
    expect(ticketOf(await send())).not.toBe(ticket);
  });

  test.each([
    [{ kind: 'parent' }, 'kind'],
    [{ mobile: '12345' }, 'mobile'],
    [{ name: '\0\0' }, 'name'],
  ])('%j is refused, in a form and without, and leaves nothing', async (change, field) => {
    const before = (await list()).metadata.total;
    for (const answer of [await send(change), await sendForm(pdf, change)])
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
    expect((await list()).metadata.total).toBe(before);
  });

  test('a file comes with it, and only staff get it, once, by an address for a minute', async () => {
    const before = files();
    const answer = await sendForm(pdf);
    expect([answer.statusCode, files()]).toEqual([200, before + 1]);
    const { _id, hasFile } = await find(ticketOf(answer));
    expect(hasFile).toBe(true);
    const issued = (await as('grievances', 'POST', `/grievance/${_id}/file`)).json<{ data: { url: string } }>();
    const get = () => world().call({ url: issued.data.url.replace('/api/v1', '') });
    const file = await get();
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
      'cache-control': 'no-store',
    });
    expect((await get()).statusCode).toBe(410);
    const without = await find(ticketOf(await sendForm()));
    expect((await as('grievances', 'POST', `/grievance/${without._id}/file`)).statusCode).toBe(404);
  });

  test('what is no PDF or too large is refused and leaves nothing', async () => {
    const before = files();
    const wrong = await sendForm(Buffer.from('<html>'));
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'pdf', message: expect.any(String) }]]);
    expect((await sendForm(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413);
    expect(files()).toBe(before);
  });

  test('a PDF is read for the network that it comes from, and too many at once are asked to come back', async () => {
    const before = files();
    const run = jest.spyOn(IsolatedWork.prototype, 'run');
    const said = 'The service has too much to do. Nothing was changed; try again in a moment.';
    run.mockRejectedValueOnce(new HttpError(503, 'overloaded', said, { retryAfter: 10 }));
    const answer = await sendForm(pdf);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(run.mock.calls.map(([, , sender]) => sender)).toEqual([expect.stringMatching(/^10\.8\.0\.\d+$/)]);
    run.mockRestore();
    expect(files()).toBe(before);
  });

  test('sent twice under one key it is one grievance with one mail; something else under it is refused', async () => {
    const headers = { 'idempotency-key': 'one-grievance-only' };
    const email = 'twice@person.example';
    const before = files();
    const [first, second] = await Promise.all([sendForm(pdf, { email }, headers), sendForm(pdf, { email }, headers)]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(files()).toBe(before + 1);
    expect(await mailTo(world(), email)).toHaveLength(1);
    const other = await sendForm(pdf, { email, subject: 'Something else' }, headers);
    expect([other.statusCode, other.json().code, files()]).toEqual([409, 'key_reused', before + 1]);
  });

  test('the person follows it by ticket and e-mail; a wrong one of the two is the same 404', async () => {
    const ticket = ticketOf(await send());
    const answer = await track(ticket.toLowerCase().replaceAll('-', ' '), 'NEHA.rawat@person.example ');
    expect(answer.json<{ data: { grievance: TrackedGrievance } }>().data.grievance).toEqual({
      ticket,
      category: 'fee',
      subject: FIELDS.subject,
      status: 'open',
      reply: null,
      thread: [],
      accepts_messages: true,
      created_at: START.toISOString(),
      updated_at: START.toISOString(),
      settled_at: null,
      due: '2026-02-06',
      extended_to: null,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const wrongEmail = await track(ticket, 'somebody@person.example');
    const unknown = await track('GR-2026-7F3K-92QG', FIELDS.email);
    expect([unknown.statusCode, unknown.body]).toEqual([404, wrongEmail.body]);
    expect((await track('GR-2026-7F3K-92QA', 'a@b.example')).json().issues).toMatchObject([{ path: 'ticket' }]);
  });

  test('guessing and flooding have to wait', async () => {
    const from = '10.4.0.1';
    const guess = (count: number) =>
      desk.post('/grievance/track', { ticket: 'GR-2026-7F3K-92QG', email: `guess${count}@person.example` }, {}, from);
    const flood = () => desk.post('/grievance', { ...FIELDS, email: 'f@person.example' }, {}, from);
    const statuses: [number, number][] = [];
    for (let count = 0; count < 6; count++)
      statuses.push([(await guess(count)).statusCode, (await flood()).statusCode]);
    expect(statuses).toEqual([...Array(5).fill([404, 200]), [429, 429]]);
  });

  test('staff take it up and settle it; the person gets the reply; a stale change is refused', async () => {
    const email = 'settled@person.example';
    const ticket = ticketOf(await send({ email }));
    const { _id } = await find(ticket);
    const put = (update: object) => as('grievances', 'PUT', `/grievance/${_id}`, update);
    const taken = { data: { grievance: { status: 'in-progress', version: 2 } } };
    expect((await put({ status: 'in-progress', version: 1 })).json()).toMatchObject(taken);
    expect(await mailTo(world(), email)).toHaveLength(1);
    const stale = await put({ status: 'settled', reply: 'Paid back.', version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, taken]);
    expect((await put({ status: 'settled', version: 2 })).json()).toMatchObject({ issues: [{ path: 'reply' }] });
    expect((await put({ status: 'settled', reply: 'Paid back.', version: 2 })).statusCode).toBe(200);
    expect((await put({ status: 'open', version: 3 })).statusCode).toBe(409);
    expect(await desk.track(ticket, email)).toMatchObject({
      status: 'settled',
      reply: 'Paid back.',
      settled_at: START.toISOString(),
    });
    const mails = await mailTo(world(), email);
    expect(mails.filter(({ text }) => text.includes('Paid back.'))).toHaveLength(1);
    expect((await put({ status: 'in-progress', version: 3 })).json().data.grievance.settled_at).toBeNull();
  });

  test('the list is filtered, counted and ordered by the day it is due', async () => {
    const { data, metadata } = await list();
    expect(data.grievances).toHaveLength(metadata.total);
    const { overdue, ...byStatus } = data.counts;
    expect(Object.values(byStatus).reduce((sum, count) => sum + count)).toBe(metadata.total);
    expect((await list('overdue=true')).data.grievances.map(({ subject }) => subject)).toEqual([
      'Scholarship form not forwarded by the office',
    ]);
    expect(overdue).toBe(1);
    expect((await list('overdue=false')).metadata.total).toBe(metadata.total - 1);
    expect((await list('status=rejected')).metadata.total).toBe(data.counts.rejected);
    expect((await list('category=documents')).data.grievances.map(({ category }) => category)).toEqual(['documents']);
    expect((await list('q=LATHES')).metadata.total).toBe(1);
    expect((await list('q=Rimjhim')).metadata.total).toBe(0);
    const dues = data.grievances.filter(({ settled_at }) => !settled_at).map(({ due }) => due);
    expect(dues).toEqual([...dues].sort());
    expect((await as('grievances', 'GET', '/grievance?status=lost')).json().issues).toMatchObject([{ path: 'status' }]);
  });

  test('a day after it was due it is overdue', async () => {
    const ticket = ticketOf(await send());
    for (const [at, isOverdue] of [
      ['2026-02-06T18:29:00Z', false],
      ['2026-02-06T18:31:00Z', true],
    ] as const) {
      world().clock.now = new Date(at);
      expect((await find(ticket)).overdue).toBe(isOverdue);
    }
  });

  test('harassment is seen by members of the committee only, from when two have made them that', async () => {
    const { _id } = await find(ticketOf(await sendForm(pdf, { category: 'harassment' })));
    const seen = async () => [
      (await as('grievances', 'GET', `/grievance/${_id}`)).statusCode,
      (await as('grievances', 'POST', `/grievance/${_id}/file`)).statusCode,
      (await list('category=harassment')).data.grievances.some((each) => each._id === _id),
    ];
    const member = await accountOf(desk, 'grievances');
    expect(await seen()).toEqual([200, 200, true]);
    await as('admin', 'PATCH', member, { isIccMember: false });
    expect(await seen()).toEqual([404, 404, false]);
    const proposed = await as('admin', 'PATCH', member, { isIccMember: true });
    expect(await seen()).toEqual([404, 404, false]);
    await approve(world(), proposed);
    expect(await seen()).toEqual([200, 200, true]);
  });

  describe('the ticket', () => {
    /**
     * Classmates may know address and date of birth, and administrators read outbox and audit log: the ticket must not
     * be there.
     */
    const victim = demoApplicant('gauri');
    const tickets: string[] = [];
    let cookies: Record<string, string> = {};

    beforeAll(async () => {
      desk.forget();
      for (const category of ['harassment', 'fee']) {
        const ticket = await desk.send({ category, email: victim.email });
        tickets.push(ticket);
        await desk.write(ticket, 'Please tell me more.', { email: victim.email });
        const { version, _id } = await read((await find(ticket))._id);
        const answer = { status: 'in-progress', reply: 'We are looking into it.', version };
        expect((await as('grievances', 'PUT', `/grievance/${_id}`, answer)).statusCode).toBe(200);
      }
      ({ cookies } = await signInApplicant(world(), 'gauri'));
    });

    const claim = (ticket: string) =>
      ({ method: 'POST', url: '/grievance/track', payload: { email: victim.email, ticket } }) as const;

    test.each([
      ['own data', { url: '/own-data/applicant' }],
      ['the record', { url: '/ug/me' }],
      ['no ticket', claim('')],
      ['a guessed ticket', claim('GR-2026-2222-222A')],
    ])('is not shown to who knows e-mail address and date of birth: %s', async (_says, request) => {
      const { body } = await world().call({ ...request, cookies });
      for (const secret of [...tickets, 'grievance', 'ICC']) expect(body.includes(secret) && secret).toBe(false);
    });

    test.each([
      ['admin', '/mail?limit=100'],
      ['admin', '/audit?limit=100'],
      ['admin', '/own-data/staff'],
      ['admissions', '/mail?limit=100'],
      ['grievances', '/own-data/staff'],
    ] as const)('is not shown to %s at %s', async (clerk, url) => {
      const answer = await as(clerk, 'GET', url);
      expect(answer.statusCode).toBe(200);
      expect(tickets.filter((ticket) => answer.body.includes(ticket))).toEqual([]);
    });

    test('stands in no subject, and in the text of its author’s mail alone', async () => {
      const mails = await world().api.db.select().from(outbox);
      expect(mails.filter(({ subject }) => /GR-\d{4}/.test(subject))).toEqual([]);
      const told = mails.filter(({ text }) => tickets.some((ticket) => text?.includes(ticket)));
      expect(new Set(told.map(({ to }) => to))).toEqual(new Set([victim.email]));
    });
  });

  test('three years after it was settled one is gone, with its file; what is open or taken up again stays', async () => {
    const sent = async () => ticketOf(await sendForm(pdf));
    const [closed, open, reopened] = [await sent(), await sent(), await sent()];
    const move = async (ticket: string, update: object) => {
      const { _id, version } = await find(ticket);
      expect((await as('grievances', 'PUT', `/grievance/${_id}`, { ...update, version })).statusCode).toBe(200);
    };
    for (const ticket of [closed, reopened]) await move(ticket, { status: 'settled', reply: 'Paid back.' });
    await move(reopened, { status: 'in-progress' });
    const over = new Date(START);
    over.setUTCFullYear(START.getUTCFullYear() + 3);
    const erase = (at: Date) => {
      world().clock.now = at;
      return world().api.jobs.run('erase-grievances');
    };
    const statuses = () =>
      Promise.all([closed, open, reopened].map(async (ticket) => (await track(ticket, FIELDS.email)).statusCode));
    await erase(new Date(over.getTime() - 1));
    expect(await statuses()).toEqual([200, 200, 200]);
    const [before, written] = [files(), await world().api.db.$count(grievanceEntries)];
    for (let run = 0; run < 2; run++) {
      await erase(over);
      expect(await statuses()).toEqual([404, 200, 200]);
    }
    expect((await list(`q=${closed}`)).metadata.total).toBe(0);
    expect(files()).toBe(before - 1);
    expect(await world().api.db.$count(grievanceEntries)).toBe(written - 1);
  });
});
