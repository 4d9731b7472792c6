import type { SiteMap, SiteRoute } from '../../site/boot';
import { NOTICE_PATH, remoteOf } from '../../site/routes';
import { isShellSlot } from '../../site/slots/fillings-at';

/**
 * What a page shows itself of the site's map: its own route, what may fill its slots and the frame's, and the page to which
 * alerts lead. The rest comes with the first sign of somebody (browser/onward.ts).
 */
export function firstMap({ routes, slots, remotes, ...map }: SiteMap, own: SiteRoute | undefined): SiteMap {
  const isOpenedHere = (slot: string) => own !== undefined && map.opened?.[slot]?.path === own.path;
  const shown = slots.filter(({ slot }) => isShellSlot(slot) || isOpenedHere(slot));
  const first = routes.filter(({ id, path }) => id === own?.id || path === NOTICE_PATH);
  const owners = new Set([...first, ...shown].map(({ id }) => remoteOf(id)));
  return {
    ...map,
    routes: first,
    slots: shown,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => owners.has(name))),
  };
}
