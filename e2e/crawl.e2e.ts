import { createHash } from 'node:crypto';
import { daysIn, roundsIn, seasonFaultsOf } from './support/season';
import { expect, test } from './support/test';

const NO_PAGE = /^\/(api|admin|icon|social-card|texts|assets|remotes)\b|\.(xml|ics|png|svg|json)$/;

const IS_SHARED = /^\/(api|admin|admin-login|loginseu|assets|remotes)(\/|$)/;

const LEAST_DEVANAGARI = 0.8;

const AT_ONCE = 8;

/** Elements that a page has as many of in each language. */
const PARTS = ['h1', 'h2', 'h3', 'table', 'tr', 'li', 'dt', 'img', 'input', 'button', 'a'];

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

const isHindi = (path: string) => /^\/hi(\/|$)/.test(path);

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

const partsOf = (html: string) =>
  PARTS.map((part) => `${part} ${all(mainOf(html), new RegExp(`<(${part})[ >]`, 'g')).length}`).join(', ');

function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const [head = ''] = html.split('</head>', 1);
  if (all(head, /<title>([^<]+)<\/title>/g).length !== 1) faults.push('title');
  if (all(html, /<meta name="description" content="([^"]+)"/g).length !== 1) faults.push('description');
  if (all(html, /<link rel="canonical" href="([^"]+)"/g).length !== 1) faults.push('canonical');
  if (all(html, /<h1[\s>]()/g).length !== 1) faults.push('h1');
  return faults.map((fault) => `has no ${fault}, or more than one`);
}

/** What the page's own Content-Security-Policy forbids. */
function violationsOf(html: string, policy: string): string[] {
  const faults: string[] = [];
  const isAllowed = (style: string) =>
    policy.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  if (/unsafe-|\*/.test(policy) || !policy.startsWith("default-src 'self'; ")) faults.push('page with a strict policy');
  if (!all(html, /<style[^>]*>([^<]*)<\/style>/g).every(isAllowed)) faults.push('page whose styles its policy allows');
  if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")/.test(html))
    faults.push('page free of inline scripts');
  if (/<[a-z][^>]*\s(style|on[a-z]+)="/.test(html)) faults.push('page free of inline styles and handlers');
  return faults.map((fault) => `is no ${fault}`);
}

/** Share of Devanagari letters in `main`, without names that stay in Latin letters. */
function shareOfHindi(html: string): number {
  const text = mainOf(html)
    .replace(/<(svg|script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<li lang="en">[^<]*<\/li>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\S*[@/]\S*|\b[A-Z][A-Za-z]*[.-]?[A-Z0-9][\w.-]*/g, ' ');
  const [devanagari, latin] = [/[\u0900-\u097f]/g, /[A-Za-z]/g].map((letters) => text.match(letters)?.length ?? 0);
  return (devanagari ?? 0) / Math.max(1, (devanagari ?? 0) + (latin ?? 0));
}

function hindiFaultsOf(html: string): string[] {
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
  const isEnglish = !/[\u0900-\u097f]|lang="en"/.test(heading) && /[a-z]{3}/.test(heading.replace(/<[^>]+>/g, ''));
  const share = shareOfHindi(html);
  return [
    ...(html.includes('<html lang="hi-IN">') ? [] : ['is not marked as Hindi']),
    ...(isEnglish ? [`has an English heading that is not marked: ${heading}`] : []),
    ...(share < LEAST_DEVANAGARI ? [`is Hindi to ${Math.round(share * 100)} % only`] : []),
  ];
}

/** The home page shows random programmes, some without a link. */
const DRAWN = /<a [^>]*href="[^"]*\/programs\/[^>]*>/g;

const get = (path: string) => fetch(process.env.SITE_URL + path);

/** Works through a queue that grows meanwhile, a few at a time. */
async function doAll<T>(waiting: T[], work: (each: T) => Promise<void>): Promise<void> {
  async function worker() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

test('every link from the home page works, and every page is valid, in its language, alike in both, and of one season', {
  tag: '@journey',
}, async () => {
  test.setTimeout(900_000);
  const waiting = ['/', '/hi'];
  const from = new Map<string, string>(waiting.map((path) => [path, 'the start']));
  const parts = new Map<string, string>();
  const rounds = new Map<string, string>();
  const faults: string[] = [];
  let days = 0;

  await doAll(waiting, async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    if (answer.status !== 200) return void faults.push(`${path} is ${answer.status} (linked from ${from.get(path)})`);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const { pathname } = new URL(answer.url);
    if (!isPage || NO_PAGE.test(path) || isHindi(path) !== isHindi(pathname)) return;
    parts.set(path, partsOf(path === '/' || path === '/hi' ? html.replace(DRAWN, '') : html));
    const policy = answer.headers.get('content-security-policy') ?? '';
    const wrong = [
      ...faultsOf(html),
      ...violationsOf(html, policy),
      ...(isHindi(path) ? hindiFaultsOf(html) : []),
      ...seasonFaultsOf(html),
    ];
    for (const fault of wrong) faults.push(`${path} ${fault}`);
    days += daysIn(html).length;
    for (const [words, said] of roundsIn(html)) {
      const before = rounds.get(words) ?? said;
      rounds.set(words, before);
      if (before !== said) faults.push(`${path} says ${said}, another page ${before}: ${words}`);
    }
    for (const [, before = '', href = '', after = ''] of html.matchAll(/<a ([^>]*?)href="(\/[^"#?]*)[^"]*"([^>]*)>/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (isHindi(path) && !isHindi(next) && !IS_SHARED.test(next) && !/hreflang/i.test(before + after))
        faults.push(`${path} leads out of Hindi: ${next}`);
      if (from.has(next)) continue;
      from.set(next, path);
      waiting.push(next);
    }
  });

  const hindi = [...parts.keys()].filter(isHindi);
  console.log(`${parts.size} pages, ${hindi.length} of them in Hindi, ${from.size} addresses, ${days} days`);
  expect(days).toBeGreaterThan(3000);
  expect(rounds.size).toBeGreaterThan(20);
  expect(Math.min(hindi.length, parts.size - hindi.length)).toBeGreaterThan(300);
  for (const path of hindi) {
    const english = parts.get(path.slice('/hi'.length) || '/');
    if (english !== undefined && english !== parts.get(path))
      faults.push(`${path} has other parts\n  English ${english}\n  Hindi   ${parts.get(path)}`);
  }
  expect(faults).toEqual([]);
});

test.describe('orders of days that cannot be are seen in a page:', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  for (const [fault, page] of [
    ['has days out of order', row('Diploma', 'apply by 19 Dec 2025', 'decide by 3 Dec 2025')],
    ['has days out of order', row('<time datetime="2025-08-20">20 अगस्त</time>', '6 अगस्त 2025')],
    ['has another day of the week', row('16 Aug 2025', 'Sunday')],
    ['has another day of the week', row('16 अगस्त 2025', 'रविवार')],
    ['ends before it begins', '<p>20 Aug 2025, 10:00 am IST to 18 Aug 2025</p>'],
    ['ends before it begins', '<p>20 अगस्त 2025 से 18 अगस्त 2025 तक</p>'],
    ['says', '<time datetime="2025-08-20T20:00:00Z">20 Aug 2025</time>'],
    ['tells of', '<p>Teaching begins on 1 September 2027.</p>'],
  ] as const)
    test(`${fault}: ${page}`, () =>
      expect(seasonFaultsOf(`<main>${page}</main>`)).toEqual([expect.stringContaining(fault)]));
});

test('filtered courses have the same parts in both languages', { tag: '@journey' }, async () => {
  const courses = await (await get('/courses')).text();
  const filters = all(courses, /<select[^>]*name="(\w+)"/g).flatMap((name) => {
    const [options = ''] = all(courses, new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`, 'g'));
    return all(options, /<option[^>]*value="([^"]+)"/g).map((value) => `/courses?${name}=${encodeURIComponent(value)}`);
  });
  expect(filters.length).toBeGreaterThan(20);
  await doAll(filters, async (path) => {
    const [english = '', hindi = ''] = await Promise.all(
      [path, `/hi${path}`].map(async (twin) => (await get(twin)).text()),
    );
    expect(partsOf(hindi), path).toBe(partsOf(english));
  });
});

test('pages in the site maps exist', { tag: '@journey' }, async () => {
  const index = await (await get('/sitemap.xml')).text();
  const maps = all(index, /<loc>([^<]+)<\/loc>/g);
  expect(maps.length).toBeGreaterThan(5);
  for (const map of maps) {
    const answer = await get(new URL(map).pathname);
    expect(answer.status, map).toBe(200);
    const places = all(await answer.text(), /<loc>([^<]+)<\/loc>/g);
    // The demonstration has no rounds at the general address.
    if (map.endsWith('/mfe-admissions-sign-in.xml')) expect(places).toEqual([]);
    else expect(places.length, map).toBeGreaterThan(0);
    for (const place of new Set([places[0], places.at(-1), places[places.length >> 1]]))
      if (place) expect((await get(new URL(place).pathname)).status, place).toBe(200);
  }
});
