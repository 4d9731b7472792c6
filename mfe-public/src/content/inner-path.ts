import type { MouseEvent } from 'react';

/** What a file's address ends with: the browser fetches it itself. */
const FILE = /\.\w+$/;

/** The path of the page that a plain click on a link leads to; null where the click is the browser's business. */
export function innerPathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || event.defaultPrevented) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin && !FILE.test(pathname) ? pathname + search + hash : null;
}
