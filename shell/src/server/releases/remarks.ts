import { gapBetween } from '@university/shared/remote/handed-over';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { NavItem } from '../../layout/navigation/navigation-tree';
import { decideMenu, openingsOf } from '../../renderer/offers';
import { isShellSlot } from '../../site/slots/slots-at';

type Offering = Pick<RemoteManifest, 'name' | 'slots' | 'opens' | 'menu'>;

/**
 * What a release offers or fills without it being on the site: a sentence for each. None of it is a reason to refuse the
 * release: whoever opens a slot may be away, and its fillers' pages have nothing to do with that.
 * @param all of the releases in use, in the registry's order
 * @param allowed what the registry allows in the menu
 * @param navigation of the site
 */
export function remarksOn(
  release: Offering,
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
