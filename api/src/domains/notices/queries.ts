import type {
  ListedNotice,
  NoticeCounts,
  NoticeSection,
  NoticeSectionSummary,
  StaffNotice,
} from '@university/shared/contract';
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
const titledFirst = (text: string): SQL => sql`not ${within(notices.title, text)}`;

/**
 * Notices with the text in the title as it is, or with all of its words, as beginnings of words, in title, summary, text
 * and order number, or in their paper. Titles are short and read one by one; the rest is asked of the indexes of
 * `notice_words` and `paper_words`, where nothing is read of the texts themselves.
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

type StaffQuery = Input<'listStaffNotices'>['query'];
/** Of readers; `regex` is plain text, in spite of the name the specification gives it. */
type PublicQuery = Input<'listNotices'>['query'] & Partial<Input<'listArchivedNotices'>['query']>;
/** What both may narrow a list by. A day of making counts whole. */
type Filters = Partial<Pick<StaffQuery, 'section' | 'search' | 'created_at_gteq' | 'created_at_lteq' | 'expires_lteq'>>;

const madeFrom = (time: string): SQL => gte(notices.createdAt, isDay(time) ? startOfIstDay(time) : new Date(time));

const madeUntil = (time: string): SQL =>
  isDay(time) ? lt(notices.createdAt, endOfIstDay(time)) : lte(notices.createdAt, new Date(time));

/** Published in the last so many days in India, and without a last date that has passed. */
function newAt(days: number, now: Date): SQL | undefined {
  const today = istDay(now);
  const since = startOfIstDay(addDays(today, 1 - days));
  return and(gte(notices.publishAt, since), or(isNull(notices.endDate), gte(notices.endDate, today)));
}

/** The filters as conditions, undefined for each that is not given. */
function toConditions({ section, search, created_at_gteq: from, created_at_lteq: until, expires_lteq }: Filters) {
  return [
    section && eq(notices.section, section),
    search ? contains(search) : undefined,
    from ? madeFrom(from) : undefined,
    until ? madeUntil(until) : undefined,
    expires_lteq ? and(notices.autoArchive, lte(notices.validUntil, expires_lteq)) : undefined,
  ];
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
    .where(and(query.state === 'all' ? where.kept : ofState[query.state](now), ...toConditions(query)))
    .orderBy(...orderBy(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** How many notices fit in each state, in one pass. */
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

/** Characters of a text that a search shows before what it found, and from there on. */
const BEFORE = 200;
const FROM_THERE = 500;

/** The part of a text around the first place that has what was searched for; undefined where none has. */
export function snippet(text: string, searched: string): string | undefined {
  const at = firstPlace(text, searched);
  return at < 0 ? undefined : text.slice(Math.max(0, at - BEFORE), at + FROM_THERE);
}

/** Papers of one answer of which a part is read. */
const MOST_PAPERS = 20;

/** What their papers say around what was searched for, by id: of notices that do not have all of its words themselves. */
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
    // Nowhere in the paper: another spelling in the notice was found.
    .where(and(inArray(notices.id, ids), sql`${at} is not null`));
  return new Map(found.flatMap(({ id, part }) => (part ? [[id, part] as const] : [])));
}

/** Whether what is written of a notice has these words itself. */
function hasAll({ title, summary, text, orderNumber }: ShownRow, words: readonly string[]): boolean {
  const own = `${title} ${summary} ${text} ${orderNumber ?? ''}`.toLowerCase();
  return words.every((word) => own.includes(word.toLowerCase()));
}

/** A notice in a list, which is read on phones: its text only where somebody asked for texts, or searched in them. */
function toListed(row: ShownRow, now: Date, { regex, texts }: PublicQuery, paper?: string): ListedNotice {
  const { text: whole, ...rest } = toNotice(row, now);
  const notice = { ...rest, ...(paper !== undefined && { paper }) };
  if (texts || whole === '') return { ...notice, text: whole };
  const text = regex ? snippet(whole, regex) : undefined;
  return text === undefined ? notice : { ...notice, text };
}

/** Notices of each section that are at hand: enough for home, the frame of every page and the first page of a list. */
const AT_HAND = 10;

/** The front of the public lists: what nearly every page begins with. */
interface Front {
  /** The newest AT_HAND of each section, newest first. */
  newest: ShownRow[];
  /** Of each section that has any. */
  totals: ReadonlyMap<NoticeSection, number>;
}

/** One query for all who read the front in a version of the public data. */
function readFront({ db, calendar, shared }: Services): Promise<Front> {
  return shared('front of the notices', ['notices'], async () => {
    const rows = await frontQuery(db, calendar());
    return {
      newest: rows.map(({ newest }) => newest),
      totals: new Map(rows.map(({ counted }) => [counted.section, counted.total])),
    };
  });
}

/** Published notices that are not archived, counted by section, with the newest of each section beside its count. */
export function frontQuery(db: Database, now: Date) {
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
    .limit(AT_HAND)
    .as('newest');
  return db.select().from(counted).crossJoinLateral(newest).orderBy(desc(newest.publishAt), desc(newest.id));
}

/** What each section holds for the public. Sections without a published notice are left out. */
export async function summarizeSections(services: Services): Promise<NoticeSectionSummary[]> {
  const { newest, totals } = await readFront(services);
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

/** The query for one page of a public list, newest first; of a search, first what has it in the title. */
export function publicPage(db: Database, list: PublicList, query: PublicQuery, now: Date) {
  return db
    .select(SHOWN)
    .from(notices)
    .where(condition(list, query, now))
    .orderBy(...(query.regex ? [titledFirst(query.regex)] : []), desc(notices.publishAt), desc(notices.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** One page of the published notices that are archived, or of those that are not, and how many there are in all. */
export async function listNotices(
  db: Database,
  list: PublicList,
  query: PublicQuery,
  now: Date,
): Promise<{ total: number; notices: ListedNotice[] }> {
  const rows = await publicPage(db, list, query, now);
  // A page that is not full is the last one.
  const isLast = rows.length < query.limit && (rows.length > 0 || query.page === 1);
  const total = isLast ? (query.page - 1) * query.limit + rows.length : await countAll(db, list, query, now);
  const papers = query.regex ? await loadSnippets(db, rows, query.regex) : undefined;
  return { total, notices: rows.map((row) => toListed(row, now, query, papers?.get(row.id))) };
}

/** The same of those that are not archived; what the front of the lists has takes no query of its own. */
export async function listCurrent(services: Services, query: PublicQuery) {
  const { section, regex, limit, page, days } = query;
  if (regex || days || page > 1 || limit > AT_HAND)
    return listNotices(services.db, 'current', query, services.calendar());
  const { newest, totals } = await readFront(services);
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

async function countAll(db: Database, list: PublicList, query: PublicQuery, now: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(notices)
    .where(condition(list, query, now));
  return counted?.total ?? 0;
}

export async function findNotice(db: Database, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row;
}

/**
 * A notice by id, archived ones too, but none before its time.
 * @throws HttpError 404; 410 with the reason where it was withdrawn from readers, who had seen it
 */
export async function findPublished(db: Database, id: string, now: Date): Promise<NoticeRow> {
  const row = await findNotice(db, id);
  if (!row || row.publishAt > (row.withdrawnAt ?? now)) throw notFound('There is no such notice.');
  if (!row.withdrawnAt) return row;
  const data = { name: row.title, reason: row.withdrawn, on: istDay(row.withdrawnAt) };
  throw new HttpError(410, 'withdrawn', 'This notice was withdrawn.', { data });
}

/** Other notices that have the PDF of this one, the newest first. */
export function withSamePaper(db: Database, id: string) {
  const paper = db.select({ hash: notices.fileHash }).from(notices).where(eq(notices.id, id));
  return db
    .select({ _id: notices.id, fileName: notices.title })
    .from(notices)
    .where(and(eq(notices.fileHash, paper), ne(notices.id, id), where.kept))
    .orderBy(desc(notices.createdAt))
    .limit(5);
}

/**
 * A notice that this transaction is about to change.
 * @throws HttpError 404
 */
export async function current(tx: Database, id: string): Promise<NoticeRow> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
  if (!row) throw notFound('There is no such notice.');
  return row;
}
