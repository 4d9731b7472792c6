import { addDays, DAY, istDay, MINUTE } from '@university/shared/time';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './platform/database/database';
import { applicants, grievances, knownDevices, visits } from './platform/database/schema';
import { signInApplicant } from './testing/applicant';
import { formOf } from './testing/calls';
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
    const post = (url: string, payload: object, headers = {}) =>
      world().call({ method: 'POST', url, payload, headers });
    let headers: { authorization: string };

    beforeAll(async () => {
      headers = { authorization: `Bearer ${await world().tokenOf('admin')}` };
      await post('/grievance', FIELDS, { 'idempotency-key': 'of-two-clocks' });
      const asha = await signInApplicant(world(), 'asha');
      expect((await asha.put('freeze', { form_number: asha.formNumber })).statusCode).toBe(200);
      expect((await world().call({ url: '/result/me/letter', cookies: asha.cookies })).statusCode).toBe(200);
      const notice = { fileName: 'Of this season', section: 'circulars', text: 'A page.' };
      expect((await post('/notice/upload', formOf(notice), headers)).statusCode).toBe(200);
      const url = '/document/identity';
      const { kind, version, data } = (await world().call({ url, headers })).json().data.document;
      const changed = { kind, version, data: { ...data, phone: '+91 11 5550 0199' } };
      expect((await world().call({ method: 'PUT', url, headers, payload: changed })).statusCode).toBe(200);
      expect((await post('/grievance/export', { texts: false }, headers)).statusCode).toBe(200);
      await world().api.addVisits([{ kind: 'page', key: '/', count: 1 }]);
      await world().api.jobs.runDue();
    });

    const first = async (query: SQL) => must((await rowsOf<{ it: Date | string }>(db(), query))[0]).it;
    const instant = async (query: SQL) => new Date(await first(query));
    const own = sql`from grievances where email = ${FIELDS.email}`;

    test.each([
      ['the last login of staff', sql`select last_login_at it from staff where last_login_at is not null`, 0],
      ['the end of an applicant’s session', sql`select expires_at it from applicant_sessions`, 30 * MINUTE],
      ['the audit log', sql`select at it from audit_log where action = 'decide'`, 0],
      ['a mail that waits', sql`select created_at it from outbox where kind = 'decision-receipt'`, 0],
      ['attempts', sql`select updated_at it from throttle`, 0],
      ['a repeated call', sql`select created_at it from idempotency_keys`, 0],
      ['a download', sql`select expires_at it from downloads`, MINUTE],
    ])('%s goes by the clock', async (_what, query, after) => expect(await instant(query)).toEqual(real(after)));

    test.each([
      ['when a grievance came', sql`select created_at it ${own}`],
      ['when a seat was accepted', sql`select max(decided_at) it from allotments where status = 'freeze'`],
      ['when a letter was issued', sql`select max(issued_at) it from letters`],
      ['when a notice came out', sql`select publish_at it from notices where title = 'Of this season'`],
      ['when a text was changed', sql`select max(at) it from revisions where document_id = 'identity'`],
    ])('%s goes by the calendar', async (_what, query) => expect(await instant(query)).toEqual(START));

    test('days and years are those of the calendar', async () => {
      expect(await first(sql`select ticket it ${own}`)).toMatch(/^GR-2026-/);
      expect(await first(sql`select day::text it from visits`)).toBe(istDay(START));
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
      expect((await instant(sql`select min(next_run_at) it from jobs`)).getTime()).toBeGreaterThan(real().getTime());
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
