import { identity, isThere, type SiteIdentity } from '@university/shared/identity';
import { use, useMemo } from 'react';
import type { SiteMenuEntry } from '../../site/boot';
import { SiteContext } from '../../site/contexts';
import type { FrameZone } from '../../site/frame';

export interface NavItem {
  label: string;
  to?: string;
  children?: readonly NavItem[];
  holdsZones?: true;
}

type Site = Pick<SiteIdentity, 'menu' | 'portals' | 'absent'>;

/** Drops items without page or children. */
export function navigationOf(site: Site): NavItem[] {
  const { menu, portals } = site;
  const top: NavItem[] = [];
  const below = [top];
  for (const { label, level, to, adds } of menu.entries) {
    const children = adds === 'portals' ? portals.admission.map(({ name, url }) => ({ label: name, to: url })) : [];
    below[level - 1]?.push({
      label,
      ...(to && isThere(to, site) ? { to } : { children }),
      ...(adds === 'zones' && { holdsZones: true }),
    });
    below.splice(level, Number.POSITIVE_INFINITY, children);
  }
  return withoutEmpty(top);
}

const withoutEmpty = (items: readonly NavItem[]): NavItem[] =>
  items
    .map((item) => (item.children ? { ...item, children: withoutEmpty(item.children) } : item))
    .filter(({ to, children, holdsZones }) => to ?? (holdsZones || children?.length));

export const NAVIGATION: readonly NavItem[] = navigationOf(identity);

export const zonePath = ({ code }: Pick<FrameZone, 'code'>): string => `/campus/zone/${code}`;

export function withEntries(
  entries: readonly SiteMenuEntry[] = [],
  zones: readonly FrameZone[] = [],
  navigation = NAVIGATION,
): readonly NavItem[] {
  if (zones.length + entries.length === 0) return navigation;
  return navigation.map((menu) => {
    const added = [
      ...(menu.holdsZones ? zones.map((zone) => ({ label: zone.name, to: zonePath(zone) })) : []),
      ...entries.filter(({ under }) => under === menu.label).map(({ label, path }) => ({ label, to: path })),
    ];
    return menu.children && added.length > 0 ? { ...menu, children: [...menu.children, ...added] } : menu;
  });
}

type Finder = (item: NavItem) => boolean;

function pathTo(items: readonly NavItem[], isIt: Finder): NavItem[] | null {
  for (const item of items) {
    if (isIt(item)) return [item];
    const below = item.children && pathTo(item.children, isIt);
    if (below) return [item, ...below];
  }
  return null;
}

/** Pages whose address does not show their parent. */
const BELOW: readonly (readonly [beginning: string, page: string])[] = [
  ['/programs/', '/courses'],
  ['/dept/', '/academics/faculty'],
  ['/faculty/', '/academics/faculty'],
];

const pathOf = (address = ''): string => address.replace(/\?.*/, '');

function nearest(pathname: string, items: readonly NavItem[]): string | undefined {
  const above = BELOW.find(([beginning]) => pathname.startsWith(beginning))?.[1];
  const found = targetsOf(items).filter(
    (to) => to === above || (pathOf(to) !== '/' && `${pathname}/`.startsWith(`${pathOf(to)}/`)),
  );
  return found.sort((one, other) => pathOf(other).length - pathOf(one).length)[0];
}

export const targetsOf = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ to, children = [] }) => [...(to ? [to] : []), ...targetsOf(children)]);

/** Ancestors in the menu, without the page. Otherwise those of the longest matching prefix. */
export function trailTo(pathname: string, navigation = NAVIGATION): NavItem[] {
  const own = pathTo(navigation, ({ to }) => to === pathname);
  if (own) return own.slice(0, -1);
  const to = nearest(pathname, navigation);
  const trail = (to && pathTo(navigation, (item) => item.to === to)) || [];
  return to?.includes('?') ? trail.slice(0, -1) : trail;
}

export function useNavigationTree(zones?: readonly FrameZone[]): readonly NavItem[] {
  const { menu } = use(SiteContext);
  return useMemo(() => withEntries(menu, zones), [menu, zones]);
}
