import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What happened. A trigger refuses every change; `auditChain` shows one that was made in spite of it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `staff:<id>`, `applicant:<id>`, `anybody`, `command-line`, `system` or `system:<job>`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** Nothing that names a person: this row stays for ever. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.subject, table.at), index().on(table.actor, table.id), index().using('brin', table.at)],
);

/** The part of a line that names a person, such as a network or a reason in somebody's words. It may be erased. */
export const auditPersonal = pgTable('audit_personal', {
  entryId: integer('entry_id').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
});

/** Lines that are not in the chain yet: written together with the line, and deleted when it is chained. */
export const auditPending = pgTable('audit_pending', { entryId: integer('entry_id').primaryKey() });

/** The lines in the order in which they were chained, without gaps. A trigger refuses every change. */
export const auditChain = pgTable('audit_chain', {
  /** From 1. */
  number: integer('number').primaryKey(),
  entryId: integer('entry_id').notNull().unique(),
  /** HMAC of the personal part as it was; null for a line without one. */
  personalDigest: text('personal_digest'),
  /** HMAC of the hash before, the line and the digest, see audit/chain.ts. */
  hash: text('hash').notNull(),
});
