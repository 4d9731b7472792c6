import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { staff } from './staff';
import { instant } from './instant';

export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `staff:<id>` or `applicant:<id>`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.subject, table.at)],
);

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
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of what was sent, to tell a repeat from a reuse. */
    fingerprint: text('fingerprint').notNull(),
    noticeId: text('notice_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.key] }), index().on(table.createdAt)],
);

/** Facts about this database itself, such as `first_start`. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });
