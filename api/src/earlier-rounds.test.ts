/** @jest-environment node */
import { ENTRY_KINDS } from '@university/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './commands/backup/catalogue';
import { misfit } from './domains/catalogue/fit';
import { readSchedule } from './domains/admission/schedule';
import { listStored } from './domains/documents/repository';
import type { Database } from './platform/database/database';
import { withEarlier } from './testing/earlier';
import { databasesFor } from './testing/postgres';

/** The migration before admissions became documents. */
const LAST = '0011';

const campus = (code: string) => sql`insert into campuses
  (id, code, slug, name, zone_id, location, city, pin, women_only, headquarters, labs) values
  (${`c-${code}`}, ${code}, ${code.toLowerCase()}, ${`Campus ${code}`}, 'zone', ${`Road ${code}`}, 'Delhi', '110001', false, false, '[]')`;

/** Windows that close on 20 July, that of diplomas at midnight in India: its last day is the 19th. */
const ROWS: SQL[] = [
  sql`insert into zones (id, code, name) values ('zone', 'north', 'North')`,
  ...['E01', 'W03', 'C02'].map(campus),
  sql`insert into rounds (track, round, opens_at, closes_at, published, version, take_back_minutes, retain_until) values
    ('diploma', 1, '2026-07-15T10:00+05:30', '2026-07-20T00:00+05:30', true, 4, 30, '2030-01-01T00:00Z'),
    ('btech', 1, '2026-07-15T10:00+05:30', '2026-07-20T17:00+05:30', true, 1, 60, null),
    ('ug', 1, '2026-03-01T10:00+05:30', '2026-07-20T17:00+05:30', false, 1, 60, null),
    ('pg', 1, '2026-07-15T10:00+05:30', '2026-07-20T17:00+05:30', true, 2, 0, null)`,
  sql`insert into applications (id, version, code, opens_on, last_date, portal) values
    ('a-ug', 2, 'ug', '2026-05-01', '2026-06-30', 'https://apply.example'), ('a-pg', 1, 'pg', null, null, null)`,
  sql`insert into revisions (kind, document_id, version, status, data, at, note) values
    ('application', 'a-ug', 1, 'published', '{"code":"ug","opensOn":"2026-05-01","lastDate":null,"portal":null}', now(), ''),
    ('application', 'a-ug', 2, 'published',
      '{"code":"ug","opensOn":"2026-05-01","lastDate":"2026-06-30","portal":"https://apply.example"}', now(), ''),
    ('zone', 'zone', 1, 'published', '{"code":"north","name":"North","position":0}', now(), '')`,
  sql`insert into applicants (id, track, email, dob_hmac, form_number, name, registered_category) values
    ('p1', 'diploma', 'p@a.example', 'hash', 'F1', 'Asha', 'D_UR'), ('p2', 'ug', 'p@a.example', 'hash', 'F1', 'Asha', 'D_UR')`,
  sql`insert into allotments (id, applicant_id, track, round, outcome, campus_id, preference, status) values
    ('r1', 'p1', 'diploma', 1, 'allotted', 'c-E01', 1, 'freeze'), ('r2', 'p2', 'ug', 1, 'held', null, null, null),
    ('r3', 'p1', 'diploma', 2, 'not-allotted', null, null, null)`,
  sql`insert into erased_counts (track, round, outcome, status, records) values ('btech', 2, 'held', 'none', 7)`,
];

const days = (first: string, last: string) => ({ from: `2026-07-${first}`, to: `2026-07-${last}` });
const counselling = (day: string, time: string, code: string) => ({
  day: `2026-07-${day}`,
  time,
  campus: `Campus ${code}`,
  location: `Road ${code}`,
  nearestMetro: null,
});

/** What followed a window by rule. */
const FOLLOWED = {
  diploma: { pay: days('20', '22'), verify: days('23', '25'), counselling: counselling('21', '10:00', 'E01') },
  btech: { pay: days('21', '24'), verify: days('22', '27'), counselling: counselling('23', '10:00', 'W03') },
  ug: { pay: days('21', '24'), verify: days('24', '26'), counselling: counselling('23', '10:00', 'C02') },
  pg: { pay: days('21', '27'), verify: days('22', '28'), counselling: counselling('24', '11:00', 'W03') },
};

const NOTHING_FOLLOWS = { opensAt: null, closesAt: null, pay: null, verify: null, counselling: null };

async function allFit(db: Database) {
  for (const kind of ENTRY_KINDS) {
    const { documents } = await listStored(db, { kind, limit: 20, page: 1 });
    expect(documents.map((each) => [each.id, misfit(kind, each.data)])).toEqual(
      documents.map(({ id }) => [id, undefined]),
    );
  }
}

const NAME = 'a database from before there were cycles';

for (const { kind, declare } of databasesFor(NAME, true))
  declare(`${NAME} (${kind})`, () => {
    test('has one, named after its last window, with every round, record and state', async () => {
      await withEarlier({ kind, last: LAST, rows: ROWS }, async (db) => {
        const { cycle, tracks, rounds } = await readSchedule({ db }, { at: new Date('2026-07-16T00:00:00Z') });
        expect(cycle).toBe('2026-27');
        expect(await rowsOf(db, sql`select code, begins_on::text as begins from cycles`)).toEqual([
          { code: '2026-27', begins: '2026-03-01' },
        ]);
        expect(tracks).toEqual([
          { code: 'diploma', name: 'Diploma', full_name: 'Diploma', application: null },
          { code: 'btech', name: 'B.Tech', full_name: 'B.Tech.', application: null },
          {
            code: 'ug',
            name: 'UG',
            full_name: 'Undergraduate',
            application: { opens_on: '2026-05-01', last_date: '2026-06-30', portal: 'https://apply.example' },
          },
          {
            code: 'pg',
            name: 'PG',
            full_name: 'Postgraduate',
            application: { opens_on: null, last_date: null, portal: null },
          },
        ]);
        expect(rounds).toMatchObject([
          { track: 'diploma', round: 1, final: false, published: true, ...FOLLOWED.diploma },
          { track: 'diploma', round: 2, final: false, published: false, ...NOTHING_FOLLOWS },
          { track: 'btech', round: 1, final: false, published: true, ...FOLLOWED.btech },
          { track: 'btech', round: 2, final: true, published: false, ...NOTHING_FOLLOWS },
          { track: 'ug', round: 1, final: false, published: false, ...FOLLOWED.ug },
          { track: 'ug', round: 2, final: true, published: false, ...NOTHING_FOLLOWS },
          { track: 'pg', round: 1, final: true, published: true, ...FOLLOWED.pg },
        ]);
        const kept = await rowsOf(
          db,
          sql`select version, take_back_minutes as minutes, retain_until is not null as kept, code, status from rounds
          where track = 'diploma' order by round`,
        );
        expect(kept).toEqual([
          { version: 4, minutes: 30, kept: true, code: 'diploma-1-2026-27', status: 'published' },
          { version: 1, minutes: 60, kept: false, code: 'diploma-2-2026-27', status: 'published' },
        ]);
        expect(await rowsOf(db, sql`select id, cycle, code, track, version from applications order by id`)).toEqual([
          { id: 'a-pg', cycle: '2026-27', code: 'pg-2026-27', track: 'pg', version: 1 },
          { id: 'a-ug', cycle: '2026-27', code: 'ug-2026-27', track: 'ug', version: 2 },
        ]);
        expect(await rowsOf(db, sql`select kind, data from revisions order by document_id, version`)).toEqual([
          {
            kind: 'application',
            data: {
              code: 'ug-2026-27',
              cycle: '2026-27',
              track: 'ug',
              opensOn: '2026-05-01',
              lastDate: null,
              portal: null,
            },
          },
          { kind: 'application', data: expect.objectContaining({ code: 'ug-2026-27', lastDate: '2026-06-30' }) },
          { kind: 'zone', data: { code: 'north', name: 'North', position: 0 } },
        ]);
        expect(await rowsOf(db, sql`select id, cycle, track, form_number as form from applicants order by id`)).toEqual(
          [
            { id: 'p1', cycle: '2026-27', track: 'diploma', form: 'F1' },
            { id: 'p2', cycle: '2026-27', track: 'ug', form: 'F1' },
          ],
        );
        // Nobody is mailed of what was out before there were such mails.
        const records = sql`select id, cycle, round, outcome, status, result_mailed_at is null or reminded_at is null as waits
        from allotments order by id`;
        expect(await rowsOf(db, records)).toEqual([
          { id: 'r1', cycle: '2026-27', round: 1, outcome: 'allotted', status: 'freeze', waits: false },
          { id: 'r2', cycle: '2026-27', round: 1, outcome: 'held', status: null, waits: false },
          { id: 'r3', cycle: '2026-27', round: 2, outcome: 'not-allotted', status: null, waits: false },
        ]);
        expect(await rowsOf(db, sql`select cycle, track, round, records from erased_counts`)).toEqual([
          { cycle: '2026-27', track: 'btech', round: 2, records: 7 },
        ]);
        await allFit(db);
      });
    }, 60_000);

    test('that is empty stays empty', async () => {
      await withEarlier({ kind, last: LAST, rows: [] }, async (db) => {
        for (const table of ['cycles', 'tracks', 'rounds', 'applications']) {
          expect(await rowsOf(db, sql`select * from ${sql.identifier(table)}`)).toEqual([]);
        }
      });
    }, 60_000);

    test('of which only a catalogue is there has its tracks, and no admission', async () => {
      const rows = [
        sql`insert into schools (id, code, name) values ('s', 'ART', 'Arts')`,
        sql`insert into departments (id, code, name, school_id) values ('d', 'WEAVE', 'Weaving', 's')`,
        sql`insert into programs (id, code, name, level, track, department_id, duration, mode) values
        ('p', 'DWV', 'Weaving', 'DIPLOMA', 'diploma', 'd', '2 years', 'Full-time')`,
      ];
      await withEarlier({ kind, last: LAST, rows }, async (db) => {
        expect(await rowsOf(db, sql`select code from tracks`)).toEqual([{ code: 'diploma' }]);
        expect(await rowsOf(db, sql`select code from cycles`)).toEqual([]);
        expect(await rowsOf(db, sql`select code from rounds`)).toEqual([]);
      });
    }, 60_000);

    test('and only counts of the erased keeps these', async () => {
      await withEarlier({ kind, last: LAST, rows: ROWS.slice(-1) }, async (db) => {
        expect(await rowsOf(db, sql`select track, round, records from erased_counts`)).toEqual([
          { track: 'btech', round: 2, records: 7 },
        ]);
        expect(await rowsOf(db, sql`select track, round from rounds order by round`)).toEqual([
          { track: 'btech', round: 1 },
          { track: 'btech', round: 2 },
        ]);
      });
    }, 60_000);
  });
