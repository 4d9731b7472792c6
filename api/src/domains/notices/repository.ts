import type { ListedNotice } from '@university/shared/contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { HttpError, notFound } from '@university/web';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { type Filters, newAmong, newAt, toConditions } from './filters';
import { AT_HAND, readFront } from './front';
import { papersAround, toListed } from './listed';
import { titledFirst } from './search';
import { type NoticeRow, SHOWN, toNotice, where } from './state';

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
  const papers = query.regex ? await papersAround(db, rows, query.regex) : undefined;
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
