import { type QueryClient, queryOptions } from '@university/shared/query';
import { type Found, toFound } from '../engine/found';
import { indexOfServer, indexOfTab, type SourceName } from '../sources/live-index';
import { readNotices } from '../sources/notices';

export const addressOf = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** Notices are searched on the server: there are too many for the index. */
export type Failed = readonly (SourceName | 'notices')[];

interface SearchAnswer extends Found {
  failed: Failed;
}

const MOST = 20;

const FRESH_FOR = 60_000;

/** Results only, because they are sent with the page. */
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
    // Failed parts are retried.
    staleTime: ({ state: { data } }) => (data && data.failed.length > 0 ? 0 : FRESH_FOR),
  });

async function readyIndex(client: QueryClient) {
  if (typeof window === 'undefined') return indexOfServer(client);
  const index = indexOfTab(client);
  await index.load();
  return index;
}

export const noticesQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', 'notices', query],
    queryFn: ({ client, signal }) => readNotices(client, query, signal),
    enabled: query !== '',
    retry: false,
    staleTime: FRESH_FOR,
    // Search the previous answer until the next arrives.
    placeholderData: (last) => last,
  });
