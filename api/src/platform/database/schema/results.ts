import type { AllotmentRecord } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SeatWish } from './allotment';
import { campuses, programs } from './catalogue';
import { instant, reference } from './columns';

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
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index().on(table.createdAt)],
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
