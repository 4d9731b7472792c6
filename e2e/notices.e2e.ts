import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Gate, startSiteBehindGate } from './support/gate';
import { live } from './support/live';
import { openHome } from './support/popup';
import type { Site } from './support/site';
import { expect, test } from './support/test';

interface Notice {
  _id: string;
  fileName: string;
  fileLink: string;
  size: number;
}

async function newest(request: APIRequestContext, query: string): Promise<Notice> {
  return (await (await request.get(`/api/v1/notice?limit=1&${query}`)).json()).data.notices[0];
}

/** Pages with their headings. `{id}` is a post that is open. */
const PAGES: [path: string, heading: string | RegExp][] = [
  ['/notices', 'Notices'],
  ['/notices/{id}', /./],
  ['/tenders', 'Tenders'],
  ['/tenders?archive=true&regex=lift&from=2020-01-01', 'Tenders: archive'],
  ['/tenders?regex=zeppelin', 'Tenders'],
  ['/notices/section/circulars', 'All circulars'],
  ['/recruitment', 'Recruitment'],
  ['/recruitment/archive/academic-positions', 'Academic positions: archive'],
  ['/recruitment-rules', 'Recruitment rules'],
  ['/academics/regulations', 'Academic regulations'],
  ['/about-us/annualReport', 'Annual reports'],
];

test('every page of notices has its heading in the HTML', async ({ request }) => {
  const { _id } = await newest(request, 'section=academic-positions');
  for (const [path, heading] of PAGES) {
    const html = await (await request.get(path.replace('{id}', _id))).text();
    const [, found = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
    expect(found.replace(/<[^>]+>/g, ''), path).toMatch(heading);
  }
});

for (const path of ['/notices/section/gossip', '/recruitment/archive/tenders', '/notices/nobody']) {
  test(`${path} names nothing and leads on`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText(/not found/);
    await page.getByRole('link', { name: 'All sections' }).click();
    await expect(page).toHaveURL('/notices');
  });
}

/** Walks through a list: pages, search, archive. The same with scripts and without. */
async function walk(page: Page) {
  const status = page.locator('main [role=status]');
  const first = page.locator('main ul > li a[href^="/notices/"]').first();
  await page.goto('/tenders');
  await expect(status).toHaveText(/^\d+ notices, page 1 of \d$/);
  const title = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/tenders?page=2');
  await expect(status).toHaveText(/^\d+ notices, page 2 of \d$/);
  await expect(first).not.toHaveText(title);
  await page.getByLabel('Words in the title').fill('LIFTS at');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/tenders\?regex=LIFTS\+at$/);
  await expect(status).toHaveText(/^\d notices? with “LIFTS at”$/);
  await expect(first).toHaveText(/maintenance of lifts/);
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page).toHaveURL('/tenders?archive=true&regex=LIFTS+at');
  await expect(page.locator('main h1')).toHaveText('Tenders: archive');
  await expect(page.getByLabel('Words in the title')).toHaveValue('LIFTS at');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2021-06-01');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/archive=true/);
  await expect(status).toHaveText('0 notices with “LIFTS at”');
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL('/tenders?archive=true');
  await expect(status).toHaveText(/^\d+ notices/);
}

test('a list is paged, searched and changed for its archive without loading a document anew', {
  tag: '@journey',
}, async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await walk(page);
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page.getByLabel('Words in the title')).toHaveValue('LIFTS at');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is paged, searched and changed for its archive', { tag: '@journey' }, async ({ page }) => {
    await walk(page);
  });

  test('home leads to the page of a notice, and that to its PDF', { tag: '@journey' }, async ({ page, request }) => {
    const { _id, fileName } = await newest(request, 'section=announcements');
    await page.goto('/');
    await expect(page.getByRole('link', { name: fileName }).first()).toHaveAttribute('href', `/notices/${_id}`);
    await page.goto(`/notices/${_id}`);
    const href = await page.getByRole('link', { name: /^Open PDF/ }).getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
  });
});

test('search engines find the PDF of a tender', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /api/v1/notice/*/file\n');
  const { _id, fileLink } = await newest(request, 'section=tenders');
  expect(await (await request.get(`/notices/${_id}`)).text()).toContain(`${fileLink.replaceAll('&', '&amp;')}"`);
  const headers = (await request.get(fileLink)).headers();
  expect(headers['content-disposition']).toMatch(/^inline; filename=".+\.pdf"; filename\*=UTF-8''.+\.pdf$/);
  expect(headers.link).toBe(`<${new URL(baseURL as string).origin}/api/v1/notice/${_id}/file>; rel="canonical"`);
  expect(headers).not.toHaveProperty('x-robots-tag');
});

test.describe('feeds', () => {
  test('a reader that asks again is told that nothing is new', async ({ request }) => {
    for (const path of ['/notices/section/annual-report/feed.xml', '/academic-calendar.ics']) {
      const { etag = '' } = (await request.get(path)).headers();
      expect((await request.get(path, { headers: { 'if-none-match': etag } })).status(), path).toBe(304);
    }
  });

  test('lists and notices announce their feed, and say so to people', async ({ page, request }) => {
    const { _id } = await newest(request, 'section=tenders');
    for (const path of ['/tenders', `/notices/${_id}`]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(
        /<link rel="alternate"[^>]*type="application\/rss\+xml"[^>]*href="[^"]*\/notices\/section\/tenders\/feed\.xml"/,
      );
    }
    await page.goto('/tenders');
    await expect(page.getByRole('link', { name: /^RSS feed/ })).toHaveAttribute(
      'href',
      '/notices/section/tenders/feed.xml',
    );
  });

  test('a section that is none has no feed', async ({ request }) => {
    expect((await request.get('/notices/section/gossip/feed.xml')).status()).toBe(404);
  });
});

test('the way from home to a notice loads no document anew', async ({ page, request }) => {
  const { _id, fileName } = await newest(request, 'section=announcements');
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await (await live(page.getByRole('link', { name: fileName }).first())).click();
  await expect(page).toHaveURL(`/notices/${_id}`);
  await expect(page.locator('main h1')).toHaveText(fileName);
  expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true);
});

test.describe('with the API stopped', () => {
  let gate: Gate;
  let site: Site;
  test.beforeAll(async () => {
    ({ site, gate } = await startSiteBehindGate());
  });
  test.afterAll(async () => {
    await gate.close();
    await site.stop();
  });

  test('every page says what is missing, and fills itself when the API is back', { tag: '@journey' }, async ({
    context,
    request,
  }) => {
    const { _id } = await newest(request, 'section=circulars');
    const rows: [path: string, missing: string, back: RegExp][] = [
      ['/notices', 'We could not load the sections.', /\d+ notices/],
      ['/tenders', 'We could not load these notices.', /\d+ notices/],
      ['/recruitment', 'We could not load the posts.', /Before you apply/],
      [`/notices/${_id}`, 'We could not load this notice.', /At a glance/],
    ];
    await gate.close();
    const opened: { main: Locator; path: string; back: RegExp }[] = [];
    for (const [path, missing, back] of rows) {
      const page = await context.newPage();
      const answer = await page.goto(site.url + path);
      expect(await answer?.text(), path).toContain(missing);
      const main = page.locator('main');
      await expect(main.getByRole('alert')).toContainText('Try again');
      opened.push({ main, path, back });
    }
    expect((await request.get(`${site.url}/notices/feed.xml`)).status()).toBe(503);
    await gate.open();
    for (const { main, path, back } of opened) await expect(main, path).toContainText(back);
  });
});
