import type { NoticeSectionSummary } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { readFront } from './front';
import { where } from './state';

/** What each section holds for the public. Sections without a published notice are left out. */
export async function summarizeSections(services: Services): Promise<NoticeSectionSummary[]> {
  const { newest, totals } = await readFront(services);
  const at = services.now();
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
