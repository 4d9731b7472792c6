import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, jsonb } from 'drizzle-orm/pg-core';
import type { MailKind } from '@university/shared/contract';
import { instant, owner } from './columns';
import { staff } from './staff';

export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    blockedUntil: instant('blocked_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.updatedAt)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is and for what: `notice:staff:<id>`, `grievance`. Equal keys of two scopes are two. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was sent, to tell a repeat from a reuse. */
    fingerprint: text('fingerprint').notNull(),
    /** What the first call made, such as the id of a notice. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);

/** Facts about this database itself, such as `first_start`. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

/** When each job may run next; the process that moves this on runs it. */
export const jobs = pgTable('jobs', { name: text('name').primaryKey(), nextRunAt: instant('next_run_at').notNull() });

/**
 * Changes of public data, which triggers count: their sum, with what is committed, names its state. Every change adds a row,
 * so that none waits for another; a job puts them together.
 */
export const dataChanges = pgTable('data_changes', {
  /** The table that was changed; empty for what was counted before that was written down. */
  source: text('source').notNull().default(''),
  changes: bigint('changes', { mode: 'number' }).notNull().default(1),
});

/** Addresses that give one file once. */
export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the row of `DOWNLOADS` (downloads/kinds.ts) that sends the file. */
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    staffId: owner('staff_id', () => staff.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Mail that was or is to be sent. Written in the transaction of what it tells about. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the left part of the Message-ID. */
    id: text('id').primaryKey(),
    to: text('recipient').notNull(),
    /** The applicant that it is about; null: of something else, or from an earlier release. */
    applicantId: text('applicant_id'),
    subject: text('subject').notNull(),
    /** Null once the text is no longer stored. */
    text: text('text'),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Sent at a set rate, after all that a person waits for. */
    isBulk: boolean('bulk').notNull().default(false),
    /** Of bulk mail: the round, as the audit log names it. */
    about: text('about'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null: nothing more happens by itself, because it was sent or given up. */
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    /** Without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due_index')
      .on(table.isBulk, table.nextAttemptAt, table.id)
      .where(sql`${table.nextAttemptAt} is not null`),
    index().on(table.createdAt, table.id),
    index().on(table.sentAt),
    index('outbox_about_index').on(table.about, table.kind).where(sql`${table.about} is not null`),
  ],
);
