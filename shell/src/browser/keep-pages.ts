import type { createBrowserRouter } from 'react-router-dom';
import { AS_OF_ID, WORKER_PATH } from '../site/worker-paths';

type Router = ReturnType<typeof createBrowserRouter>;

/** Has a service worker keep the pages that are visited; what is on screen comes first. */
export async function keepPages(router: Router): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  document.addEventListener('click', leaveByDocument, { capture: true });
  await loaded();
  await idle();
  await navigator.serviceWorker.register(WORKER_PATH);
  await tellWorker();
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    // It spoke of the page before.
    document.getElementById(AS_OF_ID)?.remove();
    void idle().then(tellWorker);
  });
}

/** The worker fetches pages that it was not asked for: those within a tab come without their HTML. */
async function tellWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(location.pathname + location.search);
}

/** Without a connection, and from a kept page, a link leads to the kept page as the server made it: this tab has not the data of another one. */
function leaveByDocument(event: MouseEvent): void {
  const isConnected = navigator.onLine && !document.getElementById(AS_OF_ID);
  if (isConnected || !navigator.serviceWorker.controller) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  // The router does not hear of the click, so the browser follows the link.
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}

const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });
