/** @jest-environment node */
import { addDays, DAY, istDay, MINUTE } from '@university/shared/time';
import { desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
import { formBody, formOf } from './testing/form';
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
      const pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
      const fields = { fileName: 'Of this season', section: 'circulars', pdf: new Blob([new Uint8Array(pdf)]) };
      const form = await formBody(formOf(fields));
      expect((await post('/notice/upload', form.payload, { ...headers, ...form.headers })).statusCode).toBe(200);
      const url = '/document/identity';
      const { kind, version, data } = (await world().call({ url, headers })).json().data.document;
      const changed = { kind, version, data: { ...data, phone: '+91 11 5550 0199' } };
      expect((await world().call({ method: 'PUT', url, headers, payload: changed })).statusCode).toBe(200);
      expect((await post('/grievance/export', { texts: false }, headers)).statusCode).toBe(200);
      await world().api.addVisits([{ kind: 'page', key: '/', count: 1 }]);
      await world().api.jobs.runDue();
    }, 60_000);

    /** What a column of the first row has, the last in an order where there is one. */
    const latest = async (column: PgColumn, where?: SQL, order?: PgColumn) => {
      const rows = db()
        .select({ value: column })
        .from(column.table as PgTable)
        .where(where);
      return must((await (order ? rows.orderBy(desc(order)) : rows).limit(1))[0]).value;
    };
    const own = eq(grievances.email, FIELDS.email);

    test.each<[string, PgColumn, Date, SQL?]>([
      ['the last login of staff', staff.lastLoginAt, real(), isNotNull(staff.lastLoginAt)],
      ['the end of an applicant’s session', applicantSessions.expiresAt, real(30 * MINUTE)],
      ['the audit log', auditLog.at, real(), eq(auditLog.action, 'decide')],
      ['a mail that waits', outbox.createdAt, real(), eq(outbox.kind, 'decision-receipt')],
      ['attempts', throttle.updatedAt, real()],
      ['a repeated call', idempotencyKeys.createdAt, real()],
      ['a download', downloads.expiresAt, real(MINUTE)],
    ])('%s goes by the clock', async (_what, column, at, where) => expect(await latest(column, where)).toEqual(at));

    const accepted = eq(allotments.status, 'freeze');
    test.each<[string, PgColumn, unknown, SQL?, PgColumn?]>([
      ['when a grievance came', grievances.createdAt, season(), own],
      ['the year of its ticket', grievances.ticket, expect.stringMatching(`^GR-${istDay(START).slice(0, 4)}-`), own],
      ['when a seat was accepted', allotments.decidedAt, season(), accepted, allotments.decidedAt],
      ['when a letter was issued', letters.issuedAt, season(), undefined, letters.issuedAt],
      ['when a notice came out', notices.publishAt, season(), eq(notices.title, 'Of this season')],
      ['when a text was changed', revisions.at, season(), eq(revisions.documentId, 'identity'), revisions.version],
      ['the day of a visit', visits.day, istDay(START)],
    ])('%s goes by the calendar', async (_what, column, at, where, order) =>
      expect(await latest(column, where, order)).toEqual(at),
    );

    test('the day of the schedule and that of the site go by the calendar', async () => {
      expect((await world().call({ url: '/admission/schedule' })).json().data.on).toBe(istDay(START));
      const { demonstration } = (await world().call({ url: '/setting/identity' })).json().data;
      expect(demonstration).toEqual({ offset: BEHIND, today: istDay(START) });
    });

    test('what is due to be erased is so in the season: nothing of it is gone', async () => {
      const counts = () =>
        Promise.all([applicants, grievances, visits, knownDevices].map((table) => db().$count(table)));
      const before = await counts();
      for (const job of ['erase-applicants', 'erase-grievances', 'erase-visits']) await world().api.jobs.run(job);
      expect(await counts()).toEqual(before);
      expect(Math.min(...before)).toBeGreaterThan(0);
      expect(((await latest(jobs.nextRunAt)) as Date).getTime()).toBeGreaterThan(real().getTime());
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
