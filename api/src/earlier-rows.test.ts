import { ENTRY_KINDS } from '@university/shared/contract';
import { exampleFooter, exampleIdentity, exampleMenu } from '@university/shared/testing/identity';
import { sql, type SQL } from 'drizzle-orm';
import { listStored } from './domains/documents/queries';
import { validationError } from './domains/catalogue/snapshot';
import { withEarlier } from './testing/earlier';
import { readSchedule } from './domains/admission/schedule';
import { type Database, rowsOf } from './platform/database/database';
import { databasesFor } from './testing/postgres';
import { readSetting } from './platform/settings';

const CATALOGUE = [
  sql`insert into campuses (id, code, slug, name, zone, location, pin, women_only, headquarters, info, labs) values
        ('c', 'C1', 'quay', 'Quay Campus', 'north', 'Quay Road, Port Town 600001', '600001', false, true, 'By the sea.', '["Looms"]')`,
  sql`insert into schools (id, code, name) values ('s', 'ART', 'Arts')`,
  sql`insert into departments (id, name, school_id, hod) values ('d', 'Weaving', 's', 'asha@port.example')`,
  sql`insert into faculty (id, salutation, firstname, surname, email, department_id, designation, overview, research)
        values ('f', 'Dr.', 'Asha', 'Pillai', 'asha@port.example', 'd', 'Professor', 'Weaves.', '["Yarn"]')`,
  sql`insert into programs (id, code, name, level, track, duration, mode, department_id, intake, eligibility, fee, years) values
        ('p', 'DWV', 'Weaving', 'DIPLOMA', 'diploma', '2 years', 'Full-time', 'd', 30, 'Merit in class X', 25000,
          '{"year2": {"credits": 20, "exitAward": "Diploma", "syllabus": null, "courses": ["Dye"]},
            "year1": {"credits": 40, "exitAward": null, "syllabus": null, "courses": ["Yarn"]}}'),
        ('q', 'DDY', 'Dyeing', 'DIPLOMA', 'diploma', '2 years', 'Full-time', 'd', 20, 'Merit in class X', null, null)`,
  sql`insert into program_campuses (program_id, campus_id) values ('p', 'c')`,
];

test('a catalogue from before there were documents becomes documents that fit', async () => {
  await withEarlier({ last: '0008', rows: CATALOGUE }, async (db) => {
    for (const kind of ['zone', 'campus', 'school', 'department', 'person', 'program', 'fee'] as const) {
      const { documents } = await listStored(db, { kind, limit: 10, page: 1 });
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.map((each) => validationError(kind, each.data))).toEqual(documents.map(() => undefined));
    }
    const [campus] = await rowsOf<object>(db, sql`select city, zone_id, labs from campuses`);
    expect(campus).toEqual({ city: 'Port Town', zone_id: 'zone-north', labs: [{ name: 'Looms', text: null }] });
    const { documents } = await listStored(db, { kind: 'program', limit: 10, page: 1 });
    expect(documents.map(({ data }) => data)).toMatchObject([
      { code: 'DDY', feeBand: null, years: null, campuses: [] },
      {
        code: 'DWV',
        ranking: 'Merit in class X',
        feeBand: '25000',
        years: [{ courses: ['Yarn'] }, { courses: ['Dye'] }],
        campuses: [{ campusId: 'c', seats: [{ category: 'ALL', seats: 30 }] }],
      },
    ]);
    expect(await rowsOf(db, sql`select head_id from departments`)).toEqual([{ head_id: 'f' }]);
  });
});

const linesOf = async (db: Database, query: SQL) =>
  (await rowsOf<object>(db, query)).map((row) => Object.values(row).join(' '));

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
    expect(documents.map((each) => [each.id, validationError(kind, each.data)])).toEqual(
      documents.map(({ id }) => [id, undefined]),
    );
  }
}

const BEFORE_MENU = '0014';

const identified = sql`insert into site_settings (id, data) values ('identity', ${JSON.stringify(exampleIdentity)})`;

const NAME = 'a database of an earlier version';

for (const { kind, declare } of databasesFor(NAME, true))
  declare(`${NAME} (${kind})`, () => {
    test('from before there were cycles has one, named after its last window, with every round, record and state', async () => {
      await withEarlier({ kind, last: LAST, rows: ROWS }, async (db) => {
        const { cycle, tracks, rounds } = await readSchedule({ db }, { at: new Date('2026-07-16T00:00:00Z') });
        expect(cycle).toBe('2026-27');
        expect(await linesOf(db, sql`select code, begins_on::text as begins from cycles`)).toEqual([
          '2026-27 2026-03-01',
        ]);
        const nothing = { opens_on: null, last_date: null, portal: null };
        const ug = { opens_on: '2026-05-01', last_date: '2026-06-30', portal: 'https://apply.example' };
        expect(tracks).toEqual([
          { code: 'diploma', name: 'Diploma', full_name: 'Diploma', application: null },
          { code: 'btech', name: 'B.Tech', full_name: 'B.Tech.', application: null },
          { code: 'ug', name: 'UG', full_name: 'Undergraduate', application: ug },
          { code: 'pg', name: 'PG', full_name: 'Postgraduate', application: nothing },
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
        const kept = sql`select version, take_back_minutes, retain_until is not null as kept, code, status from rounds
            where track = 'diploma' order by round`;
        expect(await linesOf(db, kept)).toEqual([
          '4 30 true diploma-1-2026-27 published',
          '1 60 false diploma-2-2026-27 published',
        ]);
        const of = sql`select id, cycle, code, track, version from applications order by id`;
        expect(await linesOf(db, of)).toEqual(['a-pg 2026-27 pg-2026-27 pg 1', 'a-ug 2026-27 ug-2026-27 ug 2']);
        const first = { code: 'ug-2026-27', cycle: '2026-27', track: 'ug', opensOn: '2026-05-01' };
        expect(await rowsOf(db, sql`select kind, data from revisions order by document_id, version`)).toEqual([
          { kind: 'application', data: { ...first, lastDate: null, portal: null } },
          { kind: 'application', data: expect.objectContaining({ code: 'ug-2026-27', lastDate: '2026-06-30' }) },
          { kind: 'zone', data: { code: 'north', name: 'North', position: 0 } },
        ]);
        const applicants = sql`select id, cycle, track, form_number from applicants order by id`;
        expect(await linesOf(db, applicants)).toEqual(['p1 2026-27 diploma F1', 'p2 2026-27 ug F1']);
        // Nobody is mailed of what was out before there were such mails.
        const records = sql`select id, cycle, round, outcome, coalesce(status, 'none') as status,
            result_mailed_at is null or reminded_at is null as waits from allotments order by id`;
        expect(await linesOf(db, records)).toEqual([
          'r1 2026-27 1 allotted freeze false',
          'r2 2026-27 1 held none false',
          'r3 2026-27 2 not-allotted none false',
        ]);
        const erased = sql`select cycle, track, round, records from erased_counts`;
        expect(await linesOf(db, erased)).toEqual(['2026-27 btech 2 7']);
        await allFit(db);
      });
    });

    test('from before there was a menu has the one that was in the code, with the portal that the identity names', async () => {
      await withEarlier({ kind, last: BEFORE_MENU, rows: [identified] }, async (db) => {
        expect(await readSetting(db, 'menu')).toEqual({ ...exampleMenu, hi: [] });
        expect(await readSetting(db, 'footer')).toEqual({ ...exampleFooter, hi: [] });
      });
    });
  });
