import { deviceStorage } from '@university/shared/kit';
import { cleanQuery } from '../engine/words';

const RECENT = 'search.recent';
const MOST = 5;

export function recentSearches(): string[] {
  const saved = deviceStorage.getJson(RECENT);
  return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, MOST) : [];
}

export function rememberSearch(typed: string): void {
  const query = cleanQuery(typed);
  if (!query) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  deviceStorage.set(RECENT, JSON.stringify([query, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  deviceStorage.set(RECENT, null);
}

/** Read by the header. WCAG 2.1.4: a single-key shortcut must be possible to turn off. */
const SLASH = 'search.slash';
const OFF = 'off';

export const isSlashOn = (): boolean => deviceStorage.get(SLASH) !== OFF;

export const turnSlash = (on: boolean): void => void deviceStorage.set(SLASH, on ? null : OFF);
