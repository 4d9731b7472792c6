import type { DocumentKind, DocumentStatus, DraftStage, Translation } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What every table of documents has beside what its kind holds. */
export const documentColumns = () => ({
  id: text('id').primaryKey(),
  /** Counts changes, from 1; a change names the one it saw. */
  version: integer('version').notNull().default(1),
  status: text('status').$type<DocumentStatus>().notNull().default('published'),
  updatedAt: instant('updated_at'),
});

/** The Hindi texts of a document. */
export const hindi = () => jsonb('hi').$type<Translation[]>().notNull().default([]);

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

/** Changes of documents that readers do not see yet, as their forms hold them; one for each document at most. */
export const drafts = pgTable(
  'drafts',
  {
    documentId: text('document_id').primaryKey(),
    /** Tells it from later drafts of the document. */
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** Counts what was saved of it. */
    version: integer('version').notNull(),
    /** Version of the document that it changes. */
    base: integer('base').notNull(),
    stage: text('stage').$type<DraftStage>().notNull(),
    /** When it is published by itself; null unless it is scheduled. */
    publishAt: instant('publish_at'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    note: text('note').notNull(),
    correction: text('correction').notNull(),
    /** Why it was taken back, or could not be published. */
    remark: text('remark').notNull(),
    /** Id of the account that saved it last. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
    /** Id of the account that scheduled it. */
    scheduledBy: text('scheduled_by'),
  },
  (table) => [
    check('drafts_stage_check', sql`${table.stage} in ('open', 'in-review', 'scheduled')`),
    check('drafts_scheduled_check', sql`(${table.stage} = 'scheduled') = (${table.publishAt} is not null)`),
    index().on(table.publishAt),
  ],
);

/** What was deleted, and drafts that were discarded, as long as each can be brought back. */
export const bin = pgTable(
  'bin',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    documentId: text('document_id').notNull(),
    /** What the document was called. */
    name: text('name').notNull(),
    /** The draft that was discarded; null: the document was deleted, whose last state is among its revisions. */
    draft:
      jsonb('draft').$type<
        Pick<typeof drafts.$inferSelect, 'base' | 'data' | 'status' | 'note' | 'correction' | 'by'>
      >(),
    at: instant('at').notNull(),
    /** Id of the account that put it here. */
    by: text('by').notNull(),
  },
  (table) => [index().on(table.at), index().on(table.documentId)],
);
