import type { AllotmentRecord, TakenBackTo, LetterStatus } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { rounds } from './admission';
import { campuses, programs } from './catalogue';
import { instant, owner, reference } from './columns';
import { cycles, tracks } from './tracks';

/** A person in one track of one cycle; form numbers are given there. */
export const applicants = pgTable(
  'applicants',
  {
    id: text('id').primaryKey(),
    cycle: reference('cycle', () => cycles.id),
    track: reference('track', () => tracks.id),
    /** Of several applicants, where one mailbox serves a family. */
    email: text('email').notNull(),
    /** HMAC-SHA256 of e-mail and date of birth under the pepper, hex. The date itself is not stored. */
    dobHmac: text('dob_hmac').notNull(),
    formNumber: text('form_number').notNull(),
    name: text('name').notNull(),
    registeredCategory: text('registered_category').notNull(),
    /** Name of the file with the photograph, as the result file has it. */
    photoName: text('photo_name'),
    /** Where the photograph is stored; null: none came. */
    photoFile: text('photo_file'),
    /** Of mails: as they signed in last, before that as the result file says; null: nobody said. */
    language: text('language').$type<Language>(),
  },
  (table) => [
    unique().on(table.cycle, table.track, table.formNumber),
    index().on(table.email),
    index().on(table.formNumber),
  ],
);

/** A place on an applicant's list. */
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
    /** As the list of merit has them, `412.50`. */
    marks: text('marks'),
    /** What was applied for, in the order of preference, from 1. */
    preferences: jsonb('preferences').$type<SeatWish[]>().notNull().default([]),
    status: text('status').$type<NonNullable<AllotmentRecord['status']>>(),
    decidedAt: instant('decided_at'),
    /** With a decision of the applicant that can be taken back: until when, as promised then, and to what. */
    takeBackUntil: instant('take_back_until'),
    takeBackTo: text('take_back_to').$type<TakenBackTo>(),
    /** The applicant said "this was not me": no decisions until staff lift it. */
    decisionsHeldAt: instant('decisions_held_at'),
    /** Of the grievance that tells staff of the hold. */
    holdTicket: text('hold_ticket'),
    /** When the mail that the result is out was queued, and the one that the window is about to close. */
    resultMailedAt: instant('result_mailed_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    unique().on(table.applicantId, table.round),
    index().on(table.cycle, table.track, table.round),
    // Few rows, once a round is out: the job that looks for them comes round every few seconds.
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
    /** When this session gave the second proof. */
    provedAt: instant('proved_at'),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Mailed codes of a record that are good: each until it expires or is used. */
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

/** What the links "this was not me" of mails are checked by; each is used once. */
export const disownLinks = pgTable(
  'disown_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    allotmentId: owner('allotment_id', () => allotments.id),
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
    allotmentId: owner('allotment_id', () => allotments.id),
    status: text('status').$type<LetterStatus>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Of everything that it prints, see letters/content.ts; null for letters from before there were digests. */
    contentDigest: text('content_digest'),
  },
  (table) => [unique().on(table.allotmentId, table.status, table.contentDigest)],
);
