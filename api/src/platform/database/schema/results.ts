import type { AllotmentRecord } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SeatWish } from './allotment';
import { campuses, programs } from './catalogue';
import { instant, reference } from './columns';

/** Rows of a CSV file on their way into a round. They are gone when the import ends, however it ends. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    /** Where the row begins in the file, from 1. */
    line: integer('line').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Ids for an applicant and a record that are not there yet. */
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
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index().on(table.createdAt)],
);

/** What remains of erased records: how many there were, and nothing about anybody. */
export const erasedCounts = pgTable(
  'erased_counts',
  {
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    /** The status in the end; `none` where there was no seat to decide on. */
    status: text('status').$type<NonNullable<AllotmentRecord['status']> | 'none'>().notNull(),
    records: integer('records').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cycle, table.track, table.round, table.outcome, table.status] })],
);

/**
 * The first and the last rank that got a seat, by programme, campus and category, as they were published. They stay when
 * the records are erased. Groups that are too small to hide a person are none.
 */
export const rankRanges = pgTable(
  'rank_ranges',
  {
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    programId: reference('program_id', () => programs.id),
    campusId: reference('campus_id', () => campuses.id),
    /** Of the seat, such as `D_UR`. */
    category: text('category').notNull(),
    seats: integer('seats').notNull(),
    /** null: fewer seats than may be shown. */
    opening: integer('opening'),
    closing: integer('closing'),
    /** Of what is offered, nobody's once decisions had closed; null: decisions are open, or nobody said how many there are. */
    seatsLeft: integer('seats_left'),
  },
  (table) => [
    primaryKey({ columns: [table.cycle, table.track, table.round, table.programId, table.campusId, table.category] }),
    index().on(table.programId),
  ],
);
