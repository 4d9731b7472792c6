import type {
  AllotmentRecord,
  AllotmentRun,
  OptionalResultColumn,
  SeatAllotment,
  SeatProof,
  SeatReason,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rounds } from './admission';
import type { SeatWish } from './allotment';
import { campuses, programs } from './catalogue';
import { instant, owner, reference } from './columns';
import { staff } from './staff';

/** A pool after a run, by codes. */
export interface SeatPool {
  program_code: string;
  campus_code: string;
  category: string;
  /** Null: not limited. */
  seats: number | null;
  filled: number;
  kept: number;
  opening: number | null;
  closing: number | null;
}

/** `held`: of these, for seats that are kept. */
export interface SeatMove {
  program_code: string;
  campus_code: string;
  from: string;
  to: string;
  seats: number;
  held: number;
}

export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    line: integer('line').notNull(),
    createdAt: instant('created_at').notNull(),
    applicantId: text('applicant_id').notNull(),
    allotmentId: text('allotment_id').notNull(),
    formNumber: text('form_number').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    dobHmac: text('dob_hmac').notNull(),
    registeredCategory: text('registered_category').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    programId: text('program_id'),
    campusId: text('campus_id'),
    categoryAllocated: text('category_allocated'),
    preference: integer('preference'),
    rank: integer('rank'),
    marks: text('marks'),
    preferences: jsonb('preferences').$type<SeatWish[]>().notNull().default([]),
    photoName: text('photo_name'),
    language: text('language').$type<Language>(),
    /** Of a seat that is kept from the round before; null: to be decided. */
    status: text('status').$type<'float'>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index().on(table.createdAt)],
);

/** Ways of giving out the seats of a round; their rows are in `import_rows`. */
export const allotmentRuns = pgTable(
  'allotment_runs',
  {
    id: text('id').primaryKey(),
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: reference('created_by', () => staff.id),
    /** Its rows are the records of the round; at most one of a round. */
    adoptedAt: instant('adopted_at'),
    isSpot: boolean('is_spot').notNull(),
    rows: integer('rows').notNull(),
    given: jsonb('given').$type<OptionalResultColumn[]>().notNull(),
    /** Hash of seats, rules and the rounds before; another one by now forbids adoption. */
    basis: text('basis').notNull(),
    counts: jsonb('counts').$type<AllotmentRun['counts']>().notNull(),
    problems: jsonb('problems').$type<string[]>().notNull(),
    digests: jsonb('digests').$type<AllotmentRun['digests']>().notNull(),
    rules: jsonb('rules').$type<SeatAllotment['rules']>().notNull(),
    pools: jsonb('pools').$type<SeatPool[]>().notNull(),
    conversions: jsonb('conversions').$type<SeatMove[]>().notNull(),
    /** The auditors' file; null after retention. */
    fileKey: text('file_key'),
  },
  (table) => [
    index().on(table.cycle, table.track, table.round),
    foreignKey({
      name: 'allotment_runs_round_fk',
      columns: [table.cycle, table.track, table.round],
      foreignColumns: [rounds.cycle, rounds.track, rounds.round],
    }).onDelete('cascade'),
  ],
);

/** Of proposed runs: a row for each record that is as the run made it. */
export const seatReasons = pgTable(
  'seat_reasons',
  {
    runId: owner('run_id', () => allotmentRuns.id),
    formNumber: text('form_number').notNull(),
    reasons: jsonb('reasons').$type<SeatReason[]>().notNull(),
    /** Null: left to separate counselling, without reasons. */
    proof: jsonb('proof').$type<SeatProof>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.formNumber] })],
);

export const erasedCounts = pgTable(
  'erased_counts',
  {
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    /** `none` without a seat. */
    status: text('status').$type<NonNullable<AllotmentRecord['status']> | 'none'>().notNull(),
    records: integer('records').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cycle, table.track, table.round, table.outcome, table.status] })],
);

/** Published opening and closing ranks; they outlive the records. Groups too small for anonymity are omitted. */
export const rankRanges = pgTable(
  'rank_ranges',
  {
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    programId: reference('program_id', () => programs.id),
    campusId: reference('campus_id', () => campuses.id),
    category: text('category').notNull(),
    seats: integer('seats').notNull(),
    /** null: too few seats to show. */
    opening: integer('opening'),
    closing: integer('closing'),
    /** After decisions closed; null: still open or unknown. */
    seatsLeft: integer('seats_left'),
  },
  (table) => [
    primaryKey({ columns: [table.cycle, table.track, table.round, table.programId, table.campusId, table.category] }),
    index().on(table.programId),
  ],
);
