import { ApiError } from '@university/shared';
import { type QueryClient, queryOptions } from '@university/shared/query';
import type { PageInfo } from '@university/shared/remote';

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

type Read<T> = (context: { client: QueryClient; signal: AbortSignal }) => Promise<T>;

/** A read of public data that recovers from failures. `staleTime`: milliseconds after which it is made again. */
export const publicQuery = <T>(queryKey: string[], queryFn: Read<T>, staleTime?: number) =>
  queryOptions({ queryKey, queryFn, ...(staleTime !== undefined && { staleTime }), ...recovering });

/** The fields of a record that a page shows: the rest does not travel with its HTML. */
export const pick = <T, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>;

/** What a call answers, or null where the API says by its status that there is no such thing. */
export async function ifAny<T>(answer: Promise<T>, statuses: readonly number[] = [404]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** What was at an address and was taken away, as the API tells it. */
export interface Removed {
  removed: {
    /** What it was called. */
    name: string;
    /** Empty: none was given. */
    reason: string;
    /** YYYY-MM-DD in IST; left out where the day says nothing to readers. */
    on?: string;
  };
}

export const isRemoved = (thing: unknown): thing is Removed =>
  typeof thing === 'object' && thing !== null && 'removed' in thing;

/** What is there, of what may not be. */
export type There<T> = Exclude<T, Removed | null>;

/** What a call about one thing answers; null where there is no such thing, or none can have the id. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | Removed | null> {
  try {
    return await ifAny(answer, [404, 400]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { removed: error.data as Removed['removed'] };
    throw error;
  }
}

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

/** For loaders of a page about one thing: what its page says, 404 where there is none, 410 where it was taken away, 503 where it could not be read. */
export async function prepareOne<T>(
  client: QueryClient,
  query: Query<T>,
  missingTitle: string,
  pageOf: (thing: There<T>) => PageInfo | Promise<PageInfo>,
): Promise<PageInfo> {
  const thing = await prepare(client, query);
  if (thing === null) return { status: 404, title: missingTitle };
  if (!thing) return { status: 503 };
  return isRemoved(thing) ? { status: 410, title: thing.removed.name } : pageOf(thing as There<T>);
}

/** To be thrown by a loader whose page has another address: 301 for clients of the server, a navigation in the browser. */
export function movedTo(path: string, { search }: URL): Response {
  return new Response(null, { status: 301, headers: { Location: path + search } });
}
