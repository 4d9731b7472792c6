import { exampleCategory, type ImportColumn, roundKey } from '@university/shared/contract';
import { type Cell, toCsv } from '@university/shared/csv';
import { eq, and, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { campuses, programCampuses, programs, allotments, applicants, rounds } from '../../platform/database/schema';
import { readSetting } from '../../platform/settings';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { audit } from '../../platform/audit/write';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { roundSubject, type RoundKey } from '../admission/schedule';
import { roundOfRecord } from '../allotment/queries';
import { type FileColumns, RESULT_FILE } from './csv';
import { inRound, statusAt } from './round-counts';
import { preferencesAsText, readCodes } from './row-reader';

/** Used while the catalogue is empty. */
const NO_CATEGORY = 'UR';
const NO_SEAT = { program: 'PROGRAMME', campus: 'CAMPUS' };

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

const seatCells = (
  outcome: string,
  [program_code = null, campus_code = null, category_allocated = null, program_preference = null]: Cell[],
  rank: number,
  marks: string,
) => ({
  ...{ outcome, program_code, campus_code, category_allocated, program_preference, rank, marks },
});

/** With two example people; the byte order mark makes spreadsheets use UTF-8. */
export async function template(db: Database, { required, optional }: FileColumns = RESULT_FILE): Promise<string> {
  const category = exampleCategory(await readSetting(db, 'admission')) ?? NO_CATEGORY;
  const { program, campus } = await exampleSeat(db);
  const columns = [...required, ...optional];
  const people = [
    {
      number: 1,
      name: 'Rohini Das',
      born: '09-04-2008',
      language: 'en',
      seat: seatCells('allotted', [program, campus, category, 1], 12, '412.50'),
    },
    {
      number: 2,
      name: 'देव वर्मा',
      born: '27-11-2007',
      language: 'hi',
      seat: seatCells('not-allotted', [], 348, '201.25'),
    },
  ].map(({ number, name, born, language, seat }) => {
    const cells: Record<ImportColumn, Cell> = {
      ...{ form_number: `FORM000${number}`, name, email: `${number}@applicant.example`, date_of_birth: born },
      ...{ registered_category: category, ...seat, preferences: `${program}@${campus}`, claims: null },
      ...{ photo: `form000${number}.jpg`, language },
    };
    return columns.map((column) => cells[column]);
  });
  return `\uFEFF${toCsv([columns, ...people])}`;
}

const stored = roundKey.extend({ cycle: z.string() });

/** Rows in memory at a time. */
const PAGE = 1_000;

export async function exportRound({ db, clock }: Pick<Services, 'db' | 'clock'>, key: RoundKey, staffId: string) {
  return db.transaction(async (tx) => {
    const at = clock();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export', subject: roundSubject(key) });
    return issueDownload(tx, { kind: 'round', params: { ...key }, staffId }, at);
  });
}

const columnsAt = (now: Date) => ({
  form_number: applicants.formNumber,
  name: applicants.name,
  email: applicants.email,
  registered_category: applicants.registeredCategory,
  outcome: allotments.outcome,
  program_code: programs.code,
  program: programs.name,
  campus_code: campuses.code,
  campus: campuses.name,
  category_allocated: allotments.categoryAllocated,
  program_preference: allotments.preference,
  rank: allotments.rank,
  marks: allotments.marks,
  preferences: allotments.preferences,
  photo: applicants.photoName,
  language: applicants.language,
  status: statusAt(now).as('status_now'),
  decided_at_ist: sql<string | null>`to_char(
    ${allotments.decidedAt} at time zone interval '05:30', 'YYYY-MM-DD HH24:MI:SS')`.as('decided_at_ist'),
});

function readPage(db: Database, key: RoundKey, after: string, now: Date) {
  return db
    .select(columnsAt(now))
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(rounds, roundOfRecord)
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .leftJoin(campuses, eq(campuses.id, allotments.campusId))
    .where(and(inRound(key), gt(applicants.formNumber, after)))
    .orderBy(applicants.formNumber)
    .limit(PAGE);
}

async function* pages(db: Database, key: RoundKey, now: Date): AsyncGenerator<string> {
  const columns = Object.keys(columnsAt(now)) as (keyof ReturnType<typeof columnsAt>)[];
  // Spreadsheets take a file without byte order mark for a local encoding.
  yield `\uFEFF${toCsv([columns])}`;
  const codes = await readCodes(db);
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Awaited<ReturnType<typeof readPage>> = await readPage(db, key, after, now);
    const written = rows.map((row) => ({ ...row, preferences: preferencesAsText(row.preferences, codes) }));
    yield toCsv(written.map((row) => columns.map((column) => row[column])));
    after = rows.length === PAGE ? rows.at(-1)?.form_number : undefined;
  }
}

export const sendRoundExport: DownloadSender = async ({ db, calendar }, params, { reply }) => {
  const key = stored.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${key.track}-round-${key.round}-${key.cycle}.csv"`,
  });
  return reply.send(Readable.from(pages(db, key, calendar())));
};
