import { OPTIONAL_RESULT_COLUMNS, type OptionalResultColumn, type ResultColumn } from '@university/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { allotments, applicants, importRows } from '../../platform/database/schema';
import type { GivenColumns } from './row-reader';

const [p, a, s] = [applicants, allotments, importRows];

/** A column of a file, where it is stored and where it stands while it is imported. */
export interface Pair {
  field: ResultColumn;
  stored: PgColumn;
  staged: PgColumn | SQL;
}

const pair = (field: ResultColumn, stored: PgColumn, staged: Pair['staged']): Pair => ({ field, stored, staged });

const PERSON = [
  pair('name', p.name, s.name),
  pair('email', p.email, s.email),
  pair('date_of_birth', p.dobHmac, s.dobHmac),
  pair('registered_category', p.registeredCategory, s.registeredCategory),
  pair('photo', p.photoName, s.photoName),
  // What an applicant chose by signing in stands: a file fills in where nobody said.
  pair('language', p.language, sql`coalesce(${p.language}, ${s.language})`),
];

/** What an applicant says yes or no to. */
const SEAT = [
  pair('outcome', a.outcome, s.outcome),
  pair('program_code', a.programId, s.programId),
  pair('campus_code', a.campusId, s.campusId),
  pair('category_allocated', a.categoryAllocated, s.categoryAllocated),
  pair('program_preference', a.preference, s.preference),
];

const RECORD = [
  ...SEAT,
  pair('rank', a.rank, s.rank),
  pair('marks', a.marks, s.marks),
  pair('preferences', a.preferences, s.preferences),
];

/** Without the columns that the file leaves out: what is stored of them stays. */
const given = (pairs: Pair[], columns: GivenColumns) =>
  pairs.filter(({ field }) => !isOptional(field) || columns.has(field));

const isOptional = (field: ResultColumn): field is OptionalResultColumn =>
  OPTIONAL_RESULT_COLUMNS.some((column) => column === field);

export const personPairs = (columns: GivenColumns) => given(PERSON, columns);
export const recordPairs = (columns: GivenColumns) => given(RECORD, columns);

const list = (columns: Pair['staged'][]) =>
  sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );

/** Whether a stored row is another one than the staged. */
const differs = (pairs: Pair[]): SQL =>
  sql`(${list(pairs.map(({ stored }) => stored))}) is distinct from (${list(pairs.map(({ staged }) => staged))})`;

export const personDiffers = (columns: GivenColumns) => differs(personPairs(columns));
export const recordDiffers = (columns: GivenColumns) => differs(recordPairs(columns));
export const seatDiffers = differs(SEAT);

/** As `update … set` has them. */
export const assignments = (pairs: Pair[]): SQL =>
  sql.join(
    pairs.map(({ stored, staged }) => sql`${sql.identifier(stored.name)} = ${staged}`),
    sql`, `,
  );
