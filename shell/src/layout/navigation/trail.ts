import { NAVIGATION, type NavItem } from './navigation-tree';

type Finder = (item: NavItem) => boolean;

/** The items from the top of the tree down to the first that `isIt` holds for, that one included. */
function pathTo(items: readonly NavItem[], isIt: Finder): NavItem[] | null {
  for (const item of items) {
    if (isIt(item)) return [item];
    const below = item.children && pathTo(item.children, isIt);
    if (below) return [item, ...below];
  }
  return null;
}

/** What stands above a page in the navigation, from the top down, without the page itself. Empty where nothing does. */
export function trailTo(pathname: string): NavItem[] {
  return (
    pathTo(NAVIGATION, ({ to }) => to === pathname)?.slice(0, -1) ??
    pathTo(NAVIGATION, ({ covers }) => covers?.some((beginning) => pathname.startsWith(beginning)) ?? false) ??
    []
  );
}
