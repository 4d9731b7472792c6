/** @jest-environment node */
import { type GrievanceMonthCount, GRIEVANCE_CATEGORIES } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { shareOfDevanagari } from '../../testing/devanagari';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { type Clerk, deskOf, FIELDS } from './testing';

const emailOf = (role: string) => must(demoLogins.staff.find((login) => login.role === role)).email;

onDatabase('the grievance desk', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());

  const mayHave = async (id: string, clerk: Clerk = 'grievances') =>
    (await desk.as(clerk, 'GET', `/grievance/${id}/assignee`)).json<{
      data: { staff: { _id: string; name: string }[] };
    }>().data.staff;
  const idOf = async (role: string) =>
    must(
      (await desk.as('admin', 'GET', '/staff?limit=500'))
        .json<{ data: { staff: { _id: string; email: string }[] } }>()
        .data.staff.find(({ email }) => email === emailOf(role)),
    )._id;
  const assign = (id: string, assignee: string | null, clerk: Clerk = 'grievances') =>
    desk.as(clerk, 'PUT', `/grievance/${id}/assignee`, { assignee });
  const move = async (id: string, changes: object, clerk: Clerk = 'grievances') => {
    const { version } = await desk.read(id);
    return desk.as(clerk, 'PUT', `/grievance/${id}/category`, { reason: 'It belongs there.', version, ...changes });
  };
  const exported = async (body: object, clerk: Clerk = 'grievances') => {
    const issued = await desk.as(clerk, 'POST', '/grievance/export', body);
    const { url } = issued.json<{ data: { url: string } }>().data;
    return world().call({ url: url.replace('/api/v1', '') });
  };

  describe('assigning', () => {
    test('it is given to somebody who may see it, who is mailed nothing of the matter or the person', async () => {
      const ticket = await desk.send({ subject: 'A very special subject' });
      const { _id } = await desk.find(ticket);
      const before = await desk.track(ticket);
      const admin = await idOf('admin');
      const answer = await assign(_id, admin);
      expect(answer.json().data.grievance.assignee).toEqual({ _id: admin, name: expect.any(String) });
      expect((await desk.list('assigned=me', 'admin')).data.grievances.map(({ _id: id }) => id)).toEqual([_id]);
      for (const others of ['assigned=me', 'assigned=nobody'])
        expect((await desk.list(others)).data.grievances.some(({ _id: id }) => id === _id)).toBe(false);
      const mail = must((await mailTo(world(), emailOf('admin'))).find(({ text }) => text?.includes(ticket)));
      expect(mail.text).toContain(`/admin/grievances/${_id}`);
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/special|neha|\bfees?\b/i);
      expect(await desk.track(ticket)).toEqual(before);
      expect((await assign(_id, null)).json().data.grievance.assignee).toBeNull();
    });

    test('who takes it is not mailed; nor can somebody get it who may not see it', async () => {
      const ticket = await desk.send();
      const { _id } = await desk.find(ticket);
      await assign(_id, await idOf('grievances'));
      const mails = await mailTo(world(), emailOf('grievances'));
      expect(mails.filter(({ text }) => text?.includes(ticket))).toEqual([]);
      for (const role of ['notices', 'admissions', 'faculty']) {
        const refused = await assign(_id, await idOf(role));
        expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path: 'assignee' }]]);
      }
      expect((await mayHave(_id)).map((member) => member._id)).toEqual(
        expect.arrayContaining([await idOf('admin'), await idOf('grievances')]),
      );
    });

    test('of a confidential one only the committee can have it', async () => {
      const { _id } = await desk.find(await desk.send({ category: 'harassment' }));
      expect((await mayHave(_id)).map((member) => member._id)).toEqual([await idOf('grievances')]);
      expect((await assign(_id, await idOf('admin'))).statusCode).toBe(400);
    });
  });

  describe('moving', () => {
    test('into a confidential category hides all of it, takes it from who had it, and moving out does not undo that', async () => {
      const ticket = await desk.send();
      const { _id } = await desk.find(ticket);
      await assign(_id, await idOf('admin'));
      await desk.as('admin', 'POST', `/grievance/${_id}/note`, { text: 'Seen by the office.' });
      const moved = await move(_id, { category: 'harassment' });
      expect(moved.json().data.grievance).toMatchObject({ category: 'harassment', confidential: true, assignee: null });
      expect((await desk.as('admin', 'GET', `/grievance/${_id}`)).statusCode).toBe(404);
      expect((await desk.list(`q=${ticket}`, 'admin')).metadata.total).toBe(0);

      await move(_id, { category: 'fee' });
      expect(await desk.read(_id)).toMatchObject({ category: 'fee', confidential: true });
      expect((await desk.as('admin', 'GET', `/grievance/${_id}`)).statusCode).toBe(404);

      const lifted = await move(_id, { category: 'fee', lift: true, reason: 'It was no harassment.' });
      expect(lifted.json().data.grievance).toMatchObject({ confidential: false });
      const { thread } = await desk.read(_id, 'admin');
      const moves = thread.filter(({ kind }) => kind === 'move').map(({ text }) => text);
      expect(moves.sort()).toEqual([
        'From “Fee and refund” to “Harassment”.\nIt belongs there.',
        'From “Harassment” to “Fee and refund”.\nIt belongs there.',
        'It is not confidential any more.\nIt was no harassment.',
      ]);
      expect((await desk.track(ticket)).thread).toEqual([]);
    });

    test('who is not in the committee is answered nothing once it is confidential', async () => {
      const { _id } = await desk.find(await desk.send());
      const answer = await move(_id, { category: 'harassment' }, 'admin');
      expect([answer.statusCode, answer.json().data]).toEqual([200, { grievance: null }]);
    });

    test.each([
      [{ category: 'fee' }, 'category'],
      [{ category: 'harassment', lift: true }, 'lift'],
      [{ category: 'gossip' }, 'category'],
      [{ category: 'campus', reason: 'No' }, 'reason'],
    ])('%j is refused', async (changes, path) => {
      const { _id } = await desk.find(await desk.send());
      const refused = await move(_id, changes);
      expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path }]]);
    });

    test('a stale move is refused, and the audit log holds no word of it', async () => {
      const { _id } = await desk.find(await desk.send());
      expect((await move(_id, { category: 'campus', version: 99 })).statusCode).toBe(409);
      await move(_id, { category: 'campus', reason: 'The roof of the hostel.' });
      const log = (await desk.as('admin', 'GET', '/audit?kind=grievances&limit=20')).body;
      expect(log).toContain('to another category');
      expect(log).not.toMatch(/roof|campus/i);
    });
  });

  test('every mail about what was written on a page in Hindi is in Hindi, but for the words of staff', async () => {
    const sent = await desk.post('/grievance?lang=hi', { ...FIELDS, email: 'hindi.desk@person.example' });
    const { ticket } = sent.json<{ data: { ticket: string } }>().data;
    const { _id } = await desk.find(ticket);
    const put = (path: string, body: object) => desk.as('grievances', 'PUT', `/grievance/${_id}${path}`, body);
    expect((await put('/due', { to: '2026-02-20', reason: 'Bank.', version: 1 })).statusCode).toBe(200);
    expect((await put('', { status: 'settled', reply: 'Paid.', version: 2 })).statusCode).toBe(200);
    const mails = await mailTo(world(), 'hindi.desk@person.example');
    expect(mails).toHaveLength(3);
    // What follows names the university as the settings have it.
    const said = mails.map(({ text }) => text.split('\n\n').slice(0, -2).join(' '));
    expect(said.filter((text) => shareOfDevanagari(text, ['Bank.', 'Paid.']) < 0.9)).toEqual([]);
  });

  describe('a later day', () => {
    const extend = async (id: string, changes: object) => {
      const { version } = await desk.read(id);
      return desk.as('grievances', 'PUT', `/grievance/${id}/due`, { reason: 'The bank is slow.', version, ...changes });
    };

    test('is promised once, told by mail and in the thread; overdue goes by the rule', async () => {
      const ticket = await desk.send({ email: 'later@person.example' });
      const { _id, due } = await desk.find(ticket);
      expect(due).toBe('2026-02-06');
      expect((await extend(_id, { to: '2026-02-20' })).statusCode).toBe(200);
      const again = await extend(_id, { to: '2026-02-23' });
      expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('once')]);
      expect(await desk.track(ticket, 'later@person.example')).toMatchObject({
        due: '2026-02-06',
        extended_to: '2026-02-20',
        thread: [{ kind: 'extension', text: 'The bank is slow.' }],
      });
      const mails = await mailTo(world(), 'later@person.example');
      const told = mails.filter(({ text }) => text.includes('The bank is slow.') && text.includes('20 February 2026'));
      expect(told).toHaveLength(1);
      world().clock.now = new Date('2026-02-07T06:00:00Z');
      expect((await desk.find(ticket)).overdue).toBe(true);
    });

    test.each([
      ['2026-02-06', 'not after the day it is due'],
      ['2026-03-02', 'more than fifteen working days later'],
    ])('%s is refused: %s', async (to) => {
      const { _id } = await desk.find(await desk.send());
      const refused = await extend(_id, { to });
      expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path: 'to' }]]);
      expect((await extend(_id, { to: '2026-02-27' })).statusCode).toBe(200);
    });

    test('is not for one that is closed', async () => {
      const { _id, version } = await desk.find(await desk.send());
      await desk.as('grievances', 'PUT', `/grievance/${_id}`, { status: 'settled', reply: 'Done so.', version });
      expect((await extend(_id, { to: '2026-02-20' })).statusCode).toBe(409);
    });
  });

  describe('the export', () => {
    test('has what the list has, without people and without texts, for one use', async () => {
      const ticket = await desk.send({ category: 'teaching', subject: '=1+1 is a formula' });
      const file = await exported({ category: 'teaching' });
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      const lines = file.body.trim().split('\r\n');
      expect(lines).toHaveLength((await desk.list('category=teaching')).metadata.total + 1);
      expect(file.body).toContain(`${ticket},teaching,student,open,2026-01-15,2026-02-06,,,no,,no`);
      expect(file.body).not.toMatch(/neha|9811122233|formula/i);
      const texts = await exported({ category: 'teaching', texts: true });
      expect(texts.body).toContain(`'=1+1 is a formula,${FIELDS.message}`);
      expect(texts.body).not.toMatch(/neha|9811122233/i);
    });

    test('has confidential ones for the committee alone, and never their texts', async () => {
      const ticket = await desk.send({ category: 'harassment', subject: 'Nobody else reads this' });
      expect((await exported({}, 'admin')).body).not.toContain(ticket);
      const own = (await exported({ texts: true })).body;
      expect(own).toContain(ticket);
      expect(own).not.toContain('Nobody else reads this');
    });
  });

  describe('counts of a month', () => {
    const month = async (of: string, clerk: Clerk = 'grievances') =>
      (await desk.as(clerk, 'GET', `/grievance/month?month=${of}`)).json<{ data: { counts: GrievanceMonthCount[] } }>()
        .data.counts;
    const published = async () =>
      (await world().call({ url: '/grievance/counts' })).json<{
        data: { month: string; counts: GrievanceMonthCount[] };
      }>().data;
    const at = (day: string) => {
      world().clock.now = new Date(`${day}T06:00:00Z`);
    };
    const close = async (ticket: string) => {
      const { _id, version } = await desk.find(ticket);
      await desk.as('grievances', 'PUT', `/grievance/${_id}`, { status: 'settled', reply: 'Done so.', version });
    };

    test('tells what came, what was closed in time and late, and what waits at its end', async () => {
      at('2026-05-04');
      const [inTime, late, reopened] = [
        await desk.send({ category: 'scholarship' }),
        await desk.send({ category: 'scholarship' }),
        await desk.send({ category: 'scholarship' }),
      ];
      await desk.send({ category: 'harassment' });
      at('2026-05-25');
      await close(inTime);
      at('2026-05-26');
      await close(late);
      await close(reopened);
      await desk.write(reopened, 'It is not settled.');
      at('2026-06-02');
      await desk.send({ category: 'scholarship' });
      const may = await month('2026-05');
      const before = may.find(({ category }) => category === 'scholarship');
      // One of the demonstration has been waiting since before.
      expect(before).toEqual({ category: 'scholarship', received: 3, in_time: 1, late: 1, pending: 2 });
      expect(may.find(({ category }) => category === 'harassment')).toMatchObject({ received: 1, in_time: 0, late: 0 });
      const order = GRIEVANCE_CATEGORIES.map(({ id }) => id);
      const places = may.map(({ category }) => order.indexOf(category));
      expect(places).toEqual([...places].sort((one, other) => one - other));

      expect((await month('2026-05', 'admin')).some(({ category }) => category === 'harassment')).toBe(false);
      const shown = await published();
      expect(shown.month).toBe('2026-05');
      expect(shown.counts).toEqual(await month('2026-05', 'admin'));
    });

    test.each(['2026-13', '2026-02', '2024-01', 'May'])('%s is no month that is counted', async (of) => {
      const answer = await desk.as('grievances', 'GET', `/grievance/month?month=${of}`);
      expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: 'month' }]]);
    });

    test('the present month and the twenty-three before it are', async () => {
      expect(await month('2026-01')).toEqual(expect.any(Array));
      expect(await month('2024-02')).toEqual([]);
      expect(START.getTime() % DAY).toBeGreaterThan(0);
    });
  });
});
