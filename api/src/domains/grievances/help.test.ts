/** @jest-environment node */
import type { Grievance, GrievanceCounts, GrievanceLine } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';

const FIELDS = {
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

/** What a browser sends with a form of a page. */
const BROWSER = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };

onDatabase('those who cannot sign in', (world) => {
  let visitor = 0;
  const from = () => `10.7.0.${++visitor}`;
  const ask = (fields: object = FIELDS, remoteAddress = from(), headers: Record<string, string> = {}) =>
    world().call({ method: 'POST', url: '/admission/help', remoteAddress, payload: fields, headers });
  const askByPage = (fields: Record<string, string>, remoteAddress = from()) =>
    world().call({
      method: 'POST',
      url: '/admission/help',
      remoteAddress,
      payload: String(new URLSearchParams(fields)),
      headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const ticketOf = (answer: { json(): unknown }) => (answer.json() as { data: { ticket: string } }).data.ticket;

  type Staff = 'admin' | 'admissions' | 'grievances' | 'notices';
  const tokens = new Map<string, Promise<string>>();
  beforeEach(() => tokens.clear());
  /** One login for a role and a test: a password takes long to check. */
  const tokenOf = (role: Staff) => {
    const token = tokens.get(role) ?? world().tokenOf(role);
    tokens.set(role, token);
    return token;
  };
  const as = async (role: Staff, method: 'GET' | 'PUT' | 'POST' | 'PATCH', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${await tokenOf(role)}` } });
  const list = async (role: Staff, query = '') =>
    (await as(role, 'GET', `/grievance?limit=100&${query}`)).json<{
      data: { grievances: GrievanceLine[]; counts: GrievanceCounts };
      metadata: { total: number };
    }>();
  const find = async (role: Staff, ticket: string) => (await list(role, `q=${ticket}`)).data.grievances[0];
  const read = async (role: Staff, id: string) =>
    (await as(role, 'GET', `/grievance/${id}`)).json<{ data: { grievance: Grievance } }>().data.grievance;

  test('their form becomes a ticket about admission, which is mailed and followed as every other', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'success', data: { ticket: expect.stringMatching(/^GR-2026-/), due: '2026-02-06' } },
    ]);
    const ticket = ticketOf(answer);
    const [mail] = await mailTo(world(), 'neha.rawat@person.example');
    expect(must(mail).text).toContain(ticket);
    expect(must(mail).text).not.toMatch(/typed it five|seu25ug0042/i);
    expect(await read('admin', must(await find('admin', ticket))._id)).toMatchObject({
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
    const followed = await world().call({
      method: 'POST',
      url: '/grievance/track',
      remoteAddress: from(),
      payload: { ticket, email: FIELDS.email },
    });
    expect(followed.json()).toMatchObject({ data: { grievance: { ticket, status: 'open', category: 'admission' } } });
  });

  test('a grievance of the general form is none of these', async () => {
    const answer = await world().call({
      method: 'POST',
      url: '/grievance',
      remoteAddress: from(),
      payload: {
        kind: 'student',
        name: 'Neha Rawat',
        email: 'other@person.example',
        mobile: '9811122233',
        category: 'admission',
        subject: 'I cannot sign in: It says no record matches',
        message: 'The general form cannot open a ticket of this kind.',
        help: { track: 'ug', round: 2, reason: 'no-record' },
        helpReason: 'no-record',
        helpTrack: 'ug',
      },
    });
    const ticket = ticketOf(answer);
    expect((await read('admin', must(await find('admin', ticket))._id)).help).toBeNull();
    expect(await find('admissions', ticket)).toBeUndefined();
  });

  test.each([
    ['an unknown track', { track: 'law' }, 'track'],
    ['no form number', { form_number: '' }, 'form_number'],
    ['something else without words', { reason: 'other', message: '' }, 'message'],
    ['a long message', { message: 'x'.repeat(2_001) }, 'message'],
    ['a hidden character', { name: 'Ne\0ha' }, 'name'],
  ])('%s is refused at its field and leaves nothing', async (_, change, field) => {
    const before = (await list('admin')).metadata.total;
    const answer = await ask({ ...FIELDS, ...change });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
    expect((await list('admin')).metadata.total).toBe(before);
  });

  test('the answer is the same whether there is a record or not', async () => {
    const { email, track } = must(demoLogins.applicants[0]);
    const found = (await as('admin', 'POST', '/admission/applicant/search', { email })).json();
    const { form_number } = found.data.records[0].record as { form_number: string };
    const words = { ...FIELDS, track, reason: 'which-email' };
    const answers = [
      await ask({ ...words, email, form_number }),
      await ask({ ...words, email: 'nobody@person.example', form_number }),
      await ask({ ...words, email: 'nobody.else@person.example', form_number: 'NO-SUCH-NUMBER' }),
    ];
    const told = answers.map(({ statusCode, json }) => [statusCode, { ...json().data, ticket: '' }]);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(must(answers[2]).headers)).toEqual(names(must(answers[0]).headers));
  });

  test('too many from one sender have to wait, whether there is a record or not', async () => {
    const sender = from();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await ask({ ...FIELDS, email: 'flood@person.example', message: `${count}` }, sender)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // With the general form it is one limit, not two.
    const grievance = { ...FIELDS, kind: 'student', email: 'flood@person.example', mobile: '9811122233' };
    const other = await world().call({
      method: 'POST',
      url: '/grievance',
      remoteAddress: sender,
      payload: { ...grievance, category: 'fee', subject: 'The receipt', message: 'It has not come for weeks.' },
    });
    expect(other.statusCode).toBe(429);
  });

  test('sent twice under one key it is one ticket; something else under it is refused', async () => {
    const headers = { 'idempotency-key': 'one-call-for-help' };
    const fields = { ...FIELDS, email: 'twice@person.example' };
    const [first, second] = await Promise.all([ask(fields, from(), headers), ask(fields, from(), headers)]);
    expect(ticketOf(second)).toBe(ticketOf(first));
    expect(await mailTo(world(), 'twice@person.example')).toHaveLength(1);
    const other = await ask({ ...fields, reason: 'no-code' }, from(), headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  });

  test('a page without scripts leads to the ticket; who sends the same from elsewhere gets another', async () => {
    const fields = { ...FIELDS, email: 'page@person.example' };
    const sender = from();
    const answer = await askByPage(fields, sender);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/grievance-form\/sent\?ticket=GR-2026-[\w-]{9}$/),
    ]);
    expect((await askByPage(fields, sender)).headers.location).toBe(answer.headers.location);
    expect((await askByPage(fields)).headers.location).not.toBe(answer.headers.location);
    const wrong = await askByPage({ ...fields, track: '', form_number: '' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('<h1>Your message was not sent</h1>');
    expect(wrong.body).toContain('<li>Form number: Enter your form number</li>');
    expect(wrong.body).toContain('<li>Track: Choose the track you applied for</li>');
    expect(wrong.body).toContain('href="/admission/help"');
  });

  describe('the admissions office', () => {
    test('sees these tickets and no other, and counts no other', async () => {
      const ticket = ticketOf(await ask());
      const { data, metadata } = await list('admissions');
      expect(data.grievances.map((line) => line.ticket)).toContain(ticket);
      // Of the demonstration.
      expect(data.grievances.map(({ name }) => name)).toContain('Asha Negi');
      expect(data.grievances.every(({ subject }) => subject.startsWith('I cannot sign in: '))).toBe(true);
      const { overdue: _, ...byStatus } = data.counts;
      expect(Object.values(byStatus).reduce((sum, count) => sum + count)).toBe(metadata.total);
      expect((await list('grievances')).data.grievances.map((line) => line.ticket)).toContain(ticket);
      const hidden = (await list('grievances')).data.grievances.filter(
        (line) => !data.grievances.some(({ _id }) => _id === line._id),
      );
      expect(hidden.length).toBeGreaterThan(3);
      for (const { _id, version, status } of hidden) {
        expect((await as('admissions', 'GET', `/grievance/${_id}`)).statusCode).toBe(404);
        expect((await as('admissions', 'PUT', `/grievance/${_id}`, { status, version, reply: 'No.' })).statusCode).toBe(
          404,
        );
        expect((await as('admissions', 'POST', `/grievance/${_id}/file`)).statusCode).toBe(403);
      }
    });

    test('answers them, and the answer is mailed', async () => {
      const ticket = ticketOf(await ask({ ...FIELDS, email: 'answered@person.example' }));
      const { _id } = must(await find('admissions', ticket));
      const update = { status: 'settled', reply: 'Use the address of your receipt.', version: 1 };
      const answer = await as('admissions', 'PUT', `/grievance/${_id}`, update);
      expect(answer.json()).toMatchObject({ data: { grievance: { status: 'settled', help: { track: 'ug' } } } });
      const mails = await mailTo(world(), 'answered@person.example');
      expect(mails.filter(({ text }) => text.includes('address of your receipt'))).toHaveLength(1);
    });

    test('sees no confidential case as a member of the committee either', async () => {
      const staff = (await as('admin', 'GET', '/staff')).json().data.staff as { _id: string; email: string }[];
      const member = must(staff.find(({ email }) => email === 'admissions@seu.example'));
      const proposed = await as('admin', 'PATCH', `/staff/${member._id}`, { isIccMember: true });
      const { email, password } = must(demoLogins.staff.findLast(({ role }) => role === 'admin'));
      const second = await world().call({ method: 'POST', url: '/auth/login', payload: { email, password } });
      const approved = await world().call({
        method: 'POST',
        url: `/approval/${proposed.json().data.approval._id}/approve`,
        headers: { authorization: `Bearer ${second.json().token}` },
      });
      expect(approved.statusCode).toBe(200);
      tokens.delete('admissions');
      const confidential = must((await list('grievances', 'category=harassment')).data.grievances[0]);
      expect(confidential.confidential).toBe(true);
      expect((await list('admissions', 'category=harassment')).metadata.total).toBe(0);
      expect((await as('admissions', 'GET', `/grievance/${confidential._id}`)).statusCode).toBe(404);
    });

    test('finds the records of a form number in one track only, and only those are noted as read', async () => {
      const { email, track } = must(demoLogins.applicants[0]);
      const search = (body: object) => as('admissions', 'POST', '/admission/applicant/search', body);
      const all = (await search({ email })).json().data.records as { record: { form_number: string; track: string } }[];
      const { form_number } = must(all[0]).record;
      const found = (await search({ form_number, track })).json().data.records as typeof all;
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ record }) => record.track))).toEqual(new Set([track]));
      const elsewhere = ['diploma', 'btech', 'ug', 'pg'].find(
        (other) => !all.some((one) => one.record.track === other),
      );
      const looks = async () => must((await search({ email })).json().data.records[0]).history.length as number;
      const before = await looks();
      expect((await search({ form_number, track: elsewhere })).json().data.records).toEqual([]);
      // The look before this one, and nothing besides.
      expect(await looks()).toBe(before + 1);
      expect((await as('grievances', 'POST', '/admission/applicant/search', { form_number })).statusCode).toBe(403);
      expect((await search({ track })).statusCode).toBe(400);
    });
  });
});
