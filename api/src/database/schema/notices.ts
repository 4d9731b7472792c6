import type { Notice, NoticeSection } from '@university/shared/contract';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    section: text('section').$type<NoticeSection>().notNull(),
    /** SHA-256 of the PDF, hex: names the stored file and is its ETag. */
    fileHash: text('file_hash').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    pages: integer('pages').notNull(),
    language: text('language').$type<Notice['language']>().notNull(),
    summary: text('summary').notNull(),
    archive: boolean('archive').notNull(),
    autoArchive: boolean('auto_archive').notNull(),
    validUntil: date('valid_until'),
    publishAt: instant('publish_at').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
    endDate: date('end_date'),
    apply: text('apply'),
    vacancies: integer('vacancies'),
    orderNumber: text('order_number'),
    orderDate: date('order_date'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index().on(table.section, table.publishAt, table.id), index().on(table.publishAt, table.id)],
);
