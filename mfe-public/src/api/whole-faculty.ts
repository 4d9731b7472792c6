import { read } from '@university/shared';
import type { Faculty } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';

/** Source: specification, section 9. */
const LIMIT = 1000;

/** Milliseconds. */
const FRESH_FOR = 5 * 60_000;

interface Kept {
  at: number;
  list: Promise<Faculty[]>;
}

const kept = new WeakMap<QueryClient, Kept>();

/**
 * Everybody on the faculty, by one call; there is none for a single member. Kept beside the query cache, not in it: that
 * travels with every page, and pages need a few of a thousand people. A failed call is not kept.
 */
export function wholeFaculty(client: QueryClient): Promise<Faculty[]> {
  const known = kept.get(client);
  if (known && Date.now() - known.at < FRESH_FOR) return known.list;
  const list = read(client, '/faculty', { query: { limit: LIMIT } }).then(({ data }) => data.faculty);
  kept.set(client, { at: Date.now(), list });
  list.catch(() => kept.delete(client));
  return list;
}
