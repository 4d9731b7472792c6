import type { SiteReleases, StackLine } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { SITE_RELEASES_PATH, stackPath } from '@university/shared/site-calls';
import { send } from '@university/shared';

/** Milliseconds between two looks. */
const LIVE = 15_000;

export const siteReleasesQuery = () =>
  queryOptions({
    queryKey: ['release'],
    queryFn: ({ signal }) => callSite<SiteReleases>('GET', SITE_RELEASES_PATH, signal),
    staleTime: 0,
    refetchInterval: LIVE,
  });

/** Where in the code a group of errors happened; it does not change. */
export const stackQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['stack', fingerprint],
    queryFn: async ({ signal }) =>
      (await callSite<{ stack: StackLine[] }>('GET', stackPath(fingerprint), signal)).stack,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a call of the site's own server, in which the API has no part. Resolves to `data` of the answer; fails as `call` does. */
export async function callSite<T>(method: 'GET' | 'DELETE', path: string, signal?: AbortSignal): Promise<T> {
  const { data } = (await send(method, new URL(path, location.origin).href, { signal })) as { data: T };
  return data;
}
