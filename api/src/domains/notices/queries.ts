import type { ListedNotice, NoticeSection, NoticeSectionSummary, Notice } from '@university/shared/contract';
import { and, eq, inArray, sql, count, desc, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { examinedPapers, notices } from '../../platform/database/schema';
import { firstPlace, searchedWords, titledFirst, type Filters, newAmong, newAt, toConditions } from './search';
import { type ShownRow, toNotice, SHOWN, where, type NoticeRow, isArchived, isPastLastDay } from './state';
import type { Services } from '../../platform/services';
import { HttpError, notFound } from '@university/web';
import { audit, auditAll } from '../../platform/audit/write';
import { rejectUnapproved } from '../documents/rules';
import type { Job } from '../../platform/jobs';

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
export async function loadSnippets(db: Database, rows: readonly ShownRow[], searched: string) {
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

interface Asked {
  regex?: string | undefined;
  texts?: boolean | undefined;
}

/** A notice in a list, which is read on phones: its text only where somebody asked for texts, or searched in them. */
export function toListed(row: ShownRow, now: Date, { regex, texts }: Asked, paper?: string): ListedNotice {
  const { text: whole, ...rest } = toNotice(row, now);
  const notice = { ...rest, ...(paper !== undefined && { paper }) };
  if (texts || whole === '') return { ...notice, text: whole };
  const text = regex ? snippet(whole, regex) : undefined;
  return text === undefined ? notice : { ...notice, text };
}

/** Notices of each section that are at hand: enough for home, the frame of every page and the first page of a list. */
export const AT_HAND = 10;

/** The front of the public lists: what nearly every page begins with. */
interface Front {
  /** The newest AT_HAND of each section, newest first. */
  newest: ShownRow[];
  /** Of each section that has any. */
  totals: ReadonlyMap<NoticeSection, number>;
}

/** One query for all who read the front in a version of the public data. */
export function readFront({ db, calendar, shared }: Services): Promise<Front> {
  return shared('front of the notices', async () => {
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

interface PublicQuery extends Omit<Filters, 'search'> {
  limit: number;
  page: number;
  /** Plain text, in spite of the name the specification gives it. */
  regex?: string;
  /** Only what is new: published in the last so many days, and not over. */
  days?: number;
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
  const inDatabase = () => listNotices(services.db, 'current', query, services.calendar());
  if (regex || page > 1 || limit > AT_HAND || (days && !section)) return inDatabase();
  const { newest, totals } = await readFront(services);
  const at = services.calendar();
  if (days) {
    const own = newest.filter((row) => row.section === section);
    const found = newAmong(own, own.length < AT_HAND, days, at);
    if (!found) return inDatabase();
    return { total: found.length, notices: found.slice(0, limit).map((row) => toListed(row, at, query)) };
  }
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

/** A notice by id, archived ones too, but none before its time. */
export async function findPublished(db: Database, id: string, now: Date): Promise<NoticeRow | undefined> {
  const row = await findNotice(db, id);
  return row && row.publishAt <= now ? row : undefined;
}

/** A notice that nobody else changes until this transaction ends. */
async function lockNotice(tx: Database, id: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
  return row;
}

/**
 * A notice that this transaction is about to change.
 * @throws HttpError 404
 */
export async function current(tx: Database, id: string): Promise<NoticeRow> {
  const row = await lockNotice(tx, id);
  if (!row) throw notFound('There is no such notice.');
  return row;
}

/** @throws HttpError 409 with the notice as it is now, when that is not the version that was seen */
export function requireVersion(row: NoticeRow, seen: number, now: Date): void {
  if (row.version === seen) return;
  throw new HttpError(409, 'stale', 'Somebody has changed this notice meanwhile.', {
    data: { notice: toNotice(row, now) },
  });
}

interface Switch {
  archive: boolean;
  /** The version that was seen; without it any will do. */
  version?: number;
}

/**
 * Moves a notice to the archive or back; where it is there already nothing happens. One that is past its end loses
 * its automatic archiving on its way back: it would be archived again at once.
 * @throws HttpError 403 where that takes two people; 404; 409 with the notice as it is now when it has another version
 */
export async function setArchived(
  services: Services,
  id: string,
  { archive, version }: Switch,
  staffId: string,
): Promise<Notice> {
  const { db, calendar, clock } = services;
  const at = calendar();
  return db.transaction(async (tx) => {
    const row = await current(tx, id);
    if (version !== undefined) requireVersion(row, version, at);
    if (isArchived(row, at) === archive) return toNotice(row, at);
    await rejectUnapproved({ ...services, db: tx }, 'notice', row);
    const autoArchive = row.autoArchive && !(isPastLastDay(row, at) && !archive);
    const changes = { archive, autoArchive, version: row.version + 1 };
    await tx.update(notices).set(changes).where(eq(notices.id, id));
    const action = archive ? 'archive' : 'unarchive';
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action, subject: `notice:${id}` });
    return toNotice({ ...row, ...changes }, at);
  });
}

/**
 * Writes down what the clock has decided: every notice past its end is archived. The version stays, as
 * readers have seen the notice archived before.
 */
async function archivePastNotices({ db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>): Promise<void> {
  const at = calendar();
  await db.transaction(async (tx) => {
    // An update of nothing would count as a change of public data all the same.
    if ((await tx.$count(notices, where.toBeArchived(at))) === 0) return;
    const archived = await tx
      .update(notices)
      .set({ archive: true })
      .where(where.toBeArchived(at))
      .returning({ id: notices.id });
    const line = { at: clock(), actor: 'system', action: 'auto-archive' } as const;
    await auditAll(
      tx,
      archived.map(({ id }) => ({ ...line, subject: `notice:${id}` })),
    );
  });
}

/** Readers see a notice archived by the clock, at midnight or at its hour; this writes it down. */
export const archiveJob: Job = { name: 'auto-archive-notices', every: 5 * 60, run: archivePastNotices };
