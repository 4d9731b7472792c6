import type { DocumentData, NoticeSection } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentChecks } from './columns';
import { documentColumns, hindi } from './documents';

export const siteSettings = pgTable(
  'site_settings',
  { ...documentColumns(), data: jsonb('data').$type<Record<string, unknown>>().notNull() },
  (table) => [
    ...documentChecks('site_settings', table),
    check('site_settings_data_check', sql`jsonb_typeof(${table.data}) = 'object'`),
  ],
);

export const pages = pgTable(
  'pages',
  {
    ...documentColumns(),
    hi: hindi(),
    path: text('path').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    keywords: jsonb('keywords').$type<DocumentData<'page'>['keywords']>().notNull().default([]),
    owner: text('owner').notNull(),
    reviewOn: date('review_on'),
    section: text('section').$type<NoticeSection>(),
    body: text('body').notNull(),
  },
  (table) => [
    ...documentChecks('pages', table),
    check('pages_path_check', sql`${table.path} like '/%'`),
    check('pages_keywords_check', sql`jsonb_typeof(${table.keywords}) = 'array'`),
  ],
);

/** Matched without regard to case. */
export const redirects = pgTable(
  'redirects',
  { ...documentColumns(), from: text('from').notNull(), to: text('to').notNull(), note: text('note') },
  (table) => [
    uniqueIndex('redirects_from_unique').on(sql`lower(${table.from})`),
    ...documentChecks('redirects', table),
    check('redirects_from_check', sql`${table.from} like '/%'`),
    check('redirects_to_check', sql`${table.to} like '/%' or ${table.to} like 'https://%'`),
  ],
);
