import type { Notice, NoticeSection } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, isList, owner } from './columns';
import { hindi } from './documents';
import { media } from './media';

export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    hi: hindi(),
    title: text('title').notNull(),
    section: text('section').$type<NoticeSection>().notNull(),
    /** Storage key of the PDF, new for each file. Null with all of the file's columns: text only. */
    fileKey: text('file_key'),
    /** SHA-256, hex; the ETag. */
    fileHash: text('file_hash'),
    size: integer('size'),
    pages: integer('pages'),
    language: text('language').$type<Notice['language']>().notNull(),
    summary: text('summary').notNull(),
    archive: boolean('archive').notNull(),
    autoArchive: boolean('auto_archive').notNull(),
    validUntil: date('valid_until'),
    /** HH:MM in India; null: the whole day. */
    validUntilTime: text('valid_until_time'),
    publishAt: instant('publish_at').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
    endDate: date('end_date'),
    /** HH:MM in India when bids close; null: the whole day. */
    endTime: text('end_time'),
    estimatedValue: bigint('estimated_value', { mode: 'number' }),
    openingAt: instant('opening_at'),
    apply: text('apply'),
    vacancies: integer('vacancies'),
    orderNumber: text('order_number'),
    orderDate: date('order_date'),
    version: integer('version').notNull().default(1),
    /** Markdown; empty when the PDF is all. */
    text: text('text').notNull().default(''),
    place: text('place'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    picture: text('picture').references(() => media.id),
    /** First notice of the series. Deferrable, so that rows load in any order. */
    follows: text('follows').references((): AnyPgColumn => notices.id, { onDelete: 'set null' }),
    /** By the calendar. The reason stays public at its address. */
    withdrawnAt: instant('withdrawn_at'),
    /** The reason; empty: none, deleted after a while. */
    withdrawn: text('withdrawn'),
  },
  (table) => [
    check(
      'notices_file_check',
      sql`num_nulls(${table.fileKey}, ${table.fileHash}, ${table.size}, ${table.pages}) in (0, 4)`,
    ),
    check('notices_content_check', sql`${table.fileKey} is not null or btrim(${table.text}) <> ''`),
    check(
      'notices_event_check',
      sql`${table.endsAt} is null or (${table.startsAt} is not null and ${table.endsAt} >= ${table.startsAt})`,
    ),
    check(
      'notices_valid_until_time_check',
      sql`${table.validUntilTime} is null or (${table.validUntil} is not null and ${table.validUntilTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`,
    ),
    check(
      'notices_end_time_check',
      sql`${table.endTime} is null or (${table.endDate} is not null and ${table.endTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`,
    ),
    check('notices_estimated_value_check', sql`${table.estimatedValue} > 0`),
    check('notices_follows_check', sql`${table.follows} <> ${table.id}`),
    index().on(table.follows),
    index().on(table.picture),
    uniqueIndex().on(table.fileKey),
    // Public lists; partial indexes stay small while the archive grows.
    index().on(table.publishAt, table.id),
    index().on(table.section, table.publishAt, table.id),
    index('notices_current_index').on(table.publishAt, table.id).where(sql`not ${table.archive}`),
    index('notices_current_by_section_index')
      .on(table.section, table.publishAt, table.id)
      .where(sql`not ${table.archive}`),
    index('notices_to_archive_index').on(table.validUntil).where(sql`${table.autoArchive} and not ${table.archive}`),
    // The staff table's orders.
    index().on(table.createdAt, table.id),
    index().on(table.section, table.createdAt, table.id),
    index('notices_title_index').on(sql`lower(${table.title})`, table.id),
    check('notices_hi_check', isList(table.hi)),
    check('notices_withdrawn_check', sql`num_nulls(${table.withdrawnAt}, ${table.withdrawn}) in (0, 2)`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Search vector of a notice, written by a trigger. Not a column, which every read would transfer. */
export const noticeWords = pgTable(
  'notice_words',
  {
    noticeId: text('notice_id')
      .primaryKey()
      .references(() => notices.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
  },
  // Without a pending list, which each search would scan.
  (table) => [index().using('gin', table.words).with({ fastupdate: false })],
);

/** The same of papers, written by the trigger of `examined_papers`. */
export const paperWords = pgTable(
  'paper_words',
  {
    noticeId: text('notice_id')
      .primaryKey()
      .references(() => notices.id, { onDelete: 'cascade' }),
    fileHash: text('file_hash').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index().using('gin', table.words).with({ fastupdate: false })],
);

export const noticeRevisions = pgTable(
  'notice_revisions',
  {
    noticeId: owner('notice_id', () => notices.id),
    version: integer('version').notNull(),
    data: jsonb('data').$type<typeof notices.$inferSelect>().notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    correction: text('correction'),
    /** The PDF that the change removed. */
    fileKey: text('file_key'),
    fileHash: text('file_hash'),
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.version] }), uniqueIndex().on(table.fileKey)],
);

/** PDFs stored for drafts. Unused ones are removed after a day. */
export const noticeFiles = pgTable(
  'notice_files',
  {
    key: text('key').primaryKey(),
    noticeId: owner('notice_id', () => notices.id),
    /** SHA-256, hex. */
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    pages: integer('pages').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.noticeId), index().on(table.at)],
);
