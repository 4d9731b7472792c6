/** @jest-environment node */
import { addDays, DAY, HOUR, istDay, MINUTE } from '@university/shared/time';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { makePdf } from '../demo/pdf';
import {
  allotments,
  applicants,
  applicantSessions,
  auditLog,
  downloads,
  grievances,
  idempotencyKeys,
  jobs,
  knownDevices,
  letters,
  notices,
  outbox,
  revisions,
  staff,
  throttle,
  visits,
} from './platform/database/schema';
import { signInApplicant } from './testing/applicant';
import { must } from './testing/must';
import { onDatabase, START } from './testing/world';
import { FIELDS } from './domains/grievances/testing/desk';

/** More than anything is retained for: whoever mixes the clocks up erases the season, or finds every session expired. */
const BEHIND = -4 * 365 * DAY;

onDatabase(
  'a site whose calendar is four years behind',
  (world) => {
    const db = () => world().api.db;
    const real = (milliseconds = 0) => new Date(START.getTime() - BEHIND + milliseconds);
    const season = (milliseconds = 0) => new Date(START.getTime() + milliseconds);
    const post = (url: string, payload: object, headers = {}) =>
      world().call({ method: 'POST', url, payload, headers });
    let headers: { authorization: string };

    beforeAll(async () => {
      headers = { authorization: `Bearer ${await world().tokenOf('admin')}` };
      await post('/grievance', FIELDS, { 'idempotency-key': 'of-two-clocks' });
      const asha = await signInApplicant(world(), 'asha');
      expect((await asha.put('freeze', { form_number: asha.formNumber })).statusCode).toBe(200);
      expect((await world().call({ url: '/result/me/letter', cookies: asha.cookies })).statusCode).toBe(200);
      const form = new FormData();
      const pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
      form.set('fileName', 'Of this season');
      form.set('section', 'circulars');
      form.set('pdf', new Blob([new Uint8Array(pdf)]), 'test.pdf');
      const body = new Response(form);
      const type = { 'content-type': must(body.headers.get('content-type')) };
      const payload = Buffer.from(await body.arrayBuffer());
      const sent = await world().call({
        method: 'POST',
        url: '/notice/upload',
        payload,
        headers: { ...headers, ...type },
      });
      expect(sent.statusCode).toBe(200);
      const url = '/document/identity';
      const { kind, version, data } = (await world().call({ url, headers })).json().data.document;
      const changed = { kind, version, data: { ...data, phone: '+91 11 5550 0199' } };
      expect((await world().call({ method: 'PUT', url, headers, payload: changed })).statusCode).toBe(200);
      expect((await post('/grievance/export', { texts: false }, headers)).statusCode).toBe(200);
      await world().api.addVisits([{ kind: 'page', key: '/', count: 1 }]);
      await world().api.jobs.runDue();
    }, 60_000);

    const first = async <T>(rows: Promise<T[]>) => must((await rows)[0]);
    const own = eq(grievances.email, FIELDS.email);

    const BY_CLOCK: [string, () => Promise<Date | null>, Date][] = [
      [
        'the last login of staff',
        async () => (await first(db().select().from(staff).where(isNotNull(staff.lastLoginAt)))).lastLoginAt,
        real(),
      ],
      [
        'the end of an applicant’s session',
        async () => (await first(db().select().from(applicantSessions))).expiresAt,
        real(30 * MINUTE),
      ],
      [
        'the audit log',
        async () => (await first(db().select().from(auditLog).where(eq(auditLog.action, 'decide')))).at,
        real(),
      ],
      [
        'a mail that waits',
        async () => (await first(db().select().from(outbox).where(eq(outbox.kind, 'decision-receipt')))).createdAt,
        real(),
      ],
      ['attempts', async () => (await first(db().select().from(throttle))).updatedAt, real()],
      ['a repeated call', async () => (await first(db().select().from(idempotencyKeys))).createdAt, real()],
      [
        'a download',
        async () => new Date(Math.ceil((await first(db().select().from(downloads))).expiresAt.getTime() / HOUR) * HOUR),
        new Date(Math.ceil((real().getTime() + 1) / HOUR) * HOUR),
      ],
    ];
    test.each(BY_CLOCK)('%s goes by the clock', async (_what, read, at) => expect(await read()).toEqual(at));

    const BY_CALENDAR: [string, () => Promise<unknown>, unknown][] = [
      [
        'when a grievance came',
        async () => (await first(db().select().from(grievances).where(own))).createdAt,
        season(),
      ],
      [
        'the year of its ticket',
        async () => (await first(db().select().from(grievances).where(own))).ticket.slice(0, 8),
        `GR-${istDay(START).slice(0, 4)}-`,
      ],
      [
        'when a seat was accepted',
        async () =>
          (
            await first(
              db().select().from(allotments).where(eq(allotments.status, 'freeze')).orderBy(desc(allotments.decidedAt)),
            )
          ).decidedAt,
        season(),
      ],
      [
        'when a letter was issued',
        async () => (await first(db().select().from(letters).orderBy(desc(letters.issuedAt)))).issuedAt,
        season(),
      ],
      [
        'when a notice came out',
        async () => (await first(db().select().from(notices).where(eq(notices.title, 'Of this season')))).publishAt,
        season(),
      ],
      [
        'when a text was changed',
        async () =>
          (
            await first(
              db()
                .select()
                .from(revisions)
                .where(eq(revisions.documentId, 'identity'))
                .orderBy(desc(revisions.version)),
            )
          ).at,
        season(),
      ],
      ['the day of a visit', async () => (await first(db().select().from(visits))).day, istDay(START)],
      [
        'the day of the schedule',
        async () => (await world().call({ url: '/admission/schedule' })).json().data.on,
        istDay(START),
      ],
      [
        'the day of the site',
        async () => (await world().call({ url: '/setting/identity' })).json().data.demonstration,
        { offset: BEHIND, today: istDay(START) },
      ],
    ];
    test.each(BY_CALENDAR)('%s goes by the calendar', async (_what, read, at) => expect(await read()).toEqual(at));

    test('what is due to be erased is so in the season: nothing of it is gone', async () => {
      const counts = () =>
        Promise.all([applicants, grievances, visits, knownDevices].map((table) => db().$count(table)));
      const before = await counts();
      for (const job of ['erase-applicants', 'erase-grievances', 'erase-visits']) await world().api.jobs.run(job);
      expect(await counts()).toEqual(before);
      expect(Math.min(...before)).toBeGreaterThan(0);
      expect((await first(db().select().from(jobs))).nextRunAt.getTime()).toBeGreaterThan(real().getTime());
    });

    test('what is public changes by itself when the season comes to it, and the day with it', async () => {
      const version = await world().api.dataVersion();
      world().clock.now = real(DAY);
      expect(await world().api.dataVersion()).not.toBe(version);
      const { today } = (await world().call({ url: '/setting/identity' })).json().data.demonstration;
      expect(today).toBe(addDays(istDay(START), 1));
    });
  },
  { offset: BEHIND },
);
