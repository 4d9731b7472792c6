import type { AllotmentRecord, TakenBackTo, Track, LetterStatus } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { campuses, programs } from './catalogue';
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
    /** From here on the personal data of this round need not be retained; null: the usual time after `closesAt`. */
    retainUntil: instant('retain_until'),
    /** For how long a decision that no later one undoes can be taken back; 0: never. */
    takeBackMinutes: integer('take_back_minutes').notNull().default(60),
  },
  (table) => [
    primaryKey({ columns: [table.track, table.round] }),
    check('rounds_take_back_minutes_check', sql`${table.takeBackMinutes} between 0 and 1440`),
  ],
);

/** A person in one admission track; form numbers are given per track. */
export const applicants = pgTable(
  'applicants',
  {
    id: text('id').primaryKey(),
    track: text('track').$type<Track>().notNull(),
    email: text('email').notNull(),
    /** HMAC-SHA256 of e-mail and date of birth under PEPPER, hex. The date itself is not stored. */
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
    /** With a decision of the applicant that can be taken back: until when, as promised then, and to what. */
    takeBackUntil: instant('take_back_until'),
    takeBackTo: text('take_back_to').$type<TakenBackTo>(),
    /** The applicant said "this was not me": no decisions until staff lift it. */
    decisionsHeldAt: instant('decisions_held_at'),
    /** Of the grievance that tells staff of the hold. */
    holdTicket: text('hold_ticket'),
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
    /** When this session gave the second proof. */
    provedAt: instant('proved_at'),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Mailed codes of a record that are good: each until it expires or is used. */
export const proofCodes = pgTable(
  'proof_codes',
  {
    allotmentId: text('allotment_id')
      .notNull()
      .references(() => allotments.id, { onDelete: 'cascade' }),
    /** HMAC-SHA256 under SECRET_KEY, hex. */
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.allotmentId, table.codeHash] }), index().on(table.expiresAt)],
);

/** What the links "this was not me" of mails are checked by; each is used once. */
export const disownLinks = pgTable(
  'disown_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    allotmentId: text('allotment_id')
      .notNull()
      .references(() => allotments.id, { onDelete: 'cascade' }),
    /** What the mail told of. */
    about: text('about').$type<'decision' | 'sign-in' | 'code'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Provisional allotment letters: one for each decision that accepts a seat, and for each state of what it prints. */
export const letters = pgTable(
  'letters',
  {
    /** 20 characters of Crockford's base 32, at random. Stored as it is: the same letter must be printed again. */
    code: text('code').primaryKey(),
    allotmentId: text('allotment_id')
      .notNull()
      .references(() => allotments.id, { onDelete: 'cascade' }),
    status: text('status').$type<LetterStatus>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Of everything that it prints, see letters/content.ts; null for letters from before there were digests. */
    contentDigest: text('content_digest'),
  },
  (table) => [unique().on(table.allotmentId, table.status, table.contentDigest)],
);
