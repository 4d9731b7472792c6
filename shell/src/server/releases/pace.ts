import type { RegistryEntry } from './registry';

/** Milliseconds between two looks at a place. A look at a folder is a `stat`. */
const FOLDER = 500;
const WEB = 5_000;

/** Milliseconds to which the pause grows while a web place fails, doubled each time. */
const LONGEST = 60_000;

/** The share of a pause by which it is longer or shorter: many sites must not ask one place all at once. */
const JITTER = 0.2;

/**
 * How long to wait before a place is looked at again. Milliseconds.
 * @param failures of the last looks, in a row
 * @param chance from 0 to 1
 */
export function pauseBefore(kind: RegistryEntry['place']['kind'], failures: number, chance = Math.random()): number {
  if (kind === 'folder') return FOLDER;
  const pause = Math.min(WEB * 2 ** Math.max(0, failures - 1), LONGEST);
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
