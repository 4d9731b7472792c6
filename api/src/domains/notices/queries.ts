import type { ListedNotice, NoticeCounts, NoticeSection, NoticeSectionSummary } from '@university/shared/contract';
import { addDays, endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { examinedPapers, notices, noticeWords, paperWords } from '../../platform/database/schema';
import type { Input } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { stagesOf } from '../documents/draft-queries';
import { type NoticeRow, ofState, type ShownRow, SHOWN, toNotice, toStaffNotice, where } from './state';

/** Keeps joiners of Devanagari. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\u200c\u200d]+/u;

/** None if there are only single letters, which match everything. */
export function searchedWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.some((word) => word.length > 1) ? words : [];
}

/** As `spelling` of the search index: without nukta, and chandrabindu as anusvara. */
const folded = (text: SQL | AnyColumn): SQL =>
  sql`translate(normalize(lower(${text}), NFD), ${'\u0901\u093c'}, ${'\u0902'})`;

/** No pattern, so that no search is slow. */
const within = (column: AnyColumn, text: string): SQL =>
  sql`position(${folded(sql`${text}`)} in ${folded(column)}) > 0`;

const titledFirst = (text: string): SQL => sql`not ${within(notices.title, text)}`;

/**
 * Matches the text in the title, or all words as prefixes in title, summary, text, order number or PDF. The title is
 * scanned, the rest comes from the indexes of `notice_words` and `paper_words`.
 */
function contains(text: string): SQL | undefined {
  const inTitle = within(notices.title, text);
  const words = searchedWords(text);
  if (words.length === 0) return inTitle;
  const query = words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');
  const found = new QueryBuilder()
    .select({ id: noticeWords.noticeId })
    .from(noticeWords)
    .where(sql`${noticeWords.words} @@ to_tsquery('simple', ${query})`);
  // Not of a PDF that was replaced.
  const inPaper = sql`(${notices.id}, ${notices.fileHash}) in (select ${paperWords.noticeId}, ${paperWords.fileHash}
    from ${paperWords} where ${paperWords.words} @@ to_tsquery('simple', ${query}))`;
  return or(inTitle, inArray(notices.id, found), inPaper);
}

/** Index of the whole text or its first word; -1 if none occurs. */
export function firstPlace(text: string, searched: string): number {
  const small = text.toLowerCase();
  const places = [searched, ...searchedWords(searched).filter((word) => word.length > 1)].map((each) =>
    small.indexOf(each.toLowerCase()),
  );
  return places.find((at) => at >= 0) ?? -1;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

type StaffQuery = Input<'listStaffNotices'>['query'];
/** `regex` is plain text: the specification names it so. */
type PublicQuery = Input<'listNotices'>['query'] & Partial<Input<'listArchivedNotices'>['query']>;
/** Days count whole. */
type Filters = Partial<Pick<StaffQuery, 'section' | 'search' | 'created_at_gteq' | 'created_at_lteq' | 'expires_lteq'>>;

const madeFrom = (time: string): SQL => gte(notices.createdAt, isDay(time) ? startOfIstDay(time) : new Date(time));

const madeUntil = (time: string): SQL =>
  isDay(time) ? lt(notices.createdAt, endOfIstDay(time)) : lte(notices.createdAt, new Date(time));

/** Within the last days in India, and not past its last date. */
function newAt(days: number, now: Date): SQL | undefined {
  const today = istDay(now);
  const since = startOfIstDay(addDays(today, 1 - days));
  return and(gte(notices.publishAt, since), or(isNull(notices.endDate), gte(notices.endDate, today)));
}

function toConditions({ section, search, created_at_gteq: from, created_at_lteq: until, expires_lteq }: Filters) {
  return [
    section && eq(notices.section, section),
    search ? contains(search) : undefined,
    from ? madeFrom(from) : undefined,
    until ? madeUntil(until) : undefined,
    expires_lteq ? and(notices.autoArchive, lte(notices.validUntil, expires_lteq)) : undefined,
  ];
}

/** Every order has an index; ids make it unique for paging. */
function orderBy({ sort, order }: StaffQuery) {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'title') return [direction(sql`lower(${notices.title})`), direction(notices.id)];
  if (sort === 'created') return [direction(notices.createdAt), direction(notices.id)];
  return [direction(notices.section), desc(notices.createdAt), desc(notices.id)];
}

export function staffPage(db: Database, query: StaffQuery, now: Date) {
  return db
    .select()
    .from(notices)
    .where(and(query.state === 'all' ? where.kept : ofState[query.state](now), ...toConditions(query)))
    .orderBy(...orderBy(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

async function countStates(db: Database, filters: Filters, now: Date): Promise<NoticeCounts> {
  const [row] = await db
    .select({
      all: sql<number>`count(*) filter (where ${where.kept})`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${ofState.archived(now)})`.mapWith(Number),
      scheduled: sql<number>`count(*) filter (where ${ofState.scheduled(now)})`.mapWith(Number),
      draft: sql<number>`count(*) filter (where ${ofState.draft(now)})`.mapWith(Number),
      withdrawn: sql<number>`count(*) filter (where ${ofState.withdrawn(now)})`.mapWith(Number),
    })
    .from(notices)
    .where(and(...toConditions(filters)));
  const { all = 0, archived = 0, scheduled = 0, draft = 0, withdrawn = 0 } = row ?? {};
  return { all, archived, scheduled, draft, withdrawn, active: all - archived - scheduled - draft };
}

export async function listForStaff(db: Database, query: StaffQuery, now: Date) {
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

/** Characters of a snippet before and after the match. */
const BEFORE = 200;
const FROM_THERE = 500;

export function snippet(text: string, searched: string): string | undefined {
  const at = firstPlace(text, searched);
  return at < 0 ? undefined : text.slice(Math.max(0, at - BEFORE), at + FROM_THERE);
}

const MOST_PAPERS = 20;

/** By id, for notices whose own fields do not contain all words. */
async function loadSnippets(db: Database, rows: readonly ShownRow[], searched: string) {
  const words = searchedWords(searched).filter((word) => word.length > 1);
  const ids = rows
    .filter((row) => !hasAll(row, words))
    .slice(0, MOST_PAPERS)
    .map(({ id }) => id);
  if (ids.length === 0) return new Map<string, string>();
  const places = [searched, ...words].map(
    (each) => sql`nullif(position(lower(${each}) in lower(${examinedPapers.text})), 0)`,
  );
  const at = sql`coalesce(${sql.join(places, sql`, `)})`;
  const part = sql<
    string | null
  >`substring(${examinedPapers.text} from greatest(${at} - ${BEFORE}::int, 1) for ${BEFORE + FROM_THERE}::int)`;
  const found = await db
    .select({ id: notices.id, part })
    .from(notices)
    .innerJoin(
      examinedPapers,
      and(eq(examinedPapers.noticeId, notices.id), eq(examinedPapers.fileHash, notices.fileHash)),
    )
    // Null if another spelling matched.
    .where(and(inArray(notices.id, ids), sql`${at} is not null`));
  return new Map(found.flatMap(({ id, part }) => (part ? [[id, part] as const] : [])));
}

function hasAll({ title, summary, text, orderNumber }: ShownRow, words: readonly string[]): boolean {
  const own = `${title} ${summary} ${text} ${orderNumber ?? ''}`.toLowerCase();
  return words.every((word) => own.includes(word.toLowerCase()));
}

/** With text only if asked for, or where the search matched in it. */
function toListed(row: ShownRow, now: Date, { regex, texts }: PublicQuery, paper?: string): ListedNotice {
  const { text: whole, ...rest } = toNotice(row, now);
  const notice = { ...rest, ...(paper !== undefined && { paper }) };
  if (texts || whole === '') return { ...notice, text: whole };
  const text = regex ? snippet(whole, regex) : undefined;
  return text === undefined ? notice : { ...notice, text };
}

/** Enough for home, the layout of every page, and the first page of a list. */
const CACHED_PER_SECTION = 10;

interface Front {
  newest: ShownRow[];
  totals: ReadonlyMap<NoticeSection, number>;
}

/** Cached for each version of public data. */
function readFirstNotices({ db, calendar, shared }: Services): Promise<Front> {
  return shared('front of the notices', ['notices'], async () => {
    const rows = await firstNoticesQuery(db, calendar());
    return {
      newest: rows.map(({ newest }) => newest),
      totals: new Map(rows.map(({ counted }) => [counted.section, counted.total])),
    };
  });
}

export function firstNoticesQuery(db: Database, now: Date) {
  const counted = db
    .select({ section: notices.section, total: count().as('total') })
    .from(notices)
    .where(where.active(now))
    .groupBy(notices.section)
    .as('counted');
  const newest = db
    .select(SHOWN)
    .from(notices)
    .where(and(where.active(now), eq(notices.section, counted.section)))
    .orderBy(desc(notices.publishAt), desc(notices.id))
    .limit(CACHED_PER_SECTION)
    .as('newest');
  return db.select().from(counted).crossJoinLateral(newest).orderBy(desc(newest.publishAt), desc(newest.id));
}

/** Without empty sections. */
export async function summarizeSections(services: Services): Promise<NoticeSectionSummary[]> {
  const { newest, totals } = await readFirstNotices(services);
  const at = services.calendar();
  const { section } = notices;
  const archive = await services.db
    .select({
      section,
      archived: sql<number>`count(*) filter (where ${where.archived(at)})`.mapWith(Number),
    })
    .from(notices)
    .where(where.published(at))
    .groupBy(section)
    .orderBy(section);
  return archive.map(({ section, archived }) => {
    const first = newest.find((row) => row.section === section);
    return {
      section,
      current: totals.get(section) ?? 0,
      archived,
      newest: first
        ? { section, _id: first.id, fileName: first.title, publishAt: first.publishAt.toISOString() }
        : null,
    };
  });
}

type PublicList = 'current' | 'archived';

function condition(list: PublicList, { regex, days, ...filters }: PublicQuery, now: Date): SQL | undefined {
  const isNew = days === undefined ? undefined : newAt(days, now);
  return and(where.published(now), where[list](now), isNew, ...toConditions({ ...filters, search: regex }));
}

export function publicPage(db: Database, list: PublicList, query: PublicQuery, now: Date) {
  return db
    .select(SHOWN)
    .from(notices)
    .where(condition(list, query, now))
    .orderBy(...(query.regex ? [titledFirst(query.regex)] : []), desc(notices.publishAt), desc(notices.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function listNotices(db: Database, list: PublicList, query: PublicQuery, now: Date) {
  const rows = await publicPage(db, list, query, now);
  // A page that is not full is the last: no count needed.
  const isLast = rows.length < query.limit && (rows.length > 0 || query.page === 1);
  const total = isLast
    ? (query.page - 1) * query.limit + rows.length
    : await db.$count(notices, condition(list, query, now));
  const papers = query.regex ? await loadSnippets(db, rows, query.regex) : undefined;
  return { total, notices: rows.map((row) => toListed(row, now, query, papers?.get(row.id))) };
}

/** From the cache if possible. */
export async function listCurrent(services: Services, query: PublicQuery) {
  const { section, regex, limit, page, days } = query;
  if (regex || days || page > 1 || limit > CACHED_PER_SECTION)
    return listNotices(services.db, 'current', query, services.calendar());
  const { newest, totals } = await readFirstNotices(services);
  const at = services.calendar();
  const counted = section ? [totals.get(section) ?? 0] : [...totals.values()];
  return {
    total: counted.reduce((sum, total) => sum + total, 0),
    notices: newest
      .filter((row) => !section || row.section === section)
      .slice(0, limit)
      .map((row) => toListed(row, at, query)),
  };
}

export async function findNotice(db: Database, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row;
}

/** Not before its time. @throws HttpError 404; 410 with the reason if it was withdrawn after publication */
export async function findPublished(db: Database, id: string, now: Date): Promise<NoticeRow> {
  const row = await findNotice(db, id);
  if (!row || row.publishAt > (row.withdrawnAt ?? now)) throw notFound('There is no such notice.');
  if (!row.withdrawnAt) return row;
  const data = { name: row.title, reason: row.withdrawn, on: istDay(row.withdrawnAt) };
  throw new HttpError(410, 'withdrawn', 'This notice was withdrawn.', { data });
}

export function withSamePaper(db: Database, id: string) {
  const paper = db.select({ hash: notices.fileHash }).from(notices).where(eq(notices.id, id));
  return db
    .select({ _id: notices.id, fileName: notices.title })
    .from(notices)
    .where(and(eq(notices.fileHash, paper), ne(notices.id, id), where.kept))
    .orderBy(desc(notices.createdAt))
    .limit(5);
}

/** Locked. @throws HttpError 404 */
export async function current(tx: Database, id: string): Promise<NoticeRow> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
  if (!row) throw notFound('There is no such notice.');
  return row;
}
