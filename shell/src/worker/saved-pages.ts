import { removeSavedLetter, SAVED_PATH, savedLetter, savedLetters } from '@university/shared/saved-letters';
import { type SavedPage, offlinePage, POLICY, withAge } from './offline-html';
import { isHashedFile, isPublicPage, MOST_FILES, MOST_PAGES, OLDEST_PAGE } from './rules';

/** Raise a number when what is saved is written in another way; the old ones are then deleted. */
const PAGES = 'site-pages-1';
const FILES = 'site-files-1';

/** Where the worker notes the title of a saved page. */
const TITLE = 'x-title';

/** Deletes what earlier workers cached. Saved letters are people's own, and others' caches are not ours. */
export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A hashed file: from this device, else from the network, which is then saved. */
export async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const saved = await files.match(request.url, { ignoreVary: true });
  if (saved) return saved;
  // With the integrity that the request carries, if any: a wrong file rejects here.
  const answer = await fetch(request);
  if (answer.status === 200) {
    await files.put(request.url, answer.clone());
    await keepNewest(files, MOST_FILES);
  }
  return answer;
}

/** Statuses of a page that was taken away: what was saved of it is not shown again. */
const REMOVED = [404, 410];

/** Saves a page, if it was meant for everybody, with the files that it asks for. */
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
  // One that cannot be had is asked for again with the page.
  await Promise.allSettled(filesOf(html).map((wanted) => file(wanted)));
}

/** The scripts and fonts that stand in a page, with their integrity. */
function filesOf(html: string): Request[] {
  return [...html.matchAll(/ (?:src|href)="([^"]+)"(?: integrity="([^"]+)")?/g)].flatMap(
    ([, address = '', integrity]) =>
      isHashedFile(new URL(address, location.href)) ? [new Request(address, { integrity, mode: 'cors' })] : [],
  );
}

/** A page that is saved here and not too old: what was saved, and when the server made it (ISO 8601). */
export async function savedPage(address: string): Promise<{ html: Response; madeAt: string } | null> {
  const html = await (await caches.open(PAGES)).match(address);
  const madeAt = new Date(html?.headers.get('date') ?? 0);
  return html && Date.now() - madeAt.getTime() < OLDEST_PAGE ? { html, madeAt: madeAt.toISOString() } : null;
}

/** The saved page as it is shown, with its age; a redirect to it where the address is spelled in another way. */
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

/** What can be read here, in place of the page that was asked for. */
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

/** The same, where letters are saved: who has one and cannot reach the university may be at the gate of a campus. */
export const lettersInstead = async (asked: URL): Promise<Response | null> =>
  (await savedLetters()).length > 0 ? contents(asked) : null;

/** A saved letter, or its removal by the form that is beside it. */
export async function letter({ method }: Request, address: URL): Promise<Response> {
  if (method !== 'POST') return (await savedLetter(address.pathname)) ?? contents(address);
  await removeSavedLetter(address.pathname);
  return Response.redirect(SAVED_PATH, 303);
}

/** The server redirects other spellings to its own; without it any will do. */
const spelling = (address: string) => address.replace(/\/$/, '').toLowerCase();

/** Deletes the oldest entries; `keys` gives them in the order in which they were put. */
async function keepNewest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** A title comes as HTML, `Page · University`; in a list of its pages the university's name says nothing. */
const withoutSite = (title: string) => title.split(' · ')[0] as string;
