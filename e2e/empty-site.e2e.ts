import type { Page } from '@playwright/test';
import { exampleIdentity } from '@university/shared/testing/identity';
import { expectAccessible } from './support/axe';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ DEMO: 'off' });
});
test.afterAll(() => site?.stop());

test.use({ baseURL: undefined });

/** Addresses that no page links to. */
const BESIDE = ['/site-map', '/search?q=fees', '/admin-login', '/loginuniversity', '/notices/section/tenders'];

/** Runs in the page: headings with nothing below them, and menus without entries. */
function emptyParts(): string[] {
  const found: string[] = [];
  for (const place of document.querySelectorAll('main, footer')) {
    const headings = [...place.querySelectorAll('h1, h2, h3, h4')];
    for (const [index, heading] of headings.entries()) {
      const next = headings[index + 1];
      const below = document.createRange();
      below.setStartAfter(heading);
      if (next) below.setEndBefore(next);
      else below.setEndAfter(place.lastChild ?? heading);
      const isTitleOfNext = next && Number(next.tagName[1]) > Number(heading.tagName[1]);
      const holds = below.toString().trim() !== '' || below.cloneContents().querySelector('input, button, img, svg');
      if (!holds && !isTitleOfNext) found.push(`nothing below “${heading.textContent}”`);
    }
  }
  for (const summary of document.querySelectorAll('nav summary'))
    if (!summary.parentElement?.querySelector('a')) found.push(`no entry in “${summary.textContent}”`);
  return found;
}

const linksOf = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('a site without data has no empty heading, no dead link and no text of the demonstration', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const from = new Map(['/', ...BESIDE].map((path) => [path, 'the start']));
  const faults: string[] = [];
  for (const path of from.keys()) {
    if (/^\/(?:api|assets|remotes)\b/.test(path)) continue;
    if (!(await isPage(path))) {
      const { status } = await fetch(site.url + path);
      if (status !== 200) faults.push(`${path} is ${status}, linked from ${from.get(path)}`);
      continue;
    }
    const answer = await page.goto(site.url + path);
    if (answer?.status() !== 200) faults.push(`${path} is ${answer?.status()}, linked from ${from.get(path)}`);
    for (const fault of await page.evaluate(emptyParts)) faults.push(`${path}: ${fault}`);
    const text = await page.content();
    for (const word of [exampleIdentity.name, 'Dwarka', 'Delhi', 'seu.example'])
      if (text.includes(word)) faults.push(`${path} says ${word}`);
    for (const link of await linksOf(page)) {
      const next = link.replace(/#.*$/, '');
      if (!from.has(next)) from.set(next, path);
    }
  }
  console.log(`${from.size} addresses of an empty site`);
  expect(faults).toEqual([]);
  expect(from.size).toBeGreaterThan(20);
  await context.close();
});

async function isPage(path: string): Promise<boolean> {
  const { headers, body } = await fetch(site.url + path, { redirect: 'manual' });
  await body?.cancel();
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

for (const width of [390, 1280])
  test(`its home page at ${width} px: axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
  });
