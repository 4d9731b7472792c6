import { IDENTITY_ID } from '@university/shared/identity';

export const TAKEN_IDS: readonly string[] = [
  IDENTITY_ID,
  ...['root', 'boot', 'content', 'as-of', 'site-menu', 'site-search', 'faculty-login', 'youtube-links', 'newest'],
];

/** `What is it, and why?` → `what-is-it-and-why` */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part';

/** Makes names unique by appending counts, from 2. */
export function unique(taken: readonly string[], variant: (name: string, count: number) => string) {
  const names = new Set(taken);
  const counts = new Map<string, number>();
  return (name: string): string => {
    let free = name;
    let count = counts.get(name) ?? 1;
    while (names.has(free)) {
      count += 1;
      free = variant(name, count);
    }
    counts.set(name, count);
    names.add(free);
    return free;
  };
}
