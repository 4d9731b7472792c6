import { AS_OF_ID } from '../site/worker-paths';

/** Without a connection, and from a kept page, a link leads to the kept page as the server made it: this tab has not the data of another one. */
export function leaveByDocument(event: MouseEvent): void {
  const isConnected = navigator.onLine && !document.getElementById(AS_OF_ID);
  if (isConnected || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  // The router does not hear of the click, so the browser follows the link.
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}
