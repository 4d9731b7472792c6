import { removeSavedLetter, SAVED_PATH, savedLetter, savedLetters } from '@university/shared/saved-letters';
import { type SavedPage, offlinePage, POLICY, withAge } from './offline-html';
import { isHashedFile, isPublicPage, MOST_FILES, MOST_PAGES, OLDEST_PAGE } from './rules';

/** Increase when the format changes. */
const PAGES = 'site-pages-1';
const FILES = 'site-files-1';

const TITLE = 'x-title';

export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const saved = await files.match(request.url, { ignoreVary: true });
  if (saved) return saved;
  // The request's integrity is checked.
  const answer = await fetch(request);
  if (answer.status === 200) {
    await files.put(request.url, answer.clone());
    await keepNewest(files, MOST_FILES);
  }
  return answer;
}

const REMOVED = [404, 410];

export async function savePage(address: string, answer: Response): Promise<void> {
  if (REMOVED.includes(answer.status)) await (await caches.open(PAGES)).delete(address);
  if (!isPublicPage(answer)) return;
  const html = await answer.clone().text();
  const headers = new Headers({ [TITLE]: encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address) });
  for (const name of ['content-type', 'content-security-policy', 'date']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(html, { headers }));
  await keepNewest(pages, MOST_PAGES);
  await Promise.allSettled(filesOf(html).map((wanted) => file(wanted)));
}

function filesOf(html: string): Request[] {
  return [...html.matchAll(/ (?:src|href)="([^"]+)"(?: integrity="([^"]+)")?/g)].flatMap(
    ([, address = '', integrity]) =>
      isHashedFile(new URL(address, location.href)) ? [new Request(address, { integrity, mode: 'cors' })] : [],
  );
}

export async function savedPage(address: string): Promise<{ html: Response; madeAt: string } | null> {
  const html = await (await caches.open(PAGES)).match(address);
  const madeAt = new Date(html?.headers.get('date') ?? 0);
  return html && Date.now() - madeAt.getTime() < OLDEST_PAGE ? { html, madeAt: madeAt.toISOString() } : null;
}

/** Redirects to the saved spelling. */
export async function agedPage({ pathname, href }: URL): Promise<Response | null> {
  const saved = await savedPage(href);
  if (!saved) {
    const keys = await (await caches.open(PAGES)).keys();
    const same = keys.find(({ url }) => spelling(url) === spelling(href));
    return same && same.url !== href ? Response.redirect(same.url) : null;
  }
  const about = { path: pathname, madeAt: saved.madeAt, hasLetters: (await savedLetters()).length > 0 };
  const html = withAge(await saved.html.text(), about, navigator.onLine);
  return new Response(html, { headers: saved.html.headers });
}

export async function contents(asked: URL): Promise<Response> {
  const keys = await (await caches.open(PAGES)).keys();
  const pages = await Promise.all(
    keys.map(async ({ url }): Promise<SavedPage[]> => {
      const saved = await savedPage(url);
      const title = saved?.html.headers.get(TITLE);
      return saved && title
        ? [{ path: new URL(url).pathname, title: withoutSite(decodeURIComponent(title)), madeAt: saved.madeAt }]
        : [];
    }),
  );
  const html = offlinePage({
    pages: pages.flat().sort((one, other) => other.madeAt.localeCompare(one.madeAt)),
    letters: await savedLetters(),
    asked: asked.pathname === SAVED_PATH ? null : asked.pathname + asked.search,
    isOnline: navigator.onLine,
  });
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}

export const lettersInstead = async (asked: URL): Promise<Response | null> =>
  (await savedLetters()).length > 0 ? contents(asked) : null;

export async function letter({ method }: Request, address: URL): Promise<Response> {
  if (method !== 'POST') return (await savedLetter(address.pathname)) ?? contents(address);
  await removeSavedLetter(address.pathname);
  return Response.redirect(SAVED_PATH, 303);
}

const spelling = (address: string) => address.replace(/\/$/, '').toLowerCase();

/** `keys` are in insertion order. */
async function keepNewest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

const withoutSite = (title: string) => title.split(' · ')[0] as string;
