import type { QueryClient, queryOptions } from '@university/shared/query';

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
