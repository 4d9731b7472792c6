import type { Notice, NoticeSection } from '@university/shared/contract';
import { and, desc, eq, gte, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { notices } from '../database/schema';
import { istDate } from '../ist';
import { toNotice, type NoticeRow } from './view';

interface NoticeQuery {
  section?: NoticeSection;
  limit: number;
  page: number;
  /** Plain text, in spite of the name the specification gives it. */
  regex?: string;
}

const isPublished = (now: Date) => lte(notices.publishAt, now);

/** Neither archived by hand nor past its last valid day with automatic archiving. */
const isCurrent = (now: Date) =>
  and(
    eq(notices.archive, false),
    or(not(notices.autoArchive), isNull(notices.validUntil), gte(notices.validUntil, istDate(now))),
  );

const contains = (text: string): SQL => sql`position(lower(${text}) in lower(${notices.title})) > 0`;

/** One page of the notices that are published and not archived, newest first, and how many there are in all. */
export async function listNotices(
  db: Database,
  { section, limit, page, regex }: NoticeQuery,
  now: Date,
): Promise<{
  total: number;
  notices: Notice[];
}> {
  const condition = and(
    isPublished(now),
    isCurrent(now),
    section && eq(notices.section, section),
    regex ? contains(regex) : undefined,
  );
  const rows = await db
    .select()
    .from(notices)
    .where(condition)
    .orderBy(desc(notices.publishAt), desc(notices.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(notices, condition), notices: rows.map(toNotice) };
}

/** A notice by id, archived ones too, but none before its time. */
export async function findPublished(db: Database, id: string, now: Date): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isPublished(now)));
  return row;
}
