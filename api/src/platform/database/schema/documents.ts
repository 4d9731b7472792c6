import type { DocumentKind, DocumentStatus } from '@university/shared/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** What every table of documents has beside what its kind holds. */
export const documentColumns = () => ({
  id: text('id').primaryKey(),
  /** Counts changes, from 1; a change names the one it saw. */
  version: integer('version').notNull().default(1),
  status: text('status').$type<DocumentStatus>().notNull().default('published'),
  updatedAt: instant('updated_at'),
});

/** Every state that a document had, whole. Rows are added, and go only with what the law has erased. */
export const revisions = pgTable(
  'revisions',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    documentId: text('document_id').notNull(),
    version: integer('version').notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    /** Id of the account; null: an import, or the first start. */
    by: text('by'),
    note: text('note').notNull(),
    /** What the public is told about a correction; null: nothing. */
    correction: text('correction'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] }), index().on(table.kind, table.at)],
);
