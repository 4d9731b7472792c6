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
    /** `notice:staff:<id>`, `grievance` */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);

export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

export const jobs = pgTable('jobs', { name: text('name').primaryKey(), nextRunAt: instant('next_run_at').notNull() });

/** Counters of public changes, written by triggers. Each change adds a row, to avoid contention; a job sums them up. */
export const dataChanges = pgTable('data_changes', {
  /** Table; empty for earlier releases. */
  source: text('source').notNull().default(''),
  changes: bigint('changes', { mode: 'number' }).notNull().default(1),
});

export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    staffId: owner('staff_id', () => staff.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Written in the transaction of what it reports. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also in the Message-ID. */
    id: text('id').primaryKey(),
    to: text('recipient').notNull(),
    applicantId: text('applicant_id'),
    subject: text('subject').notNull(),
    text: text('text'),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Rate limited, after all other mail. */
    isBulk: boolean('bulk').notNull().default(false),
    /** Round of bulk mail, as in the audit log. */
    about: text('about'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    /** With `sentAt`: why it was written to a file and not sent. */
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
