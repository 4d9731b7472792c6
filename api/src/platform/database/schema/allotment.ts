import type { AllotmentRecord, TakenBackTo, LetterStatus } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { rounds } from './admission';
import { campuses, programs } from './catalogue';
import { instant, owner, reference } from './columns';
import { cycles, tracks } from './tracks';

export const applicants = pgTable(
  'applicants',
  {
    id: text('id').primaryKey(),
    cycle: reference('cycle', () => cycles.id),
    track: reference('track', () => tracks.id),
    /** Not unique: one mailbox may serve a family. */
    email: text('email').notNull(),
    /** HMAC-SHA256 of e-mail and date of birth with the pepper, hex. The date is not stored. */
    dobHmac: text('dob_hmac').notNull(),
    formNumber: text('form_number').notNull(),
    name: text('name').notNull(),
    registeredCategory: text('registered_category').notNull(),
    photoName: text('photo_name'),
    photoFile: text('photo_file'),
    /** Of mails: of the last sign-in, else of the result file. */
    language: text('language').$type<Language>(),
  },
  (table) => [
    unique().on(table.cycle, table.track, table.formNumber),
    index().on(table.email),
    index().on(table.formNumber),
  ],
);

export interface SeatWish {
  programId: string;
  campusId: string;
}

export const allotments = pgTable(
  'allotments',
  {
    id: text('id').primaryKey(),
    applicantId: owner('applicant_id', () => applicants.id),
    cycle: text('cycle').notNull(),
    track: text('track').notNull(),
    round: integer('round').notNull(),
    outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
    programId: text('program_id').references(() => programs.id),
    campusId: text('campus_id').references(() => campuses.id),
    categoryAllocated: text('category_allocated'),
    preference: integer('preference'),
    rank: integer('rank'),
    /** `412.50` */
    marks: text('marks'),
    preferences: jsonb('preferences').$type<SeatWish[]>().notNull().default([]),
    status: text('status').$type<NonNullable<AllotmentRecord['status']>>(),
    decidedAt: instant('decided_at'),
    /** For a decision that can be taken back: until when, and to what. */
    takeBackUntil: instant('take_back_until'),
    takeBackTo: text('take_back_to').$type<TakenBackTo>(),
    /** Set by "this was not me" until staff lift it. */
    decisionsHeldAt: instant('decisions_held_at'),
    /** The grievance about the hold. */
    holdTicket: text('hold_ticket'),
    resultMailedAt: instant('result_mailed_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    unique().on(table.applicantId, table.round),
    index().on(table.cycle, table.track, table.round),
    // Few rows; queried every few seconds.
    index('allotments_unmailed_index')
      .on(table.cycle, table.track, table.round)
      .where(sql`${table.resultMailedAt} is null`),
    foreignKey({
      name: 'allotments_round_fk',
      columns: [table.cycle, table.track, table.round],
      foreignColumns: [rounds.cycle, rounds.track, rounds.round],
    }),
  ],
);

export const applicantSessions = pgTable(
  'applicant_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    allotmentId: owner('allotment_id', () => allotments.id),
    expiresAt: instant('expires_at').notNull(),
    provedAt: instant('proved_at'),
  },
  (table) => [index().on(table.expiresAt)],
);

export const proofCodes = pgTable(
  'proof_codes',
  {
    allotmentId: owner('allotment_id', () => allotments.id),
    /** HMAC-SHA256 under SECRET_KEY, hex. */
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.allotmentId, table.codeHash] }), index().on(table.expiresAt)],
);

export const disownLinks = pgTable(
  'disown_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    allotmentId: owner('allotment_id', () => allotments.id),
    about: text('about').$type<'decision' | 'sign-in' | 'code'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** One for each accepting decision and each state of its content. */
export const letters = pgTable(
  'letters',
  {
    /** 20 random characters of Crockford's base 32. Not hashed: the letter must be reprinted. */
    code: text('code').primaryKey(),
    allotmentId: owner('allotment_id', () => allotments.id),
    status: text('status').$type<LetterStatus>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** See letters/content.ts; null for older letters. */
    contentDigest: text('content_digest'),
  },
  (table) => [unique().on(table.allotmentId, table.status, table.contentDigest)],
);
