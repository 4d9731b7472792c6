import { useQuery, useQueryClient } from '@university/shared/query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Found, NOTHING, toFound } from '../engine/found';
import { SearchIndex } from '../engine/search-index';
import { type Failed, lookedUpQuery } from '../results/search-query';
import { indexOfTab } from '../sources/live-index';

/** Results of one kind in the overlay. */
const MOST = 5;

/** Milliseconds without a key until the server is asked. */
const PAUSE = 150;

interface Searching {
  found: Found;
  /** More may be found when what is under way has come. */
  isPending: boolean;
  failed: Failed;
  retry: () => void;
}

/** What was found for what is typed, here with every letter; notices and passages follow when the server has answered. */
export function useFound(query: string): Searching {
  const client = useQueryClient();
  const [index] = useState(() => indexOfTab(client));
  const progress = useSyncExternalStore(index.subscribe, index.snapshot);
  useEffect(() => void index.load(), [index]);

  const asked = useSettled(query, PAUSE);
  const notices = useQuery(lookedUpQuery('notices', asked));
  const passages = useQuery(lookedUpQuery('passages', asked));
  const looked = useMemo(
    () => [passages.data, notices.data].map((entries) => new SearchIndex(entries)),
    [passages.data, notices.data],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the index finds more
  const found = useMemo(() => {
    if (!query) return NOTHING;
    const hits = [index, ...looked].map((each) => each.search(query));
    return toFound(hits, MOST, index.answers(query));
  }, [query, index, looked, progress.version]);
  return {
    found,
    isPending: progress.isLoading || notices.isFetching || passages.isFetching || asked !== query,
    failed: [
      ...progress.failed,
      ...(passages.isError ? (['passages'] as const) : []),
      ...(notices.isError ? (['notices'] as const) : []),
    ],
    retry() {
      void index.load();
      for (const part of [passages, notices]) if (part.isError) void part.refetch();
    },
  };
}

/** The value as it is once it has not changed for so many milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
