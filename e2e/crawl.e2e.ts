import { createHash } from 'node:crypto';
import { expect, test } from './support/test';

/** Addresses that answer with something else than a page, or that nobody may enter. */
const NO_PAGE = /^\/(api|admin|icon|social-card|texts|assets|remotes)\b|\.(xml|ics|png|svg|json)$/;

/** Pages asked for side by side. */
const AT_ONCE = 8;

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

/** What is wrong with a page as a search engine reads it. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  // Drawings have titles too; the page's stands in its head.
  const [head = ''] = html.split('</head>', 1);
  if (all(head, /<title>([^<]+)<\/title>/g).length !== 1) faults.push('title');
  if (all(html, /<meta name="description" content="([^"]+)"/g).length !== 1) faults.push('description');
  if (all(html, /<link rel="canonical" href="([^"]+)"/g).length !== 1) faults.push('canonical');
  if (all(html, /<h1[\s>]()/g).length !== 1) faults.push('h1');
  return faults;
}

/** What in a page its own policy forbids: a browser would say so on each visit. */
function violationsOf(html: string, policy: string): string[] {
  const faults: string[] = [];
  const isAllowed = (style: string) =>
    policy.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  if (/unsafe-|\*/.test(policy) || !policy.startsWith("default-src 'self'; ")) faults.push('page with a strict policy');
  if (!all(html, /<style[^>]*>([^<]*)<\/style>/g).every(isAllowed)) faults.push('page whose styles its policy allows');
  if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")/.test(html))
    faults.push('page free of inline scripts');
  if (/<[a-z][^>]*\s(style|on[a-z]+)="/.test(html)) faults.push('page free of inline styles and handlers');
  return faults;
}

test('from the home page every link leads somewhere, every page has what search engines need, and keeps to its policy', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const from = new Map<string, string>([['/', 'the start']]);
  const waiting = ['/'];
  const faults: string[] = [];
  let pages = 0;

  async function visit(path: string) {
    const answer = await request.get(path);
    if (answer.status() !== 200)
      return void faults.push(`${path} is ${answer.status()} (linked from ${from.get(path)})`);
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    if (!isPage || NO_PAGE.test(path)) return;
    pages++;
    const html = await answer.text();
    for (const fault of faultsOf(html)) faults.push(`${path} has no ${fault}, or more than one`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    for (const fault of violationsOf(html, policy)) faults.push(`${path} is no ${fault}`);
    for (const href of all(html, /<a [^>]*?href="(\/[^"#?]*)/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (from.has(next)) continue;
      from.set(next, path);
      waiting.push(next);
    }
  }

  async function visitor() {
    for (let path = waiting.shift(); path; path = waiting.shift()) await visit(path);
  }
  // Each round visits what the one before has found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitor));

  console.log(`${pages} pages, ${from.size} addresses`);
  expect(pages).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('every page in the site maps is there', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = all(index, /<loc>([^<]+)<\/loc>/g);
  expect(maps.length).toBeGreaterThan(5);
  for (const map of maps) {
    const answer = await request.get(new URL(map).pathname);
    expect(answer.status(), map).toBe(200);
    const places = all(await answer.text(), /<loc>([^<]+)<\/loc>/g);
    // Rounds at the general address, of which the demonstration has none.
    if (map.endsWith('/mfe-admissions-sign-in.xml')) expect(places).toEqual([]);
    else expect(places.length, map).toBeGreaterThan(0);
    // The first, the last and one between: the crawl has seen the others.
    for (const place of new Set([places[0], places.at(-1), places[places.length >> 1]]))
      if (place) expect((await request.get(new URL(place).pathname)).status(), place).toBe(200);
  }
});
