import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { loadLayout, type LayoutParts } from '../../layout/islands';
import { isStaffArea } from '../../site/staff-area';
import type { Frame } from '../../site/frame';
import type { Site } from '../site';
import { PageStyles, type Rules } from './render-html';
import { renderHtml } from './render-html';
import { NAVIGATION, targetsOf, trailTo, withEntries, zonePath } from '../../layout/navigation/navigation-tree';

interface Part {
  html: string;
  styles: readonly Rules[];
}

interface Page {
  site: Pick<Site, 'map'>;
  pathname: string;
  search: string;
  frame: Frame | undefined;
  inPage: (part: ReactNode) => ReactNode;
}

const MOST_PARTS = 300;

/** Keys cover the data; the map covers the releases. */
const cached = new WeakMap<Site['map'], LRUCache<string, Part>>();

export async function cachedParts(page: Page): Promise<{ html: Record<string, string>; styles: Rules[] }> {
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
  const known = cached.get(site.map) ?? new LRUCache<string, Part>({ max: MOST_PARTS });
  cached.set(site.map, known);
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

const TARGETS = new Set(targetsOf(NAVIGATION));

/** What a cached part depends on. Its HTML is rendered outside the page, so it must not use `useId`. */
export const PART_KEYS: Partial<Record<keyof LayoutParts, (page: Page) => string>> = {
  Navigation: ({ pathname, search, site: { map }, frame }) => {
    const zones = frame?.zones ?? [];
    const isTarget = (to: string) =>
      TARGETS.has(to) || map.menu?.some(({ path }) => path === to) || zones.some((zone) => zonePath(zone) === to);
    return JSON.stringify([
      zones,
      [pathname, pathname + search].filter(isTarget),
      trailTo(pathname, withEntries(map.menu)).map(({ label }) => label),
    ]);
  },
  Footer: ({ pathname, frame }) => JSON.stringify([isStaffArea(pathname), frame?.updated]),
};
