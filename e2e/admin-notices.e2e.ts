import RssParser from 'rss-parser';
import { addDays, istDay } from '@university/shared/time';
import { apiAs, enter, handFiles, pdf, staffMenu, test } from './support/admin';
import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { calendarNow, startSite } from './support/site';
import { expect } from './support/test';

let api: Awaited<ReturnType<typeof apiAs>>;
test.beforeAll(async ({ site }) => {
  api = await apiAs(site.url, 'notices');
});

const submit = { name: /^Upload and publish/ };

async function countOf(words: string): Promise<number> {
  const { counts } = await api.get<{ counts: { all: number } }>(`/admin/notice?search=${encodeURIComponent(words)}`);
  return counts.all;
}

test('the fields of a section show in the preview and in the notice', { tag: '@journey' }, async ({ page }) => {
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('non-academic');
  await page.getByRole('option', { name: 'Non-academic positions' }).click();
  await page.getByLabel('PDF files').setInputFiles(await pdf('posts', { name: 'Store_keeper-2026.pdf' }));
  await expect(page.getByLabel('Title')).toHaveValue('Store keeper-2026');
  await page.getByLabel('Title').fill('Store keeper, two posts');
  await page.getByLabel('Summary (optional)').fill('Bring:\n- your certificates');
  await page.getByLabel(/Last date to apply/).fill('2030-01-31');
  await page.getByLabel(/Address to apply/).fill('https://apply.seu.example/posts');
  await page.getByLabel(/Number of vacancies/).fill('2');
  await page.getByLabel('Move it to the archive by itself after the last date').check();
  await page.getByText('See how it will look').click();
  const preview = page.locator('details').filter({ hasText: 'See how it will look' });
  await expect(preview).toContainText('your certificates');
  await expect(preview).toContainText('31 Jan 2030');
  await page.getByRole('button', submit).click();

  await expect(page.getByText('“Store keeper, two posts” is published.')).toBeVisible();
  const id = (await page.getByRole('link', { name: 'See the notice' }).getAttribute('href'))?.split('/').pop();
  const { notice } = await api.get<{ notice: object }>(`/notice/${id}`);
  expect(notice).toMatchObject({
    section: 'non-academic-positions',
    summary: 'Bring:\n- your certificates',
    endDate: '2030-01-31',
    apply: 'https://apply.seu.example/posts',
    vacancies: 2,
    autoArchive: true,
    validUntil: '2030-01-31',
    pages: 1,
  });
});

test('several files are dropped at once; a file that is no PDF is refused before sending', async ({ page }) => {
  await enter(page, 'notices', '/admin/uploads');
  const files = [await pdf('a', { name: 'Drop one.pdf' }), await pdf('b', { name: 'Drop two.pdf' })];
  const picture = { name: 'Picture.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') };
  await handFiles(page.getByLabel('PDF files'), 'drop', ...files, picture);
  await expect(page.getByLabel('Title 1 of 2')).toHaveValue('Drop one');
  await expect(page.getByLabel('Title 2 of 2')).toHaveValue('Drop two');
  await expect(page.getByText(/Picture\.pdf: This is not a PDF/)).toBeVisible();

  await page.getByRole('button', submit).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Choose a section' }).click();
  await expect(page.getByLabel('Section')).toBeFocused();
  await page.keyboard.type('circulars');
  await page.keyboard.press('Enter');
  await page.getByRole('button', submit).click();
  await expect(page.getByText('All 2 uploads are done.')).toBeVisible();
  expect(await countOf('Drop ')).toBe(2);
  await page.getByRole('button', { name: 'Upload more' }).click();
  await expect(page.getByLabel('Section')).toHaveValue('Circulars');
});

test('a reload keeps the fields and asks for the file again', async ({ page }) => {
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('News');
  await page.getByLabel('Title').fill('Typed before the reload');
  const file = await pdf('reload', { name: 'Reload.pdf' });
  await page.getByLabel('PDF files').setInputFiles(file);
  await expect(page.getByText('Reload.pdf', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the reload');
  await expect(page.getByLabel('Section')).toHaveValue('News');
  await expect(page.getByText(/^Choose this file again/)).toBeVisible();
  await page.getByRole('button', submit).click();
  await expect(page.getByRole('link', { name: 'Choose a PDF file, or write a text' })).toBeVisible();
  await page.getByLabel('PDF files').setInputFiles(file);
  await page.getByRole('button', submit).click();
  await expect(page.getByText('“Typed before the reload” is published.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('an upload is cancelled, and a lost answer makes no second notice', async ({ page, complaints }) => {
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('News');
  await page.getByLabel('Title').fill('Sent only once');
  await page.getByLabel('PDF files').setInputFiles(await pdf('once'));
  // The request is cancelled, so nothing may continue it.
  let end = () => {};
  await page.route('**/notice/upload', () => new Promise<void>((resolve) => (end = resolve)));
  await page.getByRole('button', submit).click();
  await page.getByRole('button', { name: 'Cancel Sent only once' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  end();
  await page.unroute('**/notice/upload');
  expect(await countOf('Sent only once')).toBe(0);

  // The server publishes it, but its answer does not arrive.
  await page.route('**/notice/upload', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Try again: Sent only once' }).click();
  await expect(page.getByText(/could not reach the university/)).toBeVisible();
  await page.unroute('**/notice/upload');
  await page.getByRole('button', { name: 'Try again: Sent only once' }).click();
  await expect(page.getByText('“Sent only once” is published.')).toBeVisible();
  expect(await countOf('Sent only once')).toBe(1);
  complaints.length = 0;
});

test('an archive upload is found by its original date', async ({ page }) => {
  await enter(page, 'notices', '/admin/archive-uploads');
  await page.getByLabel('Section').fill('Office orders');
  await page.getByLabel('Title').fill('Order of the year 2017');
  await page.getByLabel('PDF files').setInputFiles(await pdf('old'));
  await page.getByLabel('Original date').fill('2999-01-01');
  await page.getByRole('button', { name: 'Upload into the archive' }).click();
  await page.getByRole('link', { name: /still to come/ }).click();
  await page.getByLabel('Original date').fill('2017-06-05');
  await page.getByRole('button', { name: 'Upload into the archive' }).click();
  await expect(page.getByText('“Order of the year 2017” is in the archive.')).toBeVisible();
  const found = '/api/v1/notice/archived?created_at_gteq=2017-06-05&created_at_lteq=2017-06-05';
  expect(await (await page.request.get(found)).json()).toMatchObject({
    data: { notices: [{ fileName: 'Order of the year 2017', archive: true }] },
  });
});

test('the API is killed during an upload: nothing is published, and trying again works', async ({
  page,
  complaints,
}) => {
  const own = await startSite();
  const words = 'Interrupted by a killed server';
  const { port } = new URL(own.url);
  const total = async () =>
    (
      (await (await fetch(`${own.url}/api/v1/notice?regex=${encodeURIComponent(words)}`)).json()) as {
        metadata: { total: number };
      }
    ).metadata.total;
  await page.goto(`${own.url}/admin-login`);
  await logIn(page, 'notices@seu.example');
  await staffMenu(page, 'Upload notices');
  await page.getByLabel('Section').fill('News');
  await page.getByLabel('Title').fill(words);
  await page.getByLabel('PDF files').setInputFiles(await pdf('x', { bytes: 6_000_000 }));
  const network = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
  await network.send('Network.emulateNetworkConditions', speed);
  await page.getByRole('button', submit).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /0\.0*[1-9]/);
  await own.kill();
  await expect(page.getByText(/Some uploads did not go through/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });

  const again = await startSite({ DATA_DIR: own.dataDir, PORT: port });
  try {
    expect(await total()).toBe(0);
    await page.getByRole('button', { name: `Try again: ${words}` }).click();
    await expect(page.getByText(`“${words}” is published.`)).toBeVisible({ timeout: 30_000 });
    expect(await total()).toBe(1);
    complaints.length = 0;
  } finally {
    await again.stop();
  }
});

test('an event without a PDF that follows another notice; both link to each other', async ({ page }) => {
  const { _id: id } = await api.upload({ fileName: 'Loom festival announced', section: 'student-events' });
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('Student events');
  await page.getByRole('option', { name: 'Student events' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Loom festival: the place');
  await page.getByRole('button', { name: 'Write as plain text: Text' }).click();
  await page.getByLabel('Text (optional)').fill('Take the **north** gate.');
  await page.getByLabel(/Starts at/).fill('2030-02-01T10:00');
  await page.getByLabel(/Ends at/).fill('2030-02-01T12:00');
  await page.getByLabel(/^Place/).fill('Hall 2');
  await page.getByLabel(/Corrects or belongs to/).fill('Loom festival ann');
  await page.getByRole('option', { name: /Loom festival announced/ }).click();
  await page.getByRole('button', submit).click();
  await page.getByRole('link', { name: 'See the notice' }).click();
  await expect(page.getByText('1 Feb 2030, 10:00 am to 12:00 pm IST')).toBeVisible();
  await expect(page.locator('main strong', { hasText: 'north' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open PDF/ })).toHaveCount(0);
  const file = await page.getByRole('link', { name: /Add to calendar/ }).getAttribute('href');
  const calendar = await (await page.request.get(file ?? '')).text();
  expect(calendar).toContain('DTSTART:20300201T043000Z');
  expect(await (await page.request.get('/notices/events.ics')).text()).toContain('Loom festival: the place');
  await page.getByRole('link', { name: 'Loom festival announced' }).click();
  await expect(page).toHaveURL(`/notices/${id}`);
  await expect(page.getByRole('link', { name: 'Loom festival: the place' })).toBeVisible();
});

test('an uploaded PDF shows on the home page at once', { tag: '@journey' }, async ({ page, site, browser }) => {
  const title = 'Workshop timings of the week';
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('Announcements');
  await page.getByLabel(/title/i).fill(title);
  await page.getByLabel('PDF files').setInputFiles(await pdf(title));
  await page.getByRole('button', submit).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: site.url });
  await openHome(visitor);
  await visitor.getByRole('link', { name: title }).click();
  const open = visitor.getByRole('link', { name: /^Open PDF/ });
  const file = await visitor.request.get((await open.getAttribute('href')) as string);
  expect(file.headers()['content-type']).toContain('application/pdf');
  await visitor.close();
});

test('a post has a page, which changes when it is archived', { tag: '@journey' }, async ({ page, request, site }) => {
  const fileName = 'Professor of Practice, Loom';
  const endDate = addDays(istDay(await calendarNow(site.url)), 10);
  const { _id } = await api.upload({
    fileName,
    section: 'academic-positions',
    summary: 'For people who weave.\n\nA doctorate is <b>not</b> needed.',
    endDate,
    apply: 'https://recruitment.seu.example/loom',
    vacancies: '2',
  });
  const html = await (await request.get(`/notices/${_id}`)).text();
  expect(html).toContain('A doctorate is &lt;b&gt;not&lt;/b&gt; needed.');
  expect(html).toContain(`${fileName} · `);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json);
  expect(data.join()).toContain('"JobPosting"');
  expect(data.join()).toContain(`"validThrough":"${endDate}T23:59:59+05:30"`);

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

  const headers = { authorization: `Bearer ${api.token}` };
  await request.patch(`/api/v1/notice/${_id}`, { headers, data: { archive: true } });
  await page.goto(`/notices/${_id}`);
  await expect(page.getByRole('note')).toContainText('This notice is in the archive.');
  await expect(page.getByRole('link', { name: /^Apply online/ })).toHaveCount(0);
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL('/recruitment/archive/academic-positions');
  await expect(page.locator('main')).toContainText(fileName);
});

test('a feed reader finds a notice with its page and its PDF', async ({ request, baseURL }) => {
  const fileName = 'Seed grants & <looms>';
  const summary = 'Up to ]]> two lakh rupees.';
  const notice = await api.upload({ fileName, section: 'research-notices', summary });
  for (const path of ['/notices/feed.xml', '/notices/section/research-notices/feed.xml']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toMatch(/^application\/rss\+xml/);
    const feed = await new RssParser().parseString(await answer.text());
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
