import type { Notice, NoticeSection } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    section: text('section').$type<NoticeSection>().notNull(),
    /** Of the PDF in the file storage; another one with each new file. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of the PDF, hex: its ETag. */
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
  (table) => [
    uniqueIndex().on(table.fileKey),
    // Public lists; the partial ones stay small while the archive grows.
    index().on(table.publishAt, table.id),
    index().on(table.section, table.publishAt, table.id),
    index('notices_current_index').on(table.publishAt, table.id).where(sql`not ${table.archive}`),
    index('notices_current_by_section_index')
      .on(table.section, table.publishAt, table.id)
      .where(sql`not ${table.archive}`),
    // What is to be archived next.
    index('notices_to_archive_index').on(table.validUntil).where(sql`${table.autoArchive} and not ${table.archive}`),
    // The staff table, by each of its orders.
    index().on(table.createdAt, table.id),
    index().on(table.section, table.createdAt, table.id),
    index('notices_title_index').on(sql`lower(${table.title})`, table.id),
  ],
);
