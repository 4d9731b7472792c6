import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { redirect } from 'react-router-dom';

/** Characters of the longest address that can lead elsewhere. */
const LONGEST = 200;

/** Milliseconds after which a tab asks again. */
const FRESH_FOR = 60_000;

const query = (path: string) =>
  queryOptions({
    queryKey: ['moved', path],
    queryFn: async ({ client, signal }) =>
      (await read(client, calls.getPage, { query: { path }, signal })).data.moved ?? null,
    staleTime: FRESH_FOR,
    retry: false,
  });

/** A path as people read it, which is how the API compares addresses. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The address with query and anchor of the one that was asked for. Another site is not told them, and what has its own
 * keeps that.
 */
function withRest(to: string, search: string, hash: string): string {
  // A header has no other letters.
  const plain = to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  const [path = '', fragment] = plain.split('#', 2);
  if (!path.startsWith('/') || path.includes('?')) return plain;
  return path + search + (fragment === undefined ? hash : `#${fragment}`);
}

/**
 * For an address where nothing is: throws the redirect that somebody of the university wrote, if there is one. It is
 * asked for only here, so pages that are there cost nothing; the page's loader has made the same call, if any.
 * @param hash the anchor, where it is known: a server is not told, and browsers add it to the redirect by themselves
 */
export async function followMoved(client: QueryClient, { pathname, search }: URL, hash: string): Promise<void> {
  const path = readable(pathname);
  if (path.length > LONGEST) return;
  const to = await client.fetchQuery(query(path)).catch(() => null);
  if (to) throw redirect(withRest(to, search, hash), 301);
}
