import type { Frame } from '../site/frame';
import type { LayoutParts } from './islands';
import { NAVIGATION, type NavItem } from './navigation/navigation-tree';
import { trailTo } from './navigation/trail';

/** What of a page its layout is made from. */
interface Page {
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  frame: Frame | undefined;
}

const targetsOf = ({ to, children = [] }: NavItem): string[] => [...(to ? [to] : []), ...children.flatMap(targetsOf)];

const TARGETS = new Set(NAVIGATION.flatMap(targetsOf));

/**
 * Parts that are the same on many pages: what tells those apart on which they differ. Such a part uses no `useId`, as
 * its HTML is made outside the page. The others are made anew for every page.
 */
export const PART_KEYS: Partial<Record<keyof LayoutParts, (page: Page) => string>> = {
  UtilityBar: () => '',
  // The item of the page itself is marked, and what it is below.
  Navigation: ({ pathname, search }) =>
    JSON.stringify([
      [pathname, pathname + search].filter((to) => TARGETS.has(to)),
      trailTo(pathname).map(({ label }) => label),
    ]),
  Footer: ({ frame }) => frame?.updated ?? '',
};
