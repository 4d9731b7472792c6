import { SAVED_LETTERS_PATH, SAVED_PATH } from '@university/shared/saved-letters';
import { FIRST_FONTS } from '@university/shared/look';
import { agedPage, contents, deleteOldCaches, file, letter, lettersInstead, savePage, savedPage } from './saved-pages';
import { STYLE_PATH, style } from './offline-html';
import { READ_WITHIN, WITHIN } from '../site/visits';
import { answerPage, RECENT, isHashedFile, isSaveable } from './rules';

const worker = self as unknown as Scope;

// Takes over at once: pages come from the network and files are hashed.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(Promise.all(FIRST_FONTS.map((font) => file(new Request(font)))));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
// A visible page that the worker did not serve.
worker.addEventListener('message', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), visited(String(event.data))])),
);

const SAVED_KINDS: readonly string[] = ['script', 'font', 'image', ''];

/** Null: not handled. */
function answerTo(event: RequestEvent): Promise<Response> | null {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin === location.origin) {
    if (address.pathname === SAVED_PATH) return contents(address);
    if (address.pathname === STYLE_PATH) return css();
    if (address.pathname.startsWith(SAVED_LETTERS_PATH)) return letter(request, address);
  }
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') return page(event, address);
  return isHashedFile(address) && SAVED_KINDS.includes(request.destination) ? file(request) : null;
}

/** Network first; the saved page when slow or offline. */
async function page(event: RequestEvent, address: URL): Promise<Response> {
  address.hash = '';
  const saveable = isSaveable(address);
  const fresh = fromNetwork(event).then((answer) => {
    if (saveable) event.waitUntil(savePage(address.href, answer));
    return answer;
  });
  event.waitUntil(fresh.catch(() => {}));
  return answerPage(address, fresh, { aged: agedPage, letters: lettersInstead, contents });
}

const fromNetwork = async ({ preloadResponse, request }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const css = async () => new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8' } });

/** Unless recently saved, or with Save-Data. */
async function visited(path: string): Promise<void> {
  const address = new URL(path, location.origin);
  const isWithin = address.hash === WITHIN;
  address.hash = '';
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (address.origin !== location.origin || !isSaveable(address) || connection?.saveData) return;
  const saved = await savedPage(address.href);
  if (saved && Date.now() - Date.parse(saved.madeAt) < RECENT) return;
  const answer = await fetch(address, { headers: isWithin ? { [READ_WITHIN]: '1' } : {} }).catch(() => null);
  if (answer) await savePage(address.href, answer);
}

/** TypeScript's worker types conflict with the DOM's. https://www.w3.org/TR/service-workers/ */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
