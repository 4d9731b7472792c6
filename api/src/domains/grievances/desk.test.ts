/** @jest-environment node */
import { GRIEVANCE_CATEGORIES, type GrievanceMonthCount } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { shareOfDevanagari } from '../../testing/devanagari';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { accountOf, type Clerk, deskOf, FIELDS, ticketOf } from './testing/desk';

const emailOf = (role: string) => must(demoLogins.staff.find((login) => login.role === role)).email;
const after = (days: number) => new Date(START.getTime() + days * DAY);

onDatabase('the grievance desk', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());

  const mayHave = async (id: string, clerk: Clerk = 'grievances') =>
    (await desk.as(clerk, 'GET', `/grievance/${id}/assignee`)).json<{
      data: { staff: { _id: string; name: string; isMe: boolean }[] };
    }>().data.staff;
  const idOf = async (role: string) => (await accountOf(desk, role)).replace('/staff/', '');
  const assign = (id: string, assignee: string | null, clerk: Clerk = 'grievances') =>
    desk.as(clerk, 'PUT', `/grievance/${id}/assignee`, { assignee });
  const move = async (id: string, changes: object, clerk: Clerk = 'grievances') => {
    const { version } = await desk.read(id);
    return desk.as(clerk, 'PUT', `/grievance/${id}/category`, { reason: 'It belongs there.', version, ...changes });
  };
  const put = async (ticket: string, update: object) => {
    const { _id, version } = await desk.find(ticket);
    return desk.as('grievances', 'PUT', `/grievance/${_id}`, { ...update, version });
  };
  const settle = (ticket: string) => put(ticket, { status: 'settled', reply: 'Paid back.' });
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
      const [own] = (await mayHave(_id, 'admin')).filter(({ isMe }) => isMe);
      expect(own?._id).toBe(admin);
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

    test('who replies has it from then on, unless somebody else has it', async () => {
      const [admin, clerk] = [await idOf('admin'), await idOf('grievances')];
      const assigneeAfter = async (ticket: string, reply?: string) =>
        (await put(ticket, { status: 'in-progress', reply })).json().data.grievance.assignee?._id ?? null;
      const [free, held] = [await desk.send(), await desk.send()];
      await assign((await desk.find(held))._id, admin);
      expect(await assigneeAfter(free)).toBeNull();
      expect(await assigneeAfter(free, 'We look into it.')).toBe(clerk);
      expect(await assigneeAfter(held, 'We look into it.')).toBe(admin);
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
      await move(_id, { category: 'fee' });
      expect(await desk.read(_id)).toMatchObject({ category: 'fee', confidential: true });
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
      const answer = await move((await desk.find(await desk.send()))._id, { category: 'harassment' }, 'admin');
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
    const { _id } = await desk.find(ticketOf(sent));
    const put = (path: string, body: object) => desk.as('grievances', 'PUT', `/grievance/${_id}${path}`, body);
    expect((await put('/due', { to: '2026-02-20', reason: 'Bank.', version: 1 })).statusCode).toBe(200);
    expect((await put('', { status: 'settled', reply: 'Paid.', version: 2 })).statusCode).toBe(200);
    const mails = await mailTo(world(), 'hindi.desk@person.example');
    expect(mails).toHaveLength(3);
    // Without the signature.
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
      const ticket = await desk.send();
      await settle(ticket);
      expect((await extend((await desk.find(ticket))._id, { to: '2026-02-20' })).statusCode).toBe(409);
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

    test('tells what came, what was closed in time and late, and what waits at its end', async () => {
      at('2026-05-04');
      const send = () => desk.send({ category: 'scholarship' });
      const [inTime, late, reopened] = [await send(), await send(), await send()];
      await desk.send({ category: 'harassment' });
      at('2026-05-25');
      await settle(inTime);
      at('2026-05-26');
      await settle(late);
      await settle(reopened);
      await desk.write(reopened, 'It is not settled.');
      at('2026-06-02');
      await send();
      const may = await month('2026-05');
      const before = may.find(({ category }) => category === 'scholarship');
      // From the demonstration data.
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
    });
  });

  describe('the thread', () => {
    test('messages, replies and notes stand in it by time; the person sees no note and no name', async () => {
      const ticket = await desk.send();
      const { _id } = await desk.find(ticket);
      world().clock.now = after(1);
      await put(ticket, { status: 'in-progress', reply: 'Which month?' });
      world().clock.now = after(2);
      expect((await desk.write(ticket, 'March, and I still wait.')).statusCode).toBe(200);
      world().clock.now = after(3);
      const noted = await desk.as('grievances', 'POST', `/grievance/${_id}/note`, {
        text: 'Ask the bank about March.',
      });
      expect(noted.statusCode).toBe(200);
      world().clock.now = after(4);
      expect((await desk.find(ticket)).awaitsReply).toBe(true);
      await settle(ticket);

      const { thread, updated_at, awaitsReply } = await desk.read(_id);
      expect(thread.map(({ kind, text, by }) => [kind, text, by])).toEqual([
        ['reply', 'Which month?', expect.any(String)],
        ['message', 'March, and I still wait.', null],
        ['note', 'Ask the bank about March.', expect.any(String)],
        ['reply', 'Paid back.', expect.any(String)],
      ]);
      expect(awaitsReply).toBe(false);
      expect((await desk.find(ticket)).awaitsReply).toBe(false);
      expect(updated_at).toBe(after(4).toISOString());

      const tracked = await desk.track(ticket);
      expect(tracked).toMatchObject({ reply: 'Paid back.', accepts_messages: true, status: 'settled' });
      expect(tracked.thread).toEqual([
        { kind: 'reply', text: 'Which month?', at: after(1).toISOString() },
        { kind: 'message', text: 'March, and I still wait.', at: after(2).toISOString() },
        { kind: 'reply', text: 'Paid back.', at: after(4).toISOString() },
      ]);
      const mails = await mailTo(world(), FIELDS.email);
      expect(mails.map(({ text }) => text).join()).not.toContain('Ask the bank');
    });

    test('a note moves nothing that the person could see', async () => {
      const ticket = await desk.send();
      const { _id, version } = await desk.find(ticket);
      const before = await desk.track(ticket);
      world().clock.now = after(1);
      await desk.as('grievances', 'POST', `/grievance/${_id}/note`, { text: 'Nothing to see.' });
      expect(await desk.track(ticket)).toEqual(before);
      expect((await desk.find(ticket)).version).toBe(version);
    });

    test('a message makes what staff had open stale', async () => {
      const ticket = await desk.send();
      const { _id, version } = await desk.find(ticket);
      await desk.write(ticket, 'One thing more.');
      expect((await desk.find(ticket)).awaitsReply).toBe(true);
      const stale = await desk.as('grievances', 'PUT', `/grievance/${_id}`, { status: 'in-progress', version });
      expect([stale.statusCode, stale.json().data.grievance.thread[0].text]).toEqual([409, 'One thing more.']);
    });

    test('a message opens a closed one again for thirty days, and not after', async () => {
      const ticket = await desk.send();
      await settle(ticket);
      world().clock.now = new Date(after(30).getTime() - 1);
      const reopened = await desk.write(ticket, 'It never came.');
      expect(reopened.json().data.grievance).toMatchObject({ status: 'in-progress', settled_at: null });
      await settle(ticket);
      world().clock.now = new Date(after(60).getTime() - 1);
      expect(await desk.track(ticket)).toMatchObject({ accepts_messages: false });
      const late = await desk.write(ticket, 'It never came, again.');
      expect([late.statusCode, late.json().code]).toEqual([409, 'closed']);
      expect((await desk.track(ticket)).thread.filter(({ kind }) => kind === 'message')).toHaveLength(1);
    });

    test('the same message under one key stands there once; another under it is refused', async () => {
      const ticket = await desk.send();
      const sent = () =>
        world().call({
          method: 'POST',
          url: '/grievance/message',
          remoteAddress: '10.9.0.2',
          headers: { 'idempotency-key': 'message-key-1' },
          payload: { ticket, email: FIELDS.email, message: 'Only once.' },
        });
      for (let count = 0; count < 8; count++) expect((await sent()).statusCode).toBe(200);
      expect((await desk.track(ticket)).thread).toHaveLength(1);
      const other = await desk.write(ticket, 'Another.', { key: 'message-key-1' });
      expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    });

    test('without the right address it is as if there were no such ticket, and flooding has to wait', async () => {
      const ticket = await desk.send();
      const wrong = await desk.write(ticket, 'Let me in.', { email: 'else@person.example' });
      expect([wrong.statusCode, wrong.json().message]).toEqual([
        404,
        expect.stringContaining('this ticket number and'),
      ]);
      const flood = (count: number) =>
        world().call({
          method: 'POST',
          url: '/grievance/message',
          remoteAddress: '10.9.0.1',
          payload: { ticket, email: FIELDS.email, message: `Message ${count}` },
        });
      const statuses = [];
      for (let count = 0; count < 6; count++) statuses.push((await flood(count)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await desk.write(ticket, 'x')).json().issues).toMatchObject([{ path: 'message' }]);
    });

    test('who wrote and what is known to the audit log, the words are not', async () => {
      const ticket = await desk.send();
      const { _id } = await desk.find(ticket);
      await desk.write(ticket, 'Words of the person.');
      await desk.as('grievances', 'POST', `/grievance/${_id}/note`, { text: 'Words of the office.' });
      const log = (await desk.as('admin', 'GET', '/audit?kind=grievances&limit=20')).body;
      expect(log).toContain(`wrote a note on the grievance ${_id.slice(0, 8)}`);
      expect(log).toContain(`The person who sent the grievance ${_id.slice(0, 8)} added a message.`);
      expect(log).not.toMatch(/Words of the/);
    });
  });

  const OUTSIDERS: readonly Clerk[] = ['admin', 'admissions'];

  interface Known {
    id: string;
    ticket: string;
    mark: string;
  }

  /**
   * Nobody outside the committee gets anything of a confidential grievance by any call, and everything of others that
   * the role may.
   */
  describe('what is confidential', () => {
    async function calls(clerk: Clerk, { id, ticket }: Known) {
      const at = `/grievance/${id}`;
      const version = (await desk.read(id)).version;
      const reason = 'Let me see it.';
      return [
        await desk.as(clerk, 'GET', at),
        await desk.as(clerk, 'PUT', at, { status: 'in-progress', version }),
        await desk.as(clerk, 'POST', `${at}/note`, { text: 'Let me write.' }),
        await desk.as(clerk, 'GET', `${at}/assignee`),
        await desk.as(clerk, 'PUT', `${at}/assignee`, { assignee: null }),
        await desk.as(clerk, 'PUT', `${at}/category`, { category: 'other', lift: true, reason, version }),
        await desk.as(clerk, 'PUT', `${at}/due`, { to: '2026-02-20', reason, version }),
        ...(clerk === 'admin' ? [await desk.as(clerk, 'POST', `${at}/file`)] : []),
        ...['', `q=${ticket}`, 'category=harassment', 'assigned=nobody', 'assigned=me', 'status=open'].map((query) =>
          desk.list(query, clerk).then((list) => ({ statusCode: 200, body: JSON.stringify(list) })),
        ),
      ];
    }

    const HISTORIES: { of: string[]; isHidden: boolean }[] = [
      { of: ['fee'], isHidden: false },
      { of: ['fee', 'campus'], isHidden: false },
      { of: ['harassment'], isHidden: true },
      { of: ['fee', 'harassment'], isHidden: true },
      { of: ['harassment', 'teaching'], isHidden: true },
      { of: ['fee', 'harassment', 'campus'], isHidden: true },
      { of: ['harassment', 'teaching lifted'], isHidden: false },
      { of: ['fee', 'harassment', 'campus lifted'], isHidden: false },
      { of: ['harassment', 'teaching lifted', 'harassment'], isHidden: true },
    ];

    test('is nobody’s but the committee’s, however it came to be so', async () => {
      const known: Known[] = [];
      const hidden = new Set<string>();
      for (const [count, { of, isHidden }] of HISTORIES.entries()) {
        const mark = `MARK${count}X`;
        const [category, ...moves] = of;
        const sent = { category, subject: `${mark} happened`, email: `p${count}@person.example` };
        const ticket = await desk.send(sent);
        const { _id: id } = await desk.find(ticket);
        known.push({ id, ticket, mark });
        if (isHidden) hidden.add(id);
        const reason = `${mark} is the reason`;
        await desk.as('grievances', 'POST', `/grievance/${id}/note`, { text: reason });
        expect((await put(ticket, { status: 'in-progress', reply: reason })).statusCode).toBe(200);
        for (const each of moves) {
          const [to, lift] = each.split(' ');
          expect((await move(id, { category: to, lift: lift !== undefined, reason })).statusCode).toBe(200);
        }
      }

      for (const clerk of OUTSIDERS) {
        for (const one of known.filter(({ id }) => hidden.has(id))) {
          const before = await desk.read(one.id);
          for (const { statusCode, body } of await Promise.all(await calls(clerk, one))) {
            expect([200, 404]).toContain(statusCode);
            expect(body).not.toContain(one.mark);
            expect(body).not.toContain(one.id);
          }
          expect(await desk.read(one.id)).toEqual(before);
        }
        const file = clerk === 'admin' ? (await exported({ texts: true }, clerk)).body : '';
        const all = await desk.list('', clerk);
        for (const { id, ticket } of known.filter((one) => hidden.has(one.id))) {
          expect(file).not.toContain(ticket);
          expect(all.data.grievances.some(({ _id }) => _id === id)).toBe(false);
        }
        const { overdue, ...byStatus } = all.data.counts;
        expect(Object.values(byStatus).reduce((sum, count) => sum + count)).toBe(all.metadata.total);
        expect(overdue).toBeLessThanOrEqual(all.metadata.total);
      }

      const seen = (await desk.list('', 'admin')).data.grievances.map(({ _id }) => _id);
      for (const { id } of known) expect(seen.includes(id)).toBe(!hidden.has(id));
      const log = (await desk.as('admin', 'GET', '/audit?limit=200')).body;
      for (const one of known) {
        expect(log).not.toContain(one.mark);
        if (hidden.has(one.id)) expect(log).not.toContain(one.ticket);
      }
    });
  });
});
