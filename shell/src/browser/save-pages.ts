import { LANGUAGE } from '@university/shared/language';
import { AS_OF_ID, workerFile } from '../site/boot';
import { WITHIN } from '../site/visits';
import type { Router } from './outdated';

export async function savePages(router: Router): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  await idle();
  await navigator.serviceWorker.register(workerFile(LANGUAGE));
  await tellWorker();
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    document.getElementById(AS_OF_ID)?.remove();
    void idle().then(() => tellWorker(WITHIN));
  });
}

/** Client-side navigations have no HTML, so the worker fetches it. */
async function tellWorker(mark = ''): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(location.pathname + location.search + mark);
}

const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });
