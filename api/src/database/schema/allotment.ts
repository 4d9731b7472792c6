import type { AllotmentRecord, Track } from '@university/shared/contract';
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { campuses } from './catalogue';
import { programs } from './catalogue';
import { instant } from './instant';

export const rounds = pgTable(
  'rounds',
  {
    track: text('track').$type<Track>().notNull(),
    round: integer('round').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    published: boolean('published').notNull(),
    /** Counts edits, from 1; an edit sends the one it saw. */
    version: integer('version').notNull().default(1),
    /** From here on the personal data of this round need not be kept; null: the usual time after `closesAt`. */
    retainUntil: instant('retain_until'),
  },
  (table) => [primaryKey({ columns: [table.track, table.round] })],
);

/** A person in one admission track; form numbers are given per track. */
export const applicants = pgTable(
  'applicants',
  {
    id: text('id').primaryKey(),
    track: text('track').$type<Track>().notNull(),
    email: text('email').notNull(),
    /** HMAC-SHA256 of e-mail and date of birth under PEPPER, hex. The date itself is not kept. */
    dobHmac: text('dob_hmac').notNull(),
    formNumber: text('form_number').notNull(),
    name: text('name').notNull(),
    registeredCategory: text('registered_category').notNull(),
  },
  (table) => [unique().on(table.email, table.track), unique().on(table.formNumber, table.track)],
);

export const allotments = pgTable(
  'allotments',
  {
    id: text('id').primaryKey(),
    applicantId: text('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    track: text('track').$type<Track>().notNull(),
    round: integer('round').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    programId: text('program_id').references(() => programs.id),
    campusId: text('campus_id').references(() => campuses.id),
    categoryAllocated: text('category_allocated'),
    preference: integer('preference'),
    rank: integer('rank'),
    status: text('status').$type<NonNullable<AllotmentRecord['status']>>(),
    decidedAt: instant('decided_at'),
  },
  (table) => [unique().on(table.applicantId, table.round), index().on(table.track, table.round)],
);

export const applicantSessions = pgTable(
  'applicant_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    allotmentId: text('allotment_id')
      .notNull()
      .references(() => allotments.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The latest mailed code of a record: a second proof for giving the seat up. */
export const decisionCodes = pgTable('decision_codes', {
  allotmentId: text('allotment_id')
    .primaryKey()
    .references(() => allotments.id, { onDelete: 'cascade' }),
  /** HMAC-SHA256 under SECRET_KEY, hex. */
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
