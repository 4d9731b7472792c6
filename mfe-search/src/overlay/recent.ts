import { cleanQuery } from '../engine/words';
import { keep, readKept } from './device';

const KEY = 'search.recent';
const MOST = 5;

/** What was searched for on this device, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a query that led somewhere. */
export function rememberSearch(typed: string): void {
  const query = cleanQuery(typed);
  if (!query) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  keep(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  keep(KEY, null);
}
