/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { rowsOf } from './commands/backup/catalogue';
import { listStored } from './domains/documents/repository';
import { misfit } from './domains/catalogue/fit';
import { withEarlier } from './testing/earlier';

/** As rows stood before the catalogue became documents. */
const ROWS = [
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
  await withEarlier({ last: '0008', rows: ROWS }, async (db) => {
    for (const kind of ['zone', 'campus', 'school', 'department', 'person', 'program', 'fee'] as const) {
      const { documents } = await listStored(db, { kind, limit: 10, page: 1 });
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.map((each) => misfit(kind, each.data))).toEqual(documents.map(() => undefined));
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
}, 60_000);
