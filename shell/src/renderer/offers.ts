import { gapBetween } from '@university/shared/remote/handed-over';
import type { PublishedMenuEntry, RemoteManifest } from '@university/shared/remote/manifest';
import type { NavItem } from '../layout/navigation/navigation-tree';
import type { SiteMenuEntry, SiteOpening } from '../site/boot';
import { isShellSlot } from '../site/slots/slots-at';

type Offering = Pick<RemoteManifest, 'name' | 'opens' | 'menu'>;

export function openingsOf(manifests: readonly Offering[]): Map<string, SiteOpening> {
  const openings = new Map<string, SiteOpening>();
  for (const { name: owner, opens = [] } of manifests)
    for (const { name, path, gives } of opens)
      if (!isShellSlot(name) && !openings.has(name)) openings.set(name, { owner, path, gives });
  return openings;
}

interface Decided {
  entry: PublishedMenuEntry;
  objection: string | null;
}

export const anyEntryOf = (remote: string): string => `${remote}:*`;

/** @param allowed ids of entries, or `anyEntryOf` a remote */
export function decideMenu(
  manifests: readonly Offering[],
  allowed: readonly string[],
  navigation: readonly NavItem[],
): Decided[] {
  const menus = new Map(navigation.map(({ label, children }) => [label, children?.map((child) => child.label)]));
  return manifests.flatMap(({ name, menu = [] }) =>
    menu.map((entry): Decided => {
      const labels = menus.get(entry.under);
      const isAllowed = allowed.includes(entry.id) || allowed.includes(anyEntryOf(name));
      const objection = !isAllowed
        ? `which the registry does not allow; ask for "${entry.id}" in its "menu"`
        : !labels
          ? `but there is no menu ${entry.under}`
          : labels.includes(entry.label)
            ? `but ${entry.under} has an entry of this name`
            : null;
      if (!objection) labels?.push(entry.label);
      return { entry, objection };
    }),
  );
}

export const menuOf = (...offered: Parameters<typeof decideMenu>): SiteMenuEntry[] =>
  decideMenu(...offered).flatMap(({ entry: { id, ...entry }, objection }) => (objection ? [] : [entry]));

/** Warnings only: the opener of a slot may be away. */
export function remarksOn(
  release: Offering & Pick<RemoteManifest, 'slots'>,
  all: readonly Offering[],
  allowed: readonly string[],
  navigation: readonly NavItem[],
): string[] {
  const openings = openingsOf(all);
  const fills = release.slots.flatMap(({ slot, takes }) => {
    if (isShellSlot(slot)) return [];
    const opening = openings.get(slot);
    if (!opening) return [`it fills the slot ${slot}, which no release in use opens`];
    const gap = takes && gapBetween(opening.gives, takes);
    return gap ? [`it fills the slot ${slot} of ${opening.owner}, but of what it takes ${gap}`] : [];
  });
  const opens = (release.opens ?? []).flatMap(({ name }) => {
    const owner = isShellSlot(name) ? 'the shell' : openings.get(name)?.owner;
    return owner === release.name ? [] : [`it opens the slot ${name}, which is ${owner}’s`];
  });
  const offers = decideMenu(all, allowed, navigation)
    .filter(({ entry, objection }) => objection && entry.id.startsWith(`${release.name}:`))
    .map(({ entry, objection }) => `it offers the menu entry ${entry.id}, ${objection}`);
  return [...fills, ...opens, ...offers];
}
