import { authStore, browserApi, createQueryClient, fetchSitePages, joinTabs } from '@university/shared';
import { PREFIX } from '@university/shared/language';
import { touch, touched } from '@university/shared/island';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/App';
import { createRoutes } from '../app/create-routes';
import { dismissedAlerts } from '../site/frame';
import { note, troubled } from '../site/monitoring';
import { watchRecovery } from '../site/typed/recovery';
import { hasTyped } from '../site/typed/typed';
import { AS_OF_ID, BOOT_ID, ROOT_ID, type BootData } from '../site/boot';
import { BrowserModules } from './browser-modules';
import { allowMovedNodes } from './moved-nodes';
import { Outdated } from './outdated';

/** Milliseconds. */
const QUIET_AFTER = 10_000;

window.addEventListener('error', note);
window.addEventListener('unhandledrejection', note);
document.addEventListener('click', leaveByDocument, { capture: true });

allowMovedNodes();
const recovered = watchRecovery(document.getElementById(ROOT_ID) as HTMLElement);

/** React's default handling plus a report. */
const noted: RootOptions = {
  onCaughtError(error, around) {
    console.error(error);
    note({ type: 'error', error, ...around });
  },
  onRecoverableError(error, around) {
    recovered();
    console.warn('Hydration:', error);
    note({ type: 'hydration', error, ...around });
  },
};

const given = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as BootData;
if (given.previews) {
  void import(/* webpackChunkName: "previews" */ './previews')
    .then(({ withPreviews }) => withPreviews(given))
    .then(start);
  // Browsers older than 2022 keep the server's HTML: its links and forms need no scripts, which would fail in them.
} else if ('findLast' in Array.prototype) start(given);

function start(boot: BootData): void {
  const root = document.getElementById(ROOT_ID) as HTMLElement;
  const queryClient = createQueryClient({ api: browserApi, sitePages: fetchSitePages });
  // Fresh: the server has just read it.
  for (const [key, data] of boot.queries) queryClient.setQueryData(key, data);

  const modules = new BrowserModules(boot);
  const outdated = new Outdated(boot.release);
  const contextNow = () => ({ queryClient, hash: outdated.router?.state.navigation.location?.hash ?? '' });
  const router = createBrowserRouter(createRoutes(boot, modules, contextNow, outdated.openAnew), {
    basename: PREFIX || '/',
    hydrationData: boot.previews ? undefined : { loaderData: boot.pageInfo },
  });
  outdated.router = router;
  const firstKey = router.state.location.key;
  router.subscribe(({ navigation, location }) => {
    // React cannot leave a page with a boundary that waits.
    touch();
    if (navigation.state === 'loading') modules.leaveFirstPage();
    if (location.key !== firstKey) modules.firstPageLeft();
  });

  const app = (
    <App site={boot} modules={modules} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  if (boot.previews) createRoot(root, noted).render(app);
  // A transition hydrates in short pieces.
  else
    startTransition(() => {
      hydrateRoot(root, app, noted);
    });
  authStore.getState().restore();
  if (authStore.getState().session) void joinTabs();
  const quiet = Promise.race([touched(), new Promise((resolve) => setTimeout(resolve, QUIET_AFTER))]);
  const isReleased = process.env.NODE_ENV === 'production' && !boot.previews;
  after(
    Promise.race([quiet, troubled]),
    () => import(/* webpackChunkName: "monitor" */ './monitor'),
    ({ monitor }) => monitor(boot, () => router.state.matches.at(-1)?.route.id),
  );
  if (isReleased)
    after(
      quiet,
      () => import(/* webpackChunkName: "keep-pages" */ './save-pages'),
      ({ savePages }) => savePages(router).catch(() => {}),
    );
  after(
    touched(),
    () => import(/* webpackChunkName: "prefetch" */ './prefetch'),
    ({ prefetchOnIntent }) => prefetchOnIntent({ routes: boot.routes, modules, queryClient }),
  );
  after(
    touched(),
    () => import(/* webpackChunkName: "restore-typed" */ '../site/typed/restore-typed'),
    ({ keepTyped }) => keepTyped(root, router),
  );
  // Hydrate now for what the server did not know: login, closed alerts, anchor, saved input, offline copy.
  if (
    authStore.getState().session ||
    dismissedAlerts().length > 0 ||
    location.hash ||
    hasTyped() ||
    document.getElementById(AS_OF_ID)
  )
    touch();
}

/** The page does without what cannot be loaded; what fails later is reported. */
function after<T>(sign: Promise<unknown>, load: () => Promise<T>, work: (module: T) => unknown): void {
  void sign.then(load).then(work, () => {});
}

/** Offline, or on a stale page, use document navigation: this tab lacks other pages' data. */
function leaveByDocument(event: MouseEvent): void {
  if (!document.getElementById(AS_OF_ID) && (navigator.onLine || !navigator.serviceWorker?.controller)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  // Hides the click from the router.
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}
