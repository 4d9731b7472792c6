import { ApiError } from '@university/shared';
import { type QueryClient, queryOptions } from '@university/shared/query';
import type { PageInfo } from '@university/shared/remote';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;

interface Failing {
  state: { status: string; errorUpdateCount: number };
}

/** Refetches a failed read after 5, 10, 20 and then every 30 s, for as long as it is shown. */
export const recovering = {
  refetchInterval: ({ state }: Failing): number | false =>
    state.status === 'error' && Math.min(FIRST_PAUSE * 2 ** (state.errorUpdateCount - 1), LONGEST_PAUSE),
};

type Read<T> = (context: { client: QueryClient; signal: AbortSignal }) => Promise<T>;

export const publicQuery = <T>(queryKey: string[], queryFn: Read<T>, staleTime?: number) =>
  queryOptions({ queryKey, queryFn, ...(staleTime !== undefined && { staleTime }), ...recovering });

/** The fields that a page shows: the rest is not sent with its HTML. */
export const pick = <T, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>;

/** Null where the API answers with one of these statuses. */
export async function ifAny<T>(answer: Promise<T>, statuses: readonly number[] = [404]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

export interface Removed {
  removed: {
    name: string;
    reason: string;
    /** YYYY-MM-DD in IST. */
    on?: string;
  };
}

export const isRemoved = (thing: unknown): thing is Removed =>
  typeof thing === 'object' && thing !== null && 'removed' in thing;

export type There<T> = Exclude<T, Removed | null>;

export async function ifThere<T>(answer: Promise<T>): Promise<T | Removed | null> {
  try {
    return await ifAny(answer, [404, 400]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { removed: error.data as Removed['removed'] };
    throw error;
  }
}

type Query<T> = ReturnType<typeof queryOptions<T, Error, T, string[]>>;

/**
 * For loaders. One attempt: the page shows the failure and goes on trying. Cached data is not waited for, even if it is
 * stale.
 */
export async function prepare<T>(client: QueryClient, query: Query<T>): Promise<T | undefined> {
  const state = client.getQueryState(query.queryKey);
  const isFirstRead = !state || (state.data === undefined && state.errorUpdateCount === 0);
  if (isFirstRead) await client.prefetchQuery({ ...query, retry: false });
  return client.getQueryData(query.queryKey);
}

/** 404 where there is none, 410 where it was removed, 503 where it could not be read. */
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

/** A redirect: 301 from the server, a navigation in the browser. */
export function movedTo(path: string, { search }: URL): Response {
  return new Response(null, { status: 301, headers: { Location: path + search } });
}
