import type { SiteMap, SiteRoute } from '../../site/boot';
import { NOTICE_PATH, remoteOf } from '../../site/routes';
import { SHELL_SLOTS, slotsAt } from '../../site/slots/slots-at';

/**
 * What a page shows itself of the site's map: its own route, what may fill its slots and the frame's, and the page to which
 * alerts lead. The rest comes with the first sign of somebody (browser/onward.ts).
 */
export function firstMap(
  { routes, slots, remotes, opened = {}, ...map }: SiteMap,
  own: SiteRoute | undefined,
  pathname: string,
): SiteMap {
  const openedHere = Object.entries(opened).filter(([, { path }]) => path === own?.path);
  const names = [...SHELL_SLOTS, ...openedHere.map(([name]) => name)];
  const shown = names.flatMap((name) => slotsAt(slots, name, pathname));
  const first = routes.filter(({ id, path }) => id === own?.id || path === NOTICE_PATH);
  const owners = new Set([...first, ...shown].map(({ id }) => remoteOf(id)));
  return {
    ...map,
    routes: first,
    slots: shown,
    ...(openedHere.length > 0 && { opened: Object.fromEntries(openedHere) }),
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => owners.has(name))),
  };
}
