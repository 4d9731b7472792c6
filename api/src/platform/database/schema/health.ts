import type { VisitKind } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { notices } from './notices';

export const visits = pgTable(
  'visits',
  {
    day: date('day').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    /** A path, notice id or search text. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.key] }),
    check('visits_kind_check', sql`${table.kind} in ('page', 'paper', 'search', 'not-found')`),
    check('visits_key_check', sql`char_length(${table.key}) between 1 and 200`),
    check('visits_count_check', sql`${table.count} > 0`),
  ],
);

export const outsideLinks = pgTable(
  'outside_links',
  {
    address: text('address').primaryKey(),
    state: text('state').$type<'there' | 'nothing-there' | 'private' | 'unreachable'>().notNull(),
    failures: integer('failures').notNull(),
    since: instant('since'),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    index().on(table.checkedAt),
    check(
      'outside_links_state_check',
      sql`${table.state} in ('there', 'nothing-there', 'private', 'unreachable') and (${table.state} = 'there') = (${table.since} is null)`,
    ),
  ],
);

export const examinedPapers = pgTable('examined_papers', {
  noticeId: text('notice_id')
    .primaryKey()
    .references(() => notices.id, { onDelete: 'cascade' }),
  fileHash: text('file_hash').notNull(),
  /** Tagged structure; null if unreadable. */
  isTagged: boolean('is_tagged'),
  /** For search; empty if unreadable, null if not yet read. */
  text: text('text'),
  examinedAt: instant('examined_at').notNull(),
});

export const checkedPapers = pgTable('checked_papers', {
  fileHash: text('file_hash').primaryKey(),
  /** `PDF_RULES` at that time. */
  rules: integer('rules').notNull(),
  isClean: boolean('is_clean').notNull(),
});
