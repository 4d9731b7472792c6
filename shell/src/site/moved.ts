import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { redirect } from 'react-router-dom';
import { ifValid } from './if-valid';

const LONGEST = 200;

const FRESH_FOR = 60_000;

const query = (path: string) =>
  queryOptions({
    queryKey: ['moved', path],
    queryFn: async ({ client, signal }) =>
      (await read(client, calls.getPage, { query: { path }, signal })).data.moved ?? null,
    staleTime: FRESH_FOR,
    retry: false,
  });

/** Keeps query and fragment; not for other sites. */
function withRest(to: string, search: string, hash: string): string {
  // Headers are ASCII.
  const plain = to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  const [path = '', fragment] = plain.split('#', 2);
  if (!path.startsWith('/') || path.includes('?')) return plain;
  return path + search + (fragment === undefined ? hash : `#${fragment}`);
}

/** Throws the redirect for a moved address. @param hash unknown on the server */
export async function followMoved(client: QueryClient, { pathname, search }: URL, hash: string): Promise<void> {
  const path = ifValid(() => decodeURI(pathname)) ?? pathname;
  if (path.length > LONGEST) return;
  const to = await client.fetchQuery(query(path)).catch(() => null);
  if (to) throw redirect(withRest(to, search, hash), 301);
}
