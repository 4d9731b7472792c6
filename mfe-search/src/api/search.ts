import { sitePagesQuery } from '@university/shared';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { type Found, search } from '../results/match';
import { searchablePages } from '../results/suggestions';
import { type WayOn, waysOn } from '../results/ways-on';
import { facultyQuery } from './faculty';

export interface SearchAnswer extends Found {
  failed: { pages: boolean; faculty: boolean };
  /** Only where nothing was found. */
  waysOn: WayOn[];
}

/** The results of one query, and nothing else of what was searched: they travel in the page. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', 'results', query],
    queryFn: async ({ client }): Promise<SearchAnswer> => {
      const [pages, faculty] = await Promise.allSettled([
        client.fetchQuery(sitePagesQuery()),
        client.fetchQuery(facultyQuery()),
      ]);
      if (typeof window === 'undefined') forgetSources(client);
      const sitePages = pages.status === 'fulfilled' ? pages.value : [];
      const found = search(query, searchablePages(sitePages), faculty.status === 'fulfilled' ? faculty.value : []);
      return {
        ...found,
        failed: { pages: pages.status === 'rejected', faculty: faculty.status === 'rejected' },
        waysOn: found.total === 0 ? waysOn(sitePages) : [],
      };
    },
    // What could not be searched is tried again at the next occasion.
    staleTime: ({ state: { data } }) => (data && (data.failed.pages || data.failed.faculty) ? 0 : 60_000),
  });

/** Some 600 records that no visitor's page needs. */
function forgetSources(client: QueryClient): void {
  for (const { queryKey } of [sitePagesQuery(), facultyQuery()]) client.removeQueries({ queryKey, exact: true });
}
