import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import RssParser from 'rss-parser';
import { DAY } from '@university/shared/time';
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

const day = (from: number) => new Date(Date.now() + from * DAY).toISOString().slice(0, 10);

let token = '';

/** Publishes a notice as staff do. */
async function upload(request: APIRequestContext, fields: Record<string, string>): Promise<Notice> {
  if (token === '') {
    const data = { email: 'notices@seu.example', password: 'demo-Skill-2025' };
    token = (await (await request.post('/api/v1/auth/login', { data })).json()).token;
  }
  const document = await PDFDocument.create();
  document.addPage().drawText(fields.fileName ?? '');
  const pdf = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/v1/notice/upload', { headers, multipart: { ...fields, pdf } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data.notice;
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
  await page.getByLabel('From').fill(day(-2000));
  await page.getByLabel('To', { exact: true }).fill(day(-1500));
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/archive=true/);
  await expect(status).toHaveText('0 notices with “LIFTS at”');
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL('/tenders?archive=true');
  await expect(status).toHaveText(/^\d+ notices/);
}

test('a list is paged, searched and changed for its archive without loading a document anew', {
  tag: '@smoke',
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

  test('a list is paged, searched and changed for its archive', async ({ page }) => {
    await walk(page);
  });

  test('home leads to the page of a notice, and that to its PDF', async ({ page, request }) => {
    const { _id, fileName } = await newest(request, 'section=announcements');
    await page.goto('/');
    await expect(page.getByRole('link', { name: fileName }).first()).toHaveAttribute('href', `/notices/${_id}`);
    await page.goto(`/notices/${_id}`);
    const href = await page.getByRole('link', { name: /^Open PDF/ }).getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
  });
});

test('what staff publish has a page with its words, and leaves it when it is archived', async ({ page, request }) => {
  const fileName = `Professor of Practice, Loom ${Date.now()}`;
  const { _id } = await upload(request, {
    fileName,
    section: 'academic-positions',
    summary: 'For people who weave.\n\nA doctorate is <b>not</b> needed.',
    endDate: day(10),
    apply: 'https://recruitment.seu.example/loom',
    vacancies: '2',
  });
  const html = await (await request.get(`/notices/${_id}`)).text();
  expect(html).toContain('A doctorate is &lt;b&gt;not&lt;/b&gt; needed.');
  expect(html).toContain(`${fileName} · `);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json);
  expect(data.join()).toContain('"JobPosting"');
  expect(data.join()).toContain(`"validThrough":"${day(10)}T23:59:59+05:30"`);

  await page.goto('/recruitment');
  const posts = page.getByRole('region', { name: 'Academic positions' });
  await posts.getByRole('link', { name: fileName, exact: true }).click();
  await expect(page).toHaveTitle(`${fileName} · Skill and Entrepreneurship University`);
  await expect(page.getByRole('link', { name: /^Apply online/ })).toHaveAttribute(
    'href',
    'https://recruitment.seu.example/loom',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${fileName}.pdf`);

  const headers = { authorization: `Bearer ${token}` };
  await request.patch(`/api/v1/notice/${_id}`, { headers, data: { archive: true } });
  await page.goto(`/notices/${_id}`);
  await expect(page.getByRole('note')).toContainText('This notice is in the archive.');
  await expect(page.getByRole('link', { name: /^Apply online/ })).toHaveCount(0);
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL('/recruitment/archive/academic-positions');
  await expect(page.locator('main')).toContainText(fileName);
});

test('a notice that is still to come has no page', async ({ request }) => {
  const publishAt = new Date(Date.now() + 5 * DAY).toISOString();
  const { _id } = await upload(request, { fileName: 'To come', section: 'research-notices', publishAt });
  expect((await request.get(`/notices/${_id}`)).status()).toBe(404);
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
  const parser = new RssParser();

  test('a reader finds every notice with its page and its PDF', async ({ request, baseURL }) => {
    const fileName = `Seed grants & <looms> ${Date.now()}`;
    const summary = 'Up to ]]> two lakh rupees.';
    const notice = await upload(request, { fileName, section: 'research-notices', summary });
    for (const path of ['/notices/feed.xml', '/notices/section/research-notices/feed.xml']) {
      const answer = await request.get(path);
      expect(answer.headers()['content-type'], path).toMatch(/^application\/rss\+xml/);
      const feed = await parser.parseString(await answer.text());
      expect(feed.link?.startsWith('http'), path).toBe(true);
      const item = feed.items.find(({ guid }) => guid === notice._id);
      expect(item, path).toMatchObject({
        title: fileName,
        link: expect.stringMatching(new RegExp(`/notices/${notice._id}$`)),
        content: 'Up to ]] > two lakh rupees.',
        enclosure: { type: 'application/pdf', length: String(notice.size) },
      });
      expect(new URL(item?.enclosure?.url ?? '').pathname).toBe(new URL(notice.fileLink, baseURL).pathname);
      expect(Date.parse(item?.isoDate ?? '')).not.toBeNaN();
    }
  });

  test('a reader that asks again is told that nothing is new, by tag or by date', async ({ request }) => {
    for (const path of ['/notices/section/annual-report/feed.xml', '/academic-calendar.ics']) {
      const { etag = '', 'last-modified': since = '' } = (await request.get(path)).headers();
      const known: Record<string, string>[] = [{ 'if-none-match': etag }, { 'if-modified-since': since }];
      for (const headers of known) expect((await request.get(path, { headers })).status(), path).toBe(304);
      const before = { 'if-modified-since': new Date(Date.parse(since) - DAY).toUTCString() };
      expect((await request.get(path, { headers: before })).status(), path).toBe(200);
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

  test('every page says what is missing, and fills itself when the API is back', async ({ context, request }) => {
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
