import type { QueryClient, queryOptions } from '@university/shared/query';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;

interface Failing {
  state: { status: string; errorUpdateCount: number };
}

/**
 * Makes a failed read again for as long as a page shows it: after 5 s, then after pauses twice as long each time, 30 s
 * at most. So a page that was opened while the API was away fills itself.
 */
export const recovering = {
  refetchInterval: ({ state }: Failing): number | false =>
    state.status === 'error' && Math.min(FIRST_PAUSE * 2 ** (state.errorUpdateCount - 1), LONGEST_PAUSE),
};

/** What `queryOptions` makes of a query that reads `T`. */
type Query<T> = ReturnType<typeof queryOptions<T, Error, T, string[]>>;

/**
 * For loaders: reads what a page is about to show, and gives it back where it came. One attempt: a page that cannot be
 * filled is shown at once, says so and goes on trying. Nor is what is known already waited for, even if it is old.
 */
export async function prepare<T>(client: QueryClient, query: Query<T>): Promise<T | undefined> {
  const state = client.getQueryState(query.queryKey);
  const isFirstRead = !state || (state.data === undefined && state.errorUpdateCount === 0);
  if (isFirstRead) await client.prefetchQuery({ ...query, retry: false });
  return client.getQueryData(query.queryKey);
}

/** To be thrown by a loader whose page has another address: 301 for clients of the server, a navigation in the browser. */
export function movedTo(path: string, { search }: URL): Response {
  return new Response(null, { status: 301, headers: { Location: path + search } });
}
