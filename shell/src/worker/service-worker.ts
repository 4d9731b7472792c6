import { SAVED_LETTERS_PATH, SAVED_PATH } from '@university/shared/saved-letters';
import { FIRST_FONTS } from '@university/shared/look';
import { agedPage, contents, deleteOldCaches, file, letter, lettersInstead, savePage, savedPage } from './saved-pages';
import { STYLE_PATH, style } from './offline-html';
import { READ_WITHIN, WITHIN } from '../site/visits';
import { answerPage, RECENT, isHashedFile, isSaveable } from './rules';

const worker = self as unknown as Scope;

// A new worker takes over at once: it decides nothing about versions. Pages come from the network, and files are named
// after their content, so open tabs of any age go on.
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
// A page says that it is on screen without having been asked for: the first one, and those within the open tab. One that
// was on its way while the worker became active is not the worker's yet, and is from then on.
worker.addEventListener('message', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), visited(String(event.data))])),
);

/** What asks for files that pages bring; without a destination: a program. */
const SAVED_KINDS: readonly string[] = ['script', 'font', 'image', ''];

/** Null: not ours, the browser goes to the network as if there were no worker. */
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

/** A page: from the network; from this device where the network does not answer, or not soon. */
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

/** Saves a page that somebody reads, unless it was saved a short while ago or they save data. */
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

/**
 * The part of a service worker's surroundings that is used here: TypeScript's own description of them cannot stand in one
 * program with that of pages. https://www.w3.org/TR/service-workers/
 */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

interface LifeEvent {
  /** The browser does not end the worker before this has settled. */
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** A page that the browser asked for while the worker was starting; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
