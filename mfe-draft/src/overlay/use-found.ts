import { useQuery, useQueryClient } from '@university/shared/query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Found, NOTHING, toFound } from '../engine/found';
import { SearchIndex } from '../engine/search-index';
import { type Failed, noticesQuery } from '../results/search-query';
import { indexOfTab } from '../sources/live-index';

/** Results of one kind in the overlay. */
const MOST = 5;

/** Milliseconds without a key until the server is asked for notices. */
const PAUSE = 150;

interface Searching {
  found: Found;
  /** More may be found when what is under way has come. */
  isPending: boolean;
  failed: Failed;
  retry: () => void;
}

/** What was found for what is typed, here with every letter; notices follow when the server has answered. */
export function useFound(query: string): Searching {
  const client = useQueryClient();
  const [index] = useState(() => indexOfTab(client));
  const progress = useSyncExternalStore(index.subscribe, index.snapshot);
  useEffect(() => void index.load(), [index]);

  const asked = useSettled(query, PAUSE);
  const { data: candidates, isError, isFetching, refetch } = useQuery(noticesQuery(asked));
  const notices = useMemo(() => new SearchIndex(candidates), [candidates]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the index finds more
  const found = useMemo(
    () => (query ? toFound([index.search(query), notices.search(query)], MOST) : NOTHING),
    [query, index, notices, progress.version],
  );
  return {
    found,
    isPending: progress.isLoading || isFetching || asked !== query,
    failed: [...progress.failed, ...(isError ? (['notices'] as const) : [])],
    retry() {
      void index.load();
      if (isError) void refetch();
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
