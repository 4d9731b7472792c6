import type { NoticeSectionSummary } from '@university/shared/contract';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import { where } from './state';

/** What each section holds for the public. Sections without a published notice are left out. */
export async function summarizeSections(db: Database, now: Date): Promise<NoticeSectionSummary[]> {
  const { section, id, title, publishAt } = notices;
  const newest = await db
    .selectDistinctOn([section], { section, _id: id, fileName: title, publishAt })
    .from(notices)
    .where(where.active(now))
    .orderBy(section, desc(publishAt), desc(id));
  const newestOf = new Map(newest.map((row) => [row.section, row]));
  const counts = await db
    .select({
      section,
      all: sql<number>`count(*)`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${where.archived(now)})`.mapWith(Number),
    })
    .from(notices)
    .where(where.published(now))
    .groupBy(section)
    .orderBy(section);
  return counts.map(({ section, all, archived }) => {
    const first = newestOf.get(section);
    return {
      section,
      current: all - archived,
      archived,
      newest: first ? { ...first, publishAt: first.publishAt.toISOString() } : null,
    };
  });
}
