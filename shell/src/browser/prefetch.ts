import { withoutPrefix } from '@university/shared/language';
import type { PageModule } from '@university/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { mayEnter } from '../app/AccessGate';
import type { ModuleSource } from '../site/contexts';
import type { SiteRoute } from '../site/boot';
import { REST_PATH } from '../site/routes';
import { isForStaff, isToOtherDocument } from '../site/staff-area';

/** Milliseconds of hovering before a prefetch. */
export const REST = 65;

/** Feeds and calendars can match a page's pattern. */
const FILE = /\.[a-z]+$/;

interface Site {
  routes: readonly SiteRoute[];
  modules: Pick<ModuleSource, 'code'>;
  queryClient: QueryClient;
}

/** Prefetches code and data on hover, focus or touch; not with Save-Data. */
export function prefetchOnIntent({ routes, modules, queryClient }: Site): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const matchable = routes.map((route) => ({ path: route.path, handle: route }));
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLAnchorElement | null = null;

  async function prefetch({ origin, pathname, search }: HTMLAnchorElement): Promise<void> {
    if (origin !== location.origin || pathname === location.pathname || FILE.test(pathname)) return;
    const path = withoutPrefix(pathname);
    if (isToOtherDocument(path)) return;
    const match = matchRoutes(matchable, path)?.at(-1);
    if (match?.route.path === REST_PATH && isForStaff(path)) return;
    if (!match || !mayEnter(match.route.handle.access)) return;
    const { id, access } = match.route.handle;
    const { loader } = (await modules.code(id).load()) as PageModule;
    if (access && access !== 'public') return;
    await loader?.({ params: match.params, url: new URL(path + search, origin), queryClient });
  }

  function consider(link: HTMLAnchorElement | null, wait: number): void {
    if (link === last) return;
    last = link;
    clearTimeout(resting);
    // The click reports errors.
    if (link) resting = setTimeout(() => void prefetch(link).catch(() => {}), wait);
  }

  const onIntent = ({ type, target }: Event) =>
    consider((target as Element).closest('a'), type === 'touchstart' ? 0 : REST);
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onIntent, { passive: true });
  consider(document.querySelector('a:hover'), REST);
}
