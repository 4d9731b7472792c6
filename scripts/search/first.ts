import type { QueryClient } from '@university/shared/query';
import { searchQuery } from '../../mfe-search/src/results/search-query';
import type { Expectation } from '../../mfe-search/src/testing/expectation';

/** Queries that show something else first: what each is, what it should find, and what it found. */
export async function missesOf(queries: readonly Expectation[], client: QueryClient): Promise<string[]> {
  const misses: string[] = [];
  for (const { typed, kind, first } of queries) {
    const { groups } = await client.fetchQuery(searchQuery(typed));
    const [best] = groups.flatMap(({ results }) => results);
    const isMeant = best?.kind === kind && (kind === 'page' ? best.path === first : best.title.startsWith(first));
    const found = groups.flatMap(({ results }) => results).slice(0, 3);
    if (!isMeant)
      misses.push(`${typed}: ${first}, not ${found.map(({ title, path }) => `${title} ${path}`).join(' | ')}`);
  }
  return misses;
}
