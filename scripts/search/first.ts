import type { QueryClient } from '@university/shared/query';
import { searchQuery } from '../../mfe-search/src/results/search-query';
import type { Expectation } from '../../mfe-search/src/testing/expectation';

/** Queries that show something else first: what each is, what it should find, and what it found. */
export async function missesOf(queries: readonly Expectation[], client: QueryClient): Promise<string[]> {
  const misses: string[] = [];
  for (const { typed, kind, first } of queries) {
    const { groups } = await client.fetchQuery(searchQuery(typed));
    const results = groups.filter((group) => group.kind !== 'answer').flatMap((group) => group.results);
    const [best] = results;
    const isMeant = best?.kind === kind && (kind === 'page' ? best.path === first : best.title.startsWith(first));
    if (!isMeant)
      misses.push(
        `${typed}: ${first}, not ${results
          .slice(0, 3)
          .map(({ title, path }) => `${title} ${path}`)
          .join(' | ')}`,
      );
  }
  return misses;
}
