/** @jest-environment node */
import { DAY } from '@university/shared/time';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { onDatabase, START } from '../../testing/world';
import { deskOf, FIELDS } from './testing';

const BROWSER = {
  accept: 'text/html,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

const after = (days: number) => new Date(START.getTime() + days * DAY);

onDatabase('the thread of a grievance', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());
  const put = async (ticket: string, update: object) => {
    const { _id, version } = await desk.find(ticket);
    return desk.as('grievances', 'PUT', `/grievance/${_id}`, { ...update, version });
  };
  const settle = (ticket: string) => put(ticket, { status: 'settled', reply: 'Paid back.' });

  test('messages, replies and notes stand in it by time; the person sees no note and no name', async () => {
    const ticket = await desk.send();
    const { _id } = await desk.find(ticket);
    world().clock.now = after(1);
    await put(ticket, { status: 'in-progress', reply: 'Which month?' });
    world().clock.now = after(2);
    expect((await desk.write(ticket, 'March, and I still wait.')).statusCode).toBe(200);
    world().clock.now = after(3);
    const noted = await desk.as('grievances', 'POST', `/grievance/${_id}/note`, { text: 'Ask the bank about March.' });
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
    const sent = () => desk.write(ticket, 'Only once.', { key: 'message-key-1' });
    expect([(await sent()).statusCode, (await sent()).statusCode]).toEqual([200, 200]);
    expect((await desk.track(ticket)).thread).toHaveLength(1);
    const other = await desk.write(ticket, 'Another.', { key: 'message-key-1' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  });

  test('without the right address it is as if there were no such ticket, and flooding has to wait', async () => {
    const ticket = await desk.send();
    const wrong = await desk.write(ticket, 'Let me in.', { email: 'else@person.example' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([404, expect.stringContaining('this ticket number and')]);
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

  test('without scripts a page shows the thread and takes a message; the same page sent again adds nothing', async () => {
    const ticket = await desk.send();
    const claim = { ticket, email: FIELDS.email };
    const page = await desk.post('/grievance/track', String(new URLSearchParams(claim)), BROWSER);
    expect(page.body).toContain('action="/api/v1/grievance/message"');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const form = String(new URLSearchParams({ ...claim, message: 'A <b>second</b> word.' }));
    for (let count = 0; count < 2; count++) {
      const answer = await desk.post('/grievance/message', form, BROWSER);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Your message was added.');
      expect(answer.body.match(/A &lt;b&gt;second&lt;\/b&gt; word\./g)).toHaveLength(1);
    }
    const empty = await desk.post(
      '/grievance/message',
      String(new URLSearchParams({ ...claim, message: '' })),
      BROWSER,
    );
    expect([empty.statusCode, empty.body]).toEqual([
      400,
      expect.stringContaining('<h1>Your message was not added</h1>'),
    ]);
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
