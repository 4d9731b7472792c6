import type { VisitKind } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { notices } from './notices';

/** How often something was asked for on a day in India. Nothing here says by whom. */
export const visits = pgTable(
  'visits',
  {
    day: date('day').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    /** A path, the id of a notice, or what was searched for. */
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

/** Addresses of other sites that documents lead to, as they were when somebody last looked. */
export const outsideLinks = pgTable(
  'outside_links',
  {
    address: text('address').primaryKey(),
    state: text('state').$type<'there' | 'nothing-there' | 'private' | 'unreachable'>().notNull(),
    /** Looks one after the other at which it was not there. */
    failures: integer('failures').notNull(),
    /** The first of those looks; null while it is there. */
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

/** What was found in the papers of notices; one that was replaced is looked into again. */
export const examinedPapers = pgTable('examined_papers', {
  noticeId: text('notice_id')
    .primaryKey()
    .references(() => notices.id, { onDelete: 'cascade' }),
  /** Of the file that was looked into. */
  fileHash: text('file_hash').notNull(),
  /** Whether it says what is a heading, a table, a list; null where that cannot be read. */
  isTagged: boolean('is_tagged'),
  /** What it says, for searches; empty where that cannot be read, null where nobody has tried. */
  text: text('text'),
  examinedAt: instant('examined_at').notNull(),
});

/** Whether the content of a paper is active, by its SHA-256: as the rules found that were the newest when it was looked at. */
export const checkedPapers = pgTable('checked_papers', {
  fileHash: text('file_hash').primaryKey(),
  /** `PDF_RULES` of then. */
  rules: integer('rules').notNull(),
  isClean: boolean('is_clean').notNull(),
});
