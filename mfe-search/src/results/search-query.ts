import { type QueryClient, queryOptions } from '@university/shared/query';
import { type Found, toFound } from '../engine/found';
import { indexOfServer, indexOfTab, type SourceName } from '../sources/live-index';
import { readNotices } from '../sources/notices';

/** The address of a query's results. */
export const addressOf = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** What could not be searched. The server looks through notices: there are too many for an index in the page. */
export type Failed = readonly (SourceName | 'notices')[];

interface SearchAnswer extends Found {
  failed: Failed;
}

/** Results of one kind on the search page. */
const MOST = 20;

const FRESH_FOR = 60_000;

/** The results of one query, and nothing else of what was searched: they travel in the page. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', 'results', query],
    queryFn: async ({ client }): Promise<SearchAnswer> => {
      const [index, notices] = await Promise.all([
        readyIndex(client),
        readNotices(client, query).catch(() => undefined),
      ]);
      const failed = [...index.snapshot().failed, ...(notices ? [] : (['notices'] as const))];
      return { ...toFound(index.search(query, notices), MOST, index.answers(query)), failed };
    },
    // What could not be searched is tried again at the next occasion.
    staleTime: ({ state: { data } }) => (data && data.failed.length > 0 ? 0 : FRESH_FOR),
  });

async function readyIndex(client: QueryClient) {
  if (typeof window === 'undefined') return indexOfServer(client);
  const index = indexOfTab(client);
  await index.load();
  return index;
}

/** Notices that may fit what is being typed; what fits is found among them in the page. */
export const noticesQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', 'notices', query],
    queryFn: ({ client, signal }) => readNotices(client, query, signal),
    enabled: query !== '',
    retry: false,
    staleTime: FRESH_FOR,
    // Until the answer is there, what the last one brought is looked through: a letter waits for nothing.
    placeholderData: (last) => last,
  });
