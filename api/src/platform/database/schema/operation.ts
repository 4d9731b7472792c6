import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

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
