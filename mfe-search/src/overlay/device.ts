import { deviceStorage } from '@university/shared/kit';
import { cleanQuery } from '../engine/words';

const RECENT = 'search.recent';
const MOST = 5;

/** What was searched for on this device, the newest first. */
export function recentSearches(): string[] {
  const saved = deviceStorage.getJson(RECENT);
  return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, MOST) : [];
}

/** Saves a query that led somewhere. */
export function rememberSearch(typed: string): void {
  const query = cleanQuery(typed);
  if (!query) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  deviceStorage.set(RECENT, JSON.stringify([query, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  deviceStorage.set(RECENT, null);
}

/** The header looks here before it takes a / for the shortcut. A key without Ctrl must be possible to turn off (WCAG 2.1.4). */
const SLASH = 'search.slash';
const OFF = 'off';

export const isSlashOn = (): boolean => deviceStorage.get(SLASH) !== OFF;

export const turnSlash = (on: boolean): void => void deviceStorage.set(SLASH, on ? null : OFF);
