import type { DocumentKind, DocumentStatus, DraftStage, Translation } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const documentColumns = () => ({
  id: text('id').primaryKey(),
  /** Optimistic lock, from 1. */
  version: integer('version').notNull().default(1),
  status: text('status').$type<DocumentStatus>().notNull().default('published'),
  updatedAt: instant('updated_at'),
});

export const hindi = () => jsonb('hi').$type<Translation[]>().notNull().default([]);

/** Complete history of documents; erased only as the law requires. */
export const revisions = pgTable(
  'revisions',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    documentId: text('document_id').notNull(),
    version: integer('version').notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    by: text('by'),
    note: text('note').notNull(),
    /** Public note about a correction. */
    correction: text('correction'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] }), index().on(table.kind, table.at)],
);

/** Unpublished changes, at most one per document. */
export const drafts = pgTable(
  'drafts',
  {
    documentId: text('document_id').primaryKey(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    version: integer('version').notNull(),
    /** Version of the document. */
    base: integer('base').notNull(),
    stage: text('stage').$type<DraftStage>().notNull(),
    publishAt: instant('publish_at'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    note: text('note').notNull(),
    correction: text('correction').notNull(),
    remark: text('remark').notNull(),
    by: text('by').notNull(),
    at: instant('at').notNull(),
    scheduledBy: text('scheduled_by'),
  },
  (table) => [
    check('drafts_stage_check', sql`${table.stage} in ('open', 'in-review', 'scheduled')`),
    check('drafts_scheduled_check', sql`(${table.stage} = 'scheduled') = (${table.publishAt} is not null)`),
    index().on(table.publishAt),
  ],
);

export const bin = pgTable(
  'bin',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    documentId: text('document_id').notNull(),
    name: text('name').notNull(),
    /** A discarded draft; null: a deleted document, with its data in `revisions`. */
    draft:
      jsonb('draft').$type<
        Pick<typeof drafts.$inferSelect, 'base' | 'data' | 'status' | 'note' | 'correction' | 'by'>
      >(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index().on(table.at), index().on(table.documentId)],
);
