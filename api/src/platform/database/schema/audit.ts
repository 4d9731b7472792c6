import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** A trigger refuses changes; `auditChain` reveals tampering. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `staff:<id>`, `applicant:<id>`, `anybody`, `command-line`, `system` or `system:<job>`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** No personal data: rows are permanent. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.subject, table.at), index().on(table.actor, table.id), index().using('brin', table.at)],
);

export const auditPersonal = pgTable('audit_personal', {
  entryId: integer('entry_id').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
});

export const auditPending = pgTable('audit_pending', { entryId: integer('entry_id').primaryKey() });

/** A trigger refuses changes. */
export const auditChain = pgTable('audit_chain', {
  /** From 1, without gaps. */
  number: integer('number').primaryKey(),
  entryId: integer('entry_id').notNull().unique(),
  /** HMAC of the original personal data; null without any. */
  personalDigest: text('personal_digest'),
  /** HMAC of the previous hash, the line and the digest, see audit/chain.ts. */
  hash: text('hash').notNull(),
});
