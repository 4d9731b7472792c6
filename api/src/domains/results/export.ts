import { Readable } from 'node:stream';
import { roundKey } from '@university/shared/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, campuses, programs, rounds } from '../../platform/database/schema';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { toCsv } from '@university/shared/csv';
import { roundSubject, type RoundKey } from '../admission/rounds';
import { roundOfRecord } from '../allotment/repository';
import { preferencesAsText, readCodes } from './codes';
import { inRound, statusAt } from './round-counts';

/** A round in an address that was issued. */
const stored = roundKey.extend({ cycle: z.string() });

/** Rows of a page: what is in memory at a time. */
const PAGE = 1_000;

const COLUMNS = [
  'form_number',
  'name',
  'email',
  'registered_category',
  'outcome',
  'program_code',
  'program',
  'campus_code',
  'campus',
  'category_allocated',
  'program_preference',
  'rank',
  'marks',
  'preferences',
  'photo',
  'language',
  'status',
  'decided_at_ist',
] as const;

/** An address for the records of a round as they are when it is fetched, noted in the audit log. */
export async function exportRound({ db, clock }: Pick<Services, 'db' | 'clock'>, key: RoundKey, staffId: string) {
  return db.transaction(async (tx) => {
    const at = clock();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export', subject: roundSubject(key) });
    return issueDownload(tx, { kind: 'round', params: { ...key }, staffId }, at);
  });
}

function readPage(db: Database, key: RoundKey, after: string, now: Date) {
  return db
    .select({
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
    })
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
  // Spreadsheets take a file without the byte order mark for a local encoding.
  yield `\uFEFF${toCsv([COLUMNS])}`;
  const codes = await readCodes(db);
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Awaited<ReturnType<typeof readPage>> = await readPage(db, key, after, now);
    const written = rows.map((row) => ({ ...row, preferences: preferencesAsText(row.preferences, codes) }));
    yield toCsv(written.map((row) => COLUMNS.map((column) => row[column])));
    after = rows.length === PAGE ? rows.at(-1)?.form_number : undefined;
  }
}

/** The file behind the address. */
export const sendRoundExport: DownloadSender = async ({ db, calendar }, params, { reply }) => {
  const key = stored.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${key.track}-round-${key.round}-${key.cycle}.csv"`,
  });
  return reply.send(Readable.from(pages(db, key, calendar())));
};
