import { gapBetween } from '@university/shared/remote/handed-over';
import type { PublishedMenuEntry, RemoteManifest } from '@university/shared/remote/manifest';
import type { NavItem } from '../layout/navigation/navigation-tree';
import type { SiteMenuEntry, SiteOpening } from '../site/boot';
import { isShellSlot } from '../site/slots/slots-at';

/** What remotes offer each other and the menu. Manifests stand in the registry's order: who comes first has a name. */

type Offering = Pick<RemoteManifest, 'name' | 'opens' | 'menu'>;

/** The slots that remotes open, by name. */
export function openingsOf(manifests: readonly Offering[]): Map<string, SiteOpening> {
  const openings = new Map<string, SiteOpening>();
  for (const { name: owner, opens = [] } of manifests)
    for (const { name, path, gives } of opens)
      if (!isShellSlot(name) && !openings.has(name)) openings.set(name, { owner, path, gives });
  return openings;
}

/** An entry, or why it does not stand in the menu. */
interface Decided {
  entry: PublishedMenuEntry;
  objection: string | null;
}

/** What the registry allows means, where it allows all entries of a remote. */
export const anyEntryOf = (remote: string): string => `${remote}:*`;

/**
 * What becomes of each entry that is offered.
 * @param allowed what the registry allows: ids of entries, or `anyEntryOf` a remote
 * @param navigation of the site
 */
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

/** The entries that stand in the menu. */
export const menuOf = (...offered: Parameters<typeof decideMenu>): SiteMenuEntry[] =>
  decideMenu(...offered).flatMap(({ entry: { id, ...entry }, objection }) => (objection ? [] : [entry]));

/**
 * What a release offers or fills without it being on the site: a sentence for each. None of it is a reason to refuse the
 * release: who opens a slot may be away, and its fillers' pages have nothing to do with that.
 * @param all of the releases in use, in the registry's order
 * @param allowed what the registry allows in the menu
 * @param navigation of the site
 */
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
