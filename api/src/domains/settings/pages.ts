import { sql } from 'drizzle-orm';
import { pages } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { type Fitting, fitting, type RawRow } from '../catalogue/fit';
import { asJson, ONE_ROW } from '../catalogue/snapshot';

type Page = Fitting<'page'> & { updatedAt: string | null };

/** Every published page, by address: read once in a version of the public data. */
export function readPages(services: Services): Promise<Page[]> {
  return services.shared('pages', async () => {
    const [found] = await services.db
      .select({
        rows: sql<RawRow[]>`${asJson(pages, { where: sql`${pages.status} = 'published'`, order: [pages.path] })}`,
      })
      .from(ONE_ROW);
    const rows = found?.rows ?? [];
    const changed = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt as string | null]));
    return fitting(services, 'page', rows).map((page) => ({ ...page, updatedAt: changed.get(page.id) ?? null }));
  });
}

export const toSummary = ({ path, title, description, keywords, updatedAt }: Page) => ({
  path,
  title,
  description,
  keywords,
  updated_at: updatedAt && new Date(updatedAt).toISOString(),
});

export const toText = (page: Page) => ({
  ...toSummary(page),
  owner: page.owner,
  section: page.section,
  body: page.body,
});
