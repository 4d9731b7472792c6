import type { NoticeSection, NoticeSectionSummary } from '@university/shared/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { SHOWN, type ShownRow, where } from './state';

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
