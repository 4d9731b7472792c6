/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Grievance, GrievanceCounts, GrievanceLine, TrackedGrievance } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { demoLogins } from '../../../demo/logins';
import { makePdf } from '../../../demo/pdf';
import { sound, tableOnly } from '../../platform/files/pdf/testing/write-pdf';
import { IsolatedWork } from '../../platform/isolated/isolated-work';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

const DAY = 24 * 60 * 60_000;

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await makePdf({ title: 'Receipt', heading: 'Receipt', paragraph: 'Paid.', date: START });
});

const FIELDS = {
  kind: 'student',
  name: 'Neha Rawat',
  email: 'Neha.Rawat@Person.example',
  mobile: '+91 98111 22233',
  number: 'SEU2024DIP0042',
  category: 'fee',
  subject: 'The receipt of my fee is missing',
  message: 'I have paid the fee of this semester and the receipt has not come.',
};

onDatabase('grievances', (world) => {
  let visitor = 0;
  /** From an address of its own, or the tests would throttle one another. */
  const post = (url: string, request: { payload?: object | Buffer; headers?: Record<string, string> }) =>
    world().call({ method: 'POST', url, remoteAddress: `10.3.0.${++visitor}`, ...request });
  const send = (fields: object = FIELDS, headers: Record<string, string> = {}) =>
    post('/grievance', { payload: fields, headers });

  async function sendForm(fields: Record<string, string>, file?: Uint8Array, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file) form.set('pdf', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'receipt.pdf');
    const body = new Response(form);
    return post('/grievance', {
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { ...headers, 'content-type': must(body.headers.get('content-type')) },
    });
  }

  type Staff = 'admin' | 'grievances' | 'notices';
  /** One login for a role and a time: a password takes long to check. */
  const tokens = new Map<string, Promise<string>>();
  beforeEach(() => tokens.clear());
  const tokenOf = (role: Staff) => {
    const key = `${role} ${world().clock.now.toISOString()}`;
    const token = tokens.get(key) ?? world().tokenOf(role);
    tokens.set(key, token);
    return token;
  };
  const as = async (role: Staff, method: 'GET' | 'PUT' | 'POST' | 'PATCH', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${await tokenOf(role)}` } });
  const list = async (query = '', role: Staff = 'grievances') =>
    (await as(role, 'GET', `/grievance?limit=100&${query}`)).json<{
      data: { grievances: GrievanceLine[]; counts: GrievanceCounts };
      metadata: { total: number };
    }>();
  const find = async (ticket: string) => must((await list(`q=${ticket}`)).data.grievances[0]);
  const read = async (id: string) =>
    (await as('grievances', 'GET', `/grievance/${id}`)).json<{ data: { grievance: Grievance } }>().data.grievance;
  const files = () => {
    const folder = path.join(world().dataDir, 'files');
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  };
  const ticketOf = (answer: { json(): unknown }) => (answer.json() as { data: { ticket: string } }).data.ticket;
  const track = (ticket: string, email: string) => post('/grievance/track', { payload: { ticket, email } });

  test('a grievance gets a ticket and a day, and a mail says so', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      data: {
        ticket: expect.stringMatching(/^GR-2026-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
        due: '2026-02-06',
      },
    });
    const ticket = ticketOf(answer);
    const [mail] = await mailTo(world(), 'neha.rawat@person.example');
    expect(must(mail).text).toContain(ticket);
    expect(must(mail).text).toContain('6 February 2026');
    expect(await read((await find(ticket))._id)).toMatchObject({
      ...FIELDS,
      email: 'neha.rawat@person.example',
      mobile: '9811122233',
      status: 'open',
      confidential: false,
      hasFile: false,
      overdue: false,
      version: 1,
    });
    expect(ticketOf(await send())).not.toBe(ticket);
  });

  test.each([
    [{ kind: 'parent' }, 'kind'],
    [{ name: '' }, 'name'],
    [{ email: 'neha' }, 'email'],
    [{ mobile: '12345' }, 'mobile'],
    [{ category: 'gossip' }, 'category'],
    [{ subject: 'No' }, 'subject'],
    [{ message: 'Too short' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
    [{ name: 'Ne\0ha' }, 'name'],
  ])('%j is refused, in a form and without, and leaves nothing', async (change, field) => {
    const before = (await list()).metadata.total;
    const issues = [{ path: field, message: expect.any(String) }];
    const plain = await send({ ...FIELDS, ...change });
    expect([plain.statusCode, plain.json().issues]).toEqual([400, issues]);
    const form = await sendForm({ ...FIELDS, ...change }, pdf);
    expect([form.statusCode, form.json().issues]).toEqual([400, issues]);
    expect((await list()).metadata.total).toBe(before);
  });

  test('a file comes with it, and only staff get it, once, by an address for a minute', async () => {
    const before = files();
    const answer = await sendForm(FIELDS, pdf);
    expect(answer.statusCode).toBe(200);
    expect(files()).toBe(before + 1);
    const { _id, hasFile } = await find(ticketOf(answer));
    expect(hasFile).toBe(true);
    expect((await as('notices', 'POST', `/grievance/${_id}/file`)).statusCode).toBe(403);
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
    const without = await find(ticketOf(await sendForm(FIELDS)));
    expect((await as('grievances', 'POST', `/grievance/${without._id}/file`)).statusCode).toBe(404);
  });

  test('what is no PDF or too large is refused and leaves nothing', async () => {
    const before = files();
    const wrong = await sendForm(FIELDS, Buffer.from('<html>'));
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'pdf', message: expect.any(String) }]]);
    expect((await sendForm(FIELDS, Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413);
    expect(files()).toBe(before);
  });

  test('a PDF that is made to keep its reader busy, or to do something, is refused in words', async () => {
    const digits = sound(`${'1'.repeat(40_000)}x`);
    const rows = tableOnly('/W [0 1 0] /Index [0 30000000]', Buffer.alloc(30_000_000));
    const script = sound('<< /S /JavaScript /JS (app.alert) >>');
    for (const bytes of [digits, rows, script, `mail\n${sound()}`]) {
      const answer = await sendForm(FIELDS, Buffer.from(bytes, 'latin1'));
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [{ path: 'pdf', message: expect.stringContaining('Save as PDF') }],
      ]);
    }
  });

  test('a PDF is read for the network that it comes from, and too many at once are asked to come back', async () => {
    const before = files();
    const run = jest.spyOn(IsolatedWork.prototype, 'run');
    run.mockRejectedValueOnce(
      new HttpError(503, 'overloaded', 'The service has too much to do. Nothing was changed; try again in a moment.', {
        retryAfter: 10,
      }),
    );
    const answer = await sendForm(FIELDS, pdf);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(run.mock.lastCall?.[2]).toBe(`10.3.0.${visitor}`);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
    expect(files()).toBe(before);
  });

  test('sent twice under one key it is one grievance with one mail; something else under it is refused', async () => {
    const headers = { 'idempotency-key': 'one-grievance-only' };
    const fields = { ...FIELDS, email: 'twice@person.example' };
    const before = files();
    const [first, second] = await Promise.all([sendForm(fields, pdf, headers), sendForm(fields, pdf, headers)]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(files()).toBe(before + 1);
    expect(await mailTo(world(), 'twice@person.example')).toHaveLength(1);
    const other = await sendForm({ ...fields, subject: 'Something else' }, pdf, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    expect(files()).toBe(before + 1);
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
    const unknown = await track('GR-2026-7F3K-92QG', 'neha.rawat@person.example');
    expect(wrongEmail.statusCode).toBe(404);
    expect([unknown.statusCode, unknown.body]).toEqual([404, wrongEmail.body]);
    expect((await track('GR-2026-7F3K-92QA', 'a@b.example')).json().issues).toMatchObject([{ path: 'ticket' }]);
  });

  test('guessing and flooding have to wait', async () => {
    const from = { method: 'POST' as const, remoteAddress: '10.4.0.1' };
    const ticket = 'GR-2026-7F3K-92QG';
    const guess = (count: number) =>
      world().call({ ...from, url: '/grievance/track', payload: { ticket, email: `guess${count}@person.example` } });
    const flood = () => world().call({ ...from, url: '/grievance', payload: { ...FIELDS, email: 'f@person.example' } });
    const statuses: number[][] = [[], []];
    for (let count = 0; count < 6; count++) {
      statuses[0]?.push((await guess(count)).statusCode);
      statuses[1]?.push((await flood()).statusCode);
    }
    expect(statuses).toEqual([
      [404, 404, 404, 404, 404, 429],
      [200, 200, 200, 200, 200, 429],
    ]);
  });

  test('staff take it up and settle it; the person gets the reply; a stale change is refused', async () => {
    const ticket = ticketOf(await send({ ...FIELDS, email: 'settled@person.example' }));
    const { _id } = await find(ticket);
    const put = (update: object) => as('grievances', 'PUT', `/grievance/${_id}`, update);
    expect((await put({ status: 'in-progress', version: 1 })).json()).toMatchObject({
      data: { grievance: { status: 'in-progress', version: 2 } },
    });
    expect((await mailTo(world(), 'settled@person.example')).length).toBe(1);
    const stale = await put({ status: 'settled', reply: 'Paid back.', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ data: { grievance: { status: 'in-progress', version: 2 } } });
    const silent = await put({ status: 'settled', version: 2 });
    expect(silent.json()).toMatchObject({ issues: [{ path: 'reply' }] });
    expect((await put({ status: 'settled', reply: 'Paid back.', version: 2 })).statusCode).toBe(200);
    expect((await put({ status: 'open', version: 3 })).statusCode).toBe(409);
    const tracked = (await track(ticket, 'settled@person.example')).json();
    expect(tracked.data.grievance).toMatchObject({
      status: 'settled',
      reply: 'Paid back.',
      settled_at: START.toISOString(),
    });
    const mails = await mailTo(world(), 'settled@person.example');
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
    world().clock.now = new Date(START.getTime() + DAY);
    expect((await as('grievances', 'GET', '/grievance?status=lost')).json().issues).toMatchObject([{ path: 'status' }]);
  });

  test('a day after it was due it is overdue', async () => {
    const ticket = ticketOf(await send());
    world().clock.now = new Date('2026-02-06T18:29:00Z');
    expect((await find(ticket)).overdue).toBe(false);
    world().clock.now = new Date('2026-02-06T18:31:00Z');
    expect((await find(ticket)).overdue).toBe(true);
  });

  describe('harassment', () => {
    /** Everything a member of staff could learn of it by. */
    async function traces(role: Staff, id: string, ticket: string) {
      const all = await list('', role);
      return {
        inList: all.data.grievances.some(({ _id }) => _id === id),
        inSearch: (await list(`q=${ticket}`, role)).metadata.total,
        inCategory: (await list('category=harassment', role)).metadata.total,
        counted: all.data.counts.open,
        read: (await as(role, 'GET', `/grievance/${id}`)).statusCode,
        changed: (await as(role, 'PUT', `/grievance/${id}`, { status: 'open', version: 99 })).statusCode,
        file: (await as(role, 'POST', `/grievance/${id}/file`)).statusCode,
      };
    }

    test('is seen by members of the committee only, and not by an admin', async () => {
      const before = (await list('', 'admin')).data.counts.open;
      const ticket = ticketOf(await sendForm({ ...FIELDS, category: 'harassment' }, pdf));
      const { _id, confidential } = await find(ticket);
      expect(confidential).toBe(true);
      const hidden = {
        inList: false,
        inSearch: 0,
        inCategory: 0,
        counted: before,
        read: 404,
        changed: 404,
        file: 404,
      };
      expect(await traces('admin', _id, ticket)).toEqual(hidden);
      expect(await traces('grievances', _id, ticket)).toMatchObject({
        inList: true,
        read: 200,
        changed: 409,
        file: 200,
      });
      const staff = (await as('admin', 'GET', '/staff')).json().data.staff as { _id: string; email: string }[];
      const member = must(staff.find(({ email }) => email === 'grievances@seu.example'));
      await as('admin', 'PATCH', `/staff/${member._id}`, { isIccMember: false });
      expect(await traces('grievances', _id, ticket)).toEqual(hidden);
      const proposed = await as('admin', 'PATCH', `/staff/${member._id}`, { isIccMember: true });
      expect(await traces('grievances', _id, ticket)).toEqual(hidden);
      const { email, password } = must(demoLogins.staff.findLast(({ role }) => role === 'admin'));
      const second = await world().call({ method: 'POST', url: '/auth/login', payload: { email, password } });
      const approved = await world().call({
        method: 'POST',
        url: `/approval/${proposed.json().data.approval._id}/approve`,
        headers: { authorization: `Bearer ${second.json().token}` },
      });
      expect(approved.statusCode).toBe(200);
      expect((await read(_id)).ticket).toBe(ticket);
    });

    test('is not told by the mail', async () => {
      await send({ ...FIELDS, category: 'harassment', email: 'quiet@person.example', subject: 'Words at the counter' });
      const [mail] = await mailTo(world(), 'quiet@person.example');
      expect(`${must(mail).subject} ${must(mail).text}`).not.toMatch(/harass|counter|committee/i);
    });
  });

  test('it is for the role grievances', async () => {
    expect((await as('notices', 'GET', '/grievance')).statusCode).toBe(403);
    expect((await world().call({ url: '/grievance' })).statusCode).toBe(401);
  });
});
