import { createReadStream } from 'node:fs';
import { HOUR } from '@university/shared/time';
import { and, eq, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { bulkInsert, type Database } from '../../platform/database/database';
import { allotmentRuns, allotments, applicants, importRows } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { CsvProblem, readTable, type TableRow } from '../../platform/csv';
import { readSetting } from '../../platform/settings';
import { type ImportIssues, isColumn, isOptional } from './csv';
import {
  type Codes,
  type GivenColumns,
  preferencesAsText,
  type ReadRow,
  readCodes,
  readInTurns,
  readOffers,
  RowReader,
} from './row-reader';
import type { RoundKey } from '../admission/schedule';
import type { RecordChange, ResultColumn } from '@university/shared/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inRound } from './round-counts';
import type { SeatWish } from '../../platform/database/schema/allotment';

/** Milliseconds after which staged rows must come from a crashed import. */
const ABANDONED = HOUR;

export interface Staged {
  importId: string;
  /** Including invalid ones. */
  rows: number;
  given: GivenColumns;
}

/** Reads a table in chunks; what cannot be read becomes an issue. */
export async function readRows(
  table: AsyncIterable<TableRow[]>,
  reader: RowReader,
  issues: ImportIssues,
  use: (rows: ReadRow[]) => Promise<void> | void,
): Promise<void> {
  try {
    for await (const records of table) await use(await readInTurns(reader, records));
    reader.end();
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    issues.add({ line: error.line, column: null, reason: error.message });
  }
}

/** Reads a file into `import_rows`; invalid rows become issues. */
export async function stage(
  { db, clock, pepper }: Pick<Services, 'db' | 'clock' | 'pepper'>,
  file: string,
  { track }: RoundKey,
  importId: string,
  issues: ImportIssues,
): Promise<Staged> {
  const [offers, codes] = [await readOffers(db, track), await readSetting(db, 'admission')];
  const reader = new RowReader(importId, clock(), pepper, offers, codes, issues);
  await readRows(readTable(createReadStream(file), { isColumn }), reader, issues, (rows) =>
    bulkInsert(
      db,
      importRows,
      rows.map(({ staged }) => staged),
    ),
  );
  return { importId, rows: reader.count, given: reader.given };
}

export async function unstage(db: Database, importId: string, now: Date): Promise<void> {
  const isOfRun = sql`${importRows.importId} in (select ${allotmentRuns.id} from ${allotmentRuns})`;
  const abandoned = and(lt(importRows.createdAt, new Date(now.getTime() - ABANDONED)), not(isOfRun));
  await db.delete(importRows).where(or(eq(importRows.importId, importId), abandoned));
}

const [p, a, s] = [applicants, allotments, importRows];

/** A column of the file, where it is stored, and where it is staged. */
interface Pair {
  field: ResultColumn;
  stored: PgColumn;
  staged: PgColumn | SQL;
}

const pair = (field: ResultColumn, stored: PgColumn, staged: Pair['staged']): Pair => ({ field, stored, staged });

export const PERSON = [
  pair('name', p.name, s.name),
  pair('email', p.email, s.email),
  pair('date_of_birth', p.dobHmac, s.dobHmac),
  pair('registered_category', p.registeredCategory, s.registeredCategory),
  pair('photo', p.photoName, s.photoName),
  // The language that an applicant chose by signing in wins.
  pair('language', p.language, sql`coalesce(${p.language}, ${s.language})`),
];

const SEAT = [
  pair('outcome', a.outcome, s.outcome),
  pair('program_code', a.programId, s.programId),
  pair('campus_code', a.campusId, s.campusId),
  pair('category_allocated', a.categoryAllocated, s.categoryAllocated),
  pair('program_preference', a.preference, s.preference),
];

export const RECORD = [
  ...SEAT,
  pair('rank', a.rank, s.rank),
  pair('marks', a.marks, s.marks),
  pair('preferences', a.preferences, s.preferences),
];

/** Without optional columns that the file lacks: their stored values stay. */
const given = (pairs: Pair[], columns: GivenColumns) =>
  pairs.filter(({ field }) => !isOptional(field) || columns.has(field));

export const personPairs = (columns: GivenColumns) => given(PERSON, columns);
export const recordPairs = (columns: GivenColumns) => given(RECORD, columns);

const list = (parts: readonly unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

export const stagedOf = (pairs: Pair[]): SQL => list(pairs.map(({ staged }) => staged));

export const columnsOf = (pairs: Pair[]): SQL => list(pairs.map(({ stored }) => sql.identifier(stored.name)));

const differs = (pairs: Pair[]): SQL =>
  sql`(${list(pairs.map(({ stored }) => stored))}) is distinct from (${stagedOf(pairs)})`;

export const personDiffers = (columns: GivenColumns) => differs(personPairs(columns));
export const recordDiffers = (columns: GivenColumns) => differs(recordPairs(columns));
const seatDiffers = differs(SEAT);

export const assignments = (pairs: Pair[]): SQL =>
  list(pairs.map(({ stored, staged }) => sql`${sql.identifier(stored.name)} = ${staged}`));

/** Applicants are identified by cycle, track and form number. */
export const personOfRow = ({ cycle, track }: RoundKey) =>
  and(eq(p.cycle, cycle), eq(p.track, track), eq(p.formNumber, s.formNumber));
export const recordOfRow = ({ round }: RoundKey) => and(eq(a.applicantId, p.id), eq(a.round, round));

/** Adds issues for changed seats on which the applicant has decided. */
export async function checkAgainstRecords(db: Database, key: RoundKey, { importId }: Staged, issues: ImportIssues) {
  const line = s.line;
  const all = sql<number>`count(*) over ()::int`.mapWith(Number);
  const decided = await db
    .select({ line, all, status: a.status, formNumber: s.formNumber })
    .from(s)
    .innerJoin(p, personOfRow(key))
    .innerJoin(a, recordOfRow(key))
    .where(and(eq(s.importId, importId), isNotNull(a.status), ne(a.status, 'pending'), seatDiffers))
    .orderBy(line)
    .limit(issues.most);
  issues.addSome(decided, (row) => ({
    line: row.line,
    column: null,
    reason: `The applicant has decided (${row.status}) on the seat as it was: leave the seat unchanged.`,
    kind: 'The applicant has decided on the seat as it was: leave the seat unchanged.',
    value: row.formNumber,
  }));
}

export async function countChanges(db: Database, key: RoundKey, { importId, given }: Staged) {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`.mapWith(Number);
  const differs = sql`(${personDiffers(given)} or ${recordDiffers(given)})`;
  const [counts] = await db
    .select({
      added: having(sql`${a.id} is null`),
      changed: having(sql`${a.id} is not null and ${differs}`),
      unchanged: having(sql`${a.id} is not null and not ${differs}`),
    })
    .from(s)
    .leftJoin(p, personOfRow(key))
    .leftJoin(a, recordOfRow(key))
    .where(eq(s.importId, importId));
  const { added, changed, unchanged } = counts ?? { added: 0, changed: 0, unchanged: 0 };
  const records = await db.$count(a, inRound(key));
  return { added, changed, unchanged, absent: records - changed - unchanged };
}

const CHANGES_LISTED = 50;

/** A stored value as the file would have it. */
function asText(field: Pair['field'], value: unknown, codes: Codes): string | null {
  if (value === null || field === 'date_of_birth') return null;
  if (field === 'preferences') return preferencesAsText(value as SeatWish[], codes) || null;
  const text = String(value);
  if (field === 'program_code') return codes.programs.get(text) ?? text;
  return field === 'campus_code' ? (codes.campuses.get(text) ?? text) : text;
}

const both = ({ stored, staged }: Pair): SQL<[unknown, unknown]> =>
  sql<[unknown, unknown]>`jsonb_build_array(${stored}, ${staged})`;

type Values = Partial<Record<Pair['field'], [unknown, unknown]>>;

function fieldsOf(values: Values, codes: Codes): RecordChange['fields'] {
  const isChanged = (field: Pair['field']) => {
    const [from, to] = values[field] ?? [];
    return JSON.stringify(from) !== JSON.stringify(to);
  };
  return (
    (Object.keys(values) as Pair['field'][])
      // The hash of the date depends on the address: with another one it cannot be compared.
      .filter((field) => isChanged(field) && !(field === 'date_of_birth' && isChanged('email')))
      .map((field) => {
        const [from, to] = values[field] ?? [];
        return { field, from: asText(field, from, codes), to: asText(field, to, codes) };
      })
  );
}

/** The first changes, with old and new values. */
export async function listChanges(db: Database, key: RoundKey, { importId, given }: Staged) {
  const [person, record] = [personPairs(given), recordPairs(given)];
  const read = (pairs: Pair[]) => Object.fromEntries(pairs.map((pair) => [pair.field, both(pair)]));
  const rows = await db
    .select({
      formNumber: s.formNumber,
      all: sql<number>`count(*) over ()::int`.mapWith(Number),
      isInRound: sql<boolean>`${a.id} is not null`,
      person: read(person),
      record: read(record),
    })
    .from(s)
    .innerJoin(p, personOfRow(key))
    .leftJoin(a, recordOfRow(key))
    .where(
      sql`${eq(s.importId, importId)} and (${personDiffers(given)} or (${a.id} is not null and ${recordDiffers(given)}))`,
    )
    .orderBy(s.line)
    .limit(CHANGES_LISTED);
  const codes = rows.length > 0 ? await readCodes(db) : undefined;
  const changes = rows.map(({ formNumber, isInRound, person, record }) => ({
    form_number: formNumber,
    fields: codes ? fieldsOf({ ...person, ...(isInRound ? record : {}) }, codes) : [],
  }));
  return { changeCount: rows[0]?.all ?? 0, changes };
}
