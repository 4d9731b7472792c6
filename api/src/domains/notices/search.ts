import { type AnyColumn, inArray, or, type SQL, sql, and, eq, gte, isNull, lt, lte, asc, desc } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { notices, noticeWords, paperWords } from '../../platform/database/schema';
import type { NoticeSection, NOTICE_SORTS, NoticeCounts, NoticeState, StaffNotice } from '@university/shared/contract';
import { type ShownRow, ofState, toStaffNotice } from './state';
import { addDays, endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';
import type { Database } from '../../platform/database/database';
import { stagesOf } from '../documents/draft-queries';

/** All that is no letter, digit or mark of one, also those that Devanagari joins with. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\u200c\u200d]+/u;

/** The words of what somebody looks for; none where it has only single letters, which stand everywhere. */
export function searchedWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.some((word) => word.length > 1) ? words : [];
}

/**
 * What people write as they like in Devanagari, as `spelling` of the search's index has it: the nukta (also within letters
 * that have it in them) counts for nothing, and the chandrabindu is an anusvara.
 */
const folded = (text: SQL | AnyColumn): SQL =>
  sql`translate(normalize(lower(${text}), NFD), ${'\u0901\u093c'}, ${'\u0902'})`;

/** Text is compared, never run as a pattern: no search can keep the database busy for long. */
const within = (column: AnyColumn, text: string): SQL =>
  sql`position(${folded(sql`${text}`)} in ${folded(column)}) > 0`;

/** Those with the text in the title before those that have it elsewhere. */
export const titledFirst = (text: string): SQL => sql`not ${within(notices.title, text)}`;

/**
 * Notices with the text in the title as it is, or with all of its words, as beginnings of words, in title, summary, text
 * and order number, or in their paper. Titles are short and read one by one; the rest is asked of the indexes of
 * `notice_words` and `paper_words`, where nothing is read of the texts themselves.
 */
export function contains(text: string): SQL | undefined {
  const inTitle = within(notices.title, text);
  const words = searchedWords(text);
  if (words.length === 0) return inTitle;
  const query = words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');
  const found = new QueryBuilder()
    .select({ id: noticeWords.noticeId })
    .from(noticeWords)
    .where(sql`${noticeWords.words} @@ to_tsquery('simple', ${query})`);
  // A paper that was replaced says nothing any more, also before its successor is read.
  const inPaper = sql`(${notices.id}, ${notices.fileHash}) in (select ${paperWords.noticeId}, ${paperWords.fileHash}
    from ${paperWords} where ${paperWords.words} @@ to_tsquery('simple', ${query}))`;
  return or(inTitle, inArray(notices.id, found), inPaper);
}

/** Where in a text the first is that was looked for: all of it, or else one of its words. -1: nowhere. */
export function firstPlace(text: string, searched: string): number {
  const small = text.toLowerCase();
  const places = [searched, ...searchedWords(searched).filter((word) => word.length > 1)].map((each) =>
    small.indexOf(each.toLowerCase()),
  );
  return places.find((at) => at >= 0) ?? -1;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What people may narrow a list of notices by. */
export interface Filters {
  section?: NoticeSection;
  /** Plain text, looked for in title, summary, text and order number, in any case: see `contains`. */
  search?: string;
  /** The earliest and the latest time of making, as an instant or as a day in India that counts whole. */
  created_at_gteq?: string;
  created_at_lteq?: string;
  /** The latest last valid day of a notice with automatic archiving, YYYY-MM-DD. */
  expires_lteq?: string;
}

function madeUntil(time: string): SQL {
  if (!isDay(time)) return lte(notices.createdAt, new Date(time));
  return lt(notices.createdAt, endOfIstDay(time));
}

function madeFrom(time: string): SQL {
  return gte(notices.createdAt, isDay(time) ? startOfIstDay(time) : new Date(time));
}

/** The first day of so many in India up to an instant, and the day of the instant. */
const lastDays = (days: number, now: Date) => ({ since: addDays(istDay(now), 1 - days), today: istDay(now) });

/** Published in the last so many days, and without a last date that has passed. */
export function newAt(days: number, now: Date): SQL | undefined {
  const { since, today } = lastDays(days, now);
  return and(gte(notices.publishAt, startOfIstDay(since)), or(isNull(notices.endDate), gte(notices.endDate, today)));
}

/** The same of rows at hand, newest first. Undefined where there may be more of them than are at hand. */
export function newAmong(rows: readonly ShownRow[], isAll: boolean, days: number, now: Date): ShownRow[] | undefined {
  const { since, today } = lastDays(days, now);
  const fresh = rows.filter(({ publishAt }) => publishAt >= startOfIstDay(since));
  if (!isAll && fresh.length === rows.length) return undefined;
  return fresh.filter(({ endDate }) => endDate === null || endDate >= today);
}

/** The filters as conditions, undefined for each that is not given. */
export function toConditions({
  section,
  search,
  created_at_gteq: from,
  created_at_lteq: until,
  expires_lteq,
}: Filters) {
  return [
    section && eq(notices.section, section),
    search ? contains(search) : undefined,
    from ? madeFrom(from) : undefined,
    until ? madeUntil(until) : undefined,
    expires_lteq ? and(notices.autoArchive, lte(notices.validUntil, expires_lteq)) : undefined,
  ];
}

interface StaffQuery extends Filters {
  state: NoticeState | 'all';
  sort: (typeof NOTICE_SORTS)[number];
  order: 'asc' | 'desc';
  limit: number;
  page: number;
}

/** Each order has an index; equal places are told apart by the id, so that no notice is on two pages. */
function orderBy({ sort, order }: StaffQuery) {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'title') return [direction(sql`lower(${notices.title})`), direction(notices.id)];
  if (sort === 'created') return [direction(notices.createdAt), direction(notices.id)];
  return [direction(notices.section), desc(notices.createdAt), desc(notices.id)];
}

/** The query for one page of the staff table. */
export function staffPage(db: Database, query: StaffQuery, now: Date) {
  return db
    .select()
    .from(notices)
    .where(and(query.state === 'all' ? undefined : ofState[query.state](now), ...toConditions(query)))
    .orderBy(...orderBy(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** How many notices fit in each state, in one pass. */
async function countStates(db: Database, filters: Filters, now: Date): Promise<NoticeCounts> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${ofState.archived(now)})`.mapWith(Number),
      scheduled: sql<number>`count(*) filter (where ${ofState.scheduled(now)})`.mapWith(Number),
      draft: sql<number>`count(*) filter (where ${ofState.draft(now)})`.mapWith(Number),
    })
    .from(notices)
    .where(and(...toConditions(filters)));
  const { all = 0, archived = 0, scheduled = 0, draft = 0 } = row ?? {};
  return { all, archived, scheduled, draft, active: all - archived - scheduled - draft };
}

/** One page of the notices in a state, and how many fit in every state. */
export async function listForStaff(
  db: Database,
  query: StaffQuery,
  now: Date,
): Promise<{ notices: StaffNotice[]; counts: NoticeCounts }> {
  const rows = await staffPage(db, query, now);
  const stages = await stagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    notices: rows.map((row) => toStaffNotice(row, stages.get(row.id) ?? null, now)),
    counts: await countStates(db, query, now),
  };
}
