import { type QueryClient, queryOptions } from '@university/shared/query';
import { type Found, NO_MARKS, toFound } from '../engine/found';
import { type Hits, SearchIndex } from '../engine/search-index';
import { indexOfServer, indexOfTab, type SourceName } from '../sources/live-index';
import { readNotices } from '../sources/notices';
import { readPassages } from '../sources/passages';

/** The address of a query's results. */
export const addressOf = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** What the server looks through: there is too much of it for an index in the page. */
const LOOKED_UP = { passages: readPassages, notices: readNotices } as const;
type LookedUp = keyof typeof LOOKED_UP;
const LOOKED_UP_NAMES = Object.keys(LOOKED_UP) as LookedUp[];

/** What could not be searched. */
export type Failed = readonly (SourceName | LookedUp)[];

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
      const [index, ...looked] = await Promise.all([
        readyIndex(client),
        ...LOOKED_UP_NAMES.map((name) => hitsOf(name, client, query)),
      ]);
      const failed = [...index.snapshot().failed, ...LOOKED_UP_NAMES.filter((_, at) => !looked[at])];
      const parts = [index.search(query), ...looked.filter((hits) => hits !== undefined)];
      return { ...toFound(parts, MOST, index.answers(query)), failed };
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

const NO_HITS: Hits = { hits: [], marks: NO_MARKS, isNear: false };

async function hitsOf(name: LookedUp, client: QueryClient, query: string): Promise<Hits | undefined> {
  try {
    const entries = await LOOKED_UP[name](client, query);
    // Most queries fit no notice, and an index of nothing is still half a millisecond's work.
    return entries.length > 0 ? new SearchIndex(entries).search(query) : NO_HITS;
  } catch {
    return undefined;
  }
}

/** Notices and passages that may fit what is being typed; what fits is found among them in the page. */
export const lookedUpQuery = (name: LookedUp, query: string) =>
  queryOptions({
    queryKey: ['search', name, query],
    queryFn: ({ client, signal }) => LOOKED_UP[name](client, query, signal),
    enabled: query !== '',
    retry: false,
    staleTime: FRESH_FOR,
    // Until the answer is there, what the last one brought is looked through: a letter waits for nothing.
    placeholderData: (last) => last,
  });
