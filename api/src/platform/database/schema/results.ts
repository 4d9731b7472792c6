import type { AllotmentRecord, Track } from '@university/shared/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

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
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index().on(table.createdAt)],
);

/** What remains of erased records: how many there were, and nothing about anybody. */
export const erasedCounts = pgTable(
  'erased_counts',
  {
    track: text('track').$type<Track>().notNull(),
    round: integer('round').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    /** The status in the end; `none` where there was no seat to decide on. */
    status: text('status').$type<NonNullable<AllotmentRecord['status']> | 'none'>().notNull(),
    records: integer('records').notNull(),
  },
  (table) => [primaryKey({ columns: [table.track, table.round, table.outcome, table.status] })],
);
