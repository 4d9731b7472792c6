import type { Page, Request } from '@playwright/test';
import { sideways, violations } from './support/axe';
import { expect, test } from './support/test';

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

/** Addresses that are the same in all languages: files, and what is written with a login of staff. */
const IS_SHARED = /^\/(api|admin|admin-login|loginseu|assets|remotes)(\/|$)/;

/** Of the letters of a page's main part. */
const LEAST_DEVANAGARI = 0.8;

/** Pages asked for side by side. */
const AT_ONCE = 8;

/** Letters of the main part by their script, without names that stand in Latin letters in Hindi too. */
function letters(html: string): { devanagari: number; latin: number } {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const text = main
    .replace(/<(svg|script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // Titles of publications stay as they were published.
    .replace(/<li lang="en">[^<]*<\/li>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    // Codes, addresses and mailboxes.
    .replace(/\S*[@/]\S*|\b[A-Z][A-Za-z]*[.-]?[A-Z0-9][\w.-]*/g, ' ');
  return { devanagari: text.match(/[\u0900-\u097f]/g)?.length ?? 0, latin: text.match(/[A-Za-z]/g)?.length ?? 0 };
}

test('from the Hindi home page every link stays in Hindi, and every page is in it', async ({ request }) => {
  test.setTimeout(300_000);
  const seen = new Set(['/hi']);
  const waiting = ['/hi'];
  const faults: string[] = [];
  const shares: [string, number][] = [];
  let pages = 0;

  async function visit(path: string) {
    const answer = await request.get(path);
    if (answer.status() !== 200) return void faults.push(`${path} is ${answer.status()}`);
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    if (!isPage || !new URL(answer.url()).pathname.startsWith('/hi')) return;
    pages++;
    const html = await answer.text();
    if (!html.includes('<html lang="hi-IN">')) faults.push(`${path} is not marked as Hindi`);
    const [heading = ''] = all(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g);
    if (!/[\u0900-\u097f]|lang="en"/.test(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '') && /[a-z]{3}/.test(heading))
      faults.push(`${path} has an English heading that is not marked: ${heading}`);
    const { devanagari, latin } = letters(html);
    shares.push([path, devanagari / Math.max(1, devanagari + latin)]);
    for (const [, before = '', href = '', after = ''] of html.matchAll(/<a ([^>]*?)href="(\/[^"#?]*)[^"]*"([^>]*)>/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (/hreflang/i.test(before + after) || IS_SHARED.test(next)) continue;
      if (!/^\/hi(\/|$)/.test(next)) faults.push(`${path} leads out of Hindi: ${next}`);
      else if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  async function visitor() {
    for (let path = waiting.shift(); path; path = waiting.shift()) await visit(path);
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitor));

  console.log(`${pages} pages in Hindi`);
  expect(pages).toBeGreaterThan(300);
  expect(faults).toEqual([]);
  const english = shares.filter(([, share]) => share < LEAST_DEVANAGARI);
  expect(english.map(([path, share]) => `${path}: ${Math.round(share * 100)} %`)).toEqual([]);
});

/** What a page consists of, whatever language it is in. */
const PARTS = ['h1', 'h2', 'h3', 'table', 'tr', 'li', 'dt', 'img', 'input', 'button', 'a'];

/** How many of each a page has in its main part: `h2 3, li 12`. */
function partsOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return PARTS.map((part) => `${part} ${all(main, new RegExp(`<(${part})[ >]`, 'g')).length}`).join(', ');
}

test('every page has the same parts in both languages', async ({ request }) => {
  test.setTimeout(300_000);
  const mapped = async (path: string) =>
    all(await (await request.get(path)).text(), /<loc>([^<]+)<\/loc>/g).map((place) => new URL(place).pathname);
  const maps = await Promise.all((await mapped('/sitemap.xml')).map(mapped));
  const courses = await (await request.get('/courses')).text();
  const filters = all(courses, /<select[^>]*name="(\w+)"/g).flatMap((name) => {
    const [options = ''] = all(courses, new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`, 'g'));
    return all(options, /<option[^>]*value="([^"]+)"/g).map((value) => `/courses?${name}=${encodeURIComponent(value)}`);
  });
  expect(filters.length).toBeGreaterThan(20);
  const waiting = [...filters, ...maps.flat().filter((path) => !/^\/hi(\/|$)/.test(path))];
  const seen: string[] = [];
  const faults: string[] = [];

  async function compare(path: string) {
    const twins = [path, path === '/' ? '/hi' : `/hi${path}`];
    const answers = await Promise.all(twins.map((twin) => request.get(twin)));
    const [english, hindi] = await Promise.all(answers.map(async (answer) => partsOf(await answer.text())));
    seen.push(path);
    if (english !== hindi) faults.push(`${path}\n  English ${english}\n  Hindi   ${hindi}`);
  }
  async function comparer() {
    for (let path = waiting.shift(); path; path = waiting.shift()) await compare(path);
  }
  await Promise.all(Array.from({ length: AT_ONCE / 2 }, comparer));
  console.log(`${seen.length} pages in both languages`);
  expect(seen.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

async function expectWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sideways(page)).toBe(0);
}

/** One of each kind. */
const KINDS = [
  '/hi',
  '/hi/courses',
  '/hi/admission',
  '/hi/admission/result?category=ug',
  '/hi/admission/guidelines',
  '/hi/campus/dwarka',
  '/hi/academics/faculty',
  '/hi/tenders',
  '/hi/grievance-form',
  '/hi/search?q=%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%B5%E0%A5%87%E0%A4%B6',
  '/hi/holiday-calendar',
];

test('the page of a programme is whole at 390 and 320 pixels, and axe finds nothing', async ({ page }) => {
  await page.goto('/hi/courses/ug');
  await page.goto((await page.locator('main a[href^="/hi/programs/"]').first().getAttribute('href')) ?? '');
  await expectWhole(page);
});

for (const path of KINDS) {
  test(`${path} is whole at 390 and 320 pixels, and axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    await expectWhole(page);
  });
}

test('the switch keeps the place, and the choice is remembered for the first page alone', async ({ page }) => {
  await page.goto('/courses?level=ug');
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/courses?level=ug');
  await expect(page.locator('main h1')).toHaveText('पाठ्यक्रम');
  await page.goto('/');
  await expect(page).toHaveURL('/hi');
  await page.goto('/courses');
  await expect(page).toHaveURL('/courses');
  await page.goto('/hi/courses');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('within the tab pages stay in Hindi; what is in English alone is opened there', async ({ page }) => {
  await page.goto('/hi/courses');
  await page.locator('main a[href^="/hi/programs/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/programs\//);
  await page.getByRole('link', { name: 'एडमिन लॉग इन' }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('what is not there, moved or misspelt is answered in Hindi', async ({ request }) => {
  const nowhere = await request.get('/hi/no/such/page');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toContain('<html lang="hi-IN">');
  for (const [asked, location] of [
    ['/hi/', '/hi'],
    ['/hi/Courses', '/hi/courses'],
    ['/hi/courses/', '/hi/courses'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, location]);
  }
});

test('what the API refuses is told in Hindi', async ({ page, complaints }) => {
  await page.goto('/hi/grievance-form');
  await page.getByLabel('टिकट नंबर').fill('GR-2026-7F3K-92QG');
  await page.locator('#track-email').fill('nobody@university.example');
  await page.getByRole('button', { name: 'स्थिति दिखाएँ' }).click();
  await expect(page.getByText('इस टिकट नंबर और ई-मेल पते की कोई शिकायत नहीं है।')).toBeVisible();
  expect(complaints.filter((complaint) => !/404|track failed/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('feeds, calendars, site map and manifest are in Hindi, and lead there', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/hi/notices/feed.xml')).toMatch(/<language>hi-in<\/language>[\s\S]*\/hi\/notices\//);
  expect(await text('/hi/holiday-calendar.ics')).toMatch(/X-WR-CALNAME:.*[\u0900-\u097f]/);
  expect(await text('/sitemaps/pages.xml')).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/courses"/);
  expect(JSON.parse(await text('/hi/site.webmanifest'))).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
});

test('English readers download nothing of it but the word that leads there', async ({ page }) => {
  const filesOf = async (path: string) => {
    const files: string[] = [];
    const note = (request: Request) => files.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path);
    page.off('request', note);
    return files.filter((file) => /\.(js|woff2)$/.test(file));
  };
  const english = await filesOf('/courses');
  const hindi = await filesOf('/hi/courses');
  // What both ask for has no words: the frameworks, what the shell does without words, a font of Latin letters, and that
  // of the one word.
  const both = english.filter((file) => hindi.includes(file));
  expect(
    both.filter((file) => !/\/(react|start|router|monitor|mukta-latin-\d+|mukta-hindi-name)\./.test(file)),
  ).toEqual([]);
  expect(english.filter((file) => /mukta-hindi-\d/.test(file))).toEqual([]);
});
