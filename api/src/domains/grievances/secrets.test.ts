/** @jest-environment node */
import { demoLogins } from '../../../demo/logins';
import { outbox } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';
import { deskOf } from './testing';

/**
 * A ticket with its e-mail address opens a grievance to whoever has both. Classmates know the address and the date of
 * birth of an applicant, and administrators read the outbox and the audit log: neither may come upon the ticket.
 */
onEmbedded('the ticket of a grievance', (world) => {
  const victim = must(demoLogins.applicants.find(({ email }) => email.startsWith('gauri')));
  const desk = deskOf(world);
  const tickets: string[] = [];
  let cookies: Record<string, string> = {};

  beforeAll(async () => {
    desk.forget();
    for (const category of ['harassment', 'fee']) {
      const ticket = await desk.send({ category, email: victim.email });
      tickets.push(ticket);
      await desk.write(ticket, 'Please tell me more.', { email: victim.email });
      const { _id, version } = await desk.find(ticket).then(({ _id: id }) => desk.read(id));
      const answer = { status: 'in-progress', reply: 'We are looking into it.', version };
      expect((await desk.as('grievances', 'PUT', `/grievance/${_id}`, answer)).statusCode).toBe(200);
    }
    const payload = { email: victim.email, password: victim.birthDate, round: victim.round };
    const signedIn = await world().call({ method: 'POST', url: '/ug', payload });
    const [cookie] = signedIn.cookies as { name: string; value: string }[];
    cookies = { [must(cookie).name]: must(cookie).value };
  });

  const STRANGER = [
    ['own data', { url: '/own-data/applicant' }],
    ['the record', { url: '/ug/me' }],
    ['help', { method: 'POST', url: '/grievance/track', payload: { email: victim.email, ticket: '' } }],
    [
      'a guessed ticket',
      { method: 'POST', url: '/grievance/track', payload: { email: victim.email, ticket: 'GR-2026-2222-222A' } },
    ],
  ] as const;

  test.each(STRANGER)('is not shown to who knows e-mail address and date of birth: %s', async (_says, request) => {
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
    const answer = await desk.as(clerk, 'GET', url);
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
