import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { loadLayout, type LayoutParts } from '../../layout/islands';
import { PART_KEYS } from '../../layout/part-keys';
import type { Frame } from '../../site/frame';
import type { Site } from '../site';
import { PageStyles, type Rules } from './page-styles';
import { renderHtml } from './render-html';

interface Part {
  html: string;
  styles: readonly Rules[];
}

interface Page {
  site: Site;
  pathname: string;
  search: string;
  frame: Frame | undefined;
  /** Puts a part in the place of a page. */
  inPage: (part: ReactNode) => ReactNode;
}

/** Parts kept for each site; every item of the navigation makes one. */
const MOST_PARTS = 300;

const kept = new WeakMap<Site, LRUCache<string, Part>>();

/** Parts of the layout that stand on many pages: rendered for the first of them, and kept for as long as the site. */
export async function keptParts(page: Page): Promise<{ html: Record<string, string>; styles: Rules[] }> {
  const parts = await Promise.all(
    Object.entries(PART_KEYS).map(
      async ([name, keyOf]) => [name, await partOf(name as keyof LayoutParts, keyOf(page), page)] as const,
    ),
  );
  return {
    html: Object.fromEntries(parts.map(([name, { html }]) => [name, html])),
    styles: parts.flatMap(([, { styles }]) => styles),
  };
}

async function partOf(name: keyof LayoutParts, key: string, { site, inPage }: Page): Promise<Part> {
  const known = kept.get(site) ?? new LRUCache<string, Part>({ max: MOST_PARTS });
  kept.set(site, known);
  const address = `${name} ${key}`;
  let part = known.get(address);
  if (!part) {
    const { [name]: Component } = await loadLayout();
    const styles = new PageStyles();
    const html = await renderHtml(styles.around(inPage(<Component />)));
    part = { html, styles: styles.written };
    known.set(address, part);
  }
  return part;
}
