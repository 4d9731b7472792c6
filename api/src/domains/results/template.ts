import { ALL_RESULT_COLUMNS, exampleCategory } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { campuses, programCampuses, programs } from '../../platform/database/schema';
import { readSetting } from '../../platform/settings';

/** Stand where the university has named no categories, and teaches nothing yet. */
const NO_CATEGORY = 'UR';
const NO_SEAT = { program: 'PROGRAMME', campus: 'CAMPUS' };

/** A programme and a campus that teaches it, by code. */
async function exampleSeat(db: Database): Promise<{ program: string; campus: string }> {
  const [seat] = await db
    .select({ program: programs.code, campus: campuses.code })
    .from(programCampuses)
    .innerJoin(programs, eq(programs.id, programCampuses.programId))
    .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
    .orderBy(programs.track, programs.code, campuses.code)
    .limit(1);
  return seat ?? NO_SEAT;
}

/**
 * A result file to fill in, with two invented people: one with a seat, one without. The byte order mark makes
 * spreadsheets read and save it as UTF-8.
 */
export async function template(db: Database): Promise<string> {
  const category = exampleCategory(await readSetting(db, 'admission')) ?? NO_CATEGORY;
  const { program, campus } = await exampleSeat(db);
  const people = [
    {
      number: 1,
      name: 'Rohini Das',
      born: '09-04-2008',
      language: 'en',
      seat: ['allotted', program, campus, category, 1, 12, '412.50'],
    },
    {
      number: 2,
      name: 'देव वर्मा',
      born: '27-11-2007',
      language: 'hi',
      seat: ['not-allotted', null, null, null, null, 348, '201.25'],
    },
  ].map(({ number, name, born, language, seat }) => [
    `FORM000${number}`,
    name,
    `${number}@applicant.example`,
    born,
    category,
    ...seat,
    `${program}@${campus}`,
    `form000${number}.jpg`,
    language,
  ]);
  return `\uFEFF${toCsv([ALL_RESULT_COLUMNS, ...people])}`;
}
