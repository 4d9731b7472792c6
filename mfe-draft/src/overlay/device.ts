import { cleanQuery } from '../engine/words';

/** What is saved on the device. It may refuse (private windows, full storage): then nothing is saved. */
function readSaved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null takes it away. */
function save(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Search goes on without.
  }
}

const RECENT = 'search.recent';
const MOST = 5;

/** What was searched for on this device, the newest first. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(readSaved(RECENT) ?? '[]');
    return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Saves a query that led somewhere. */
export function rememberSearch(typed: string): void {
  const query = cleanQuery(typed);
  if (!query) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  save(RECENT, JSON.stringify([query, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  save(RECENT, null);
}

/** The header looks here before it takes a / for the shortcut. A key without Ctrl must be possible to turn off (WCAG 2.1.4). */
const SLASH = 'search.slash';
const OFF = 'off';

export const isSlashOn = (): boolean => readSaved(SLASH) !== OFF;

export const turnSlash = (on: boolean): void => save(SLASH, on ? null : OFF);
