import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { Gate } from './support/gate';
import { logIn } from './support/log-in';
import { movePointer } from './support/live';
import { startSite } from './support/site';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const upstream = new URL(process.env.SITE_URL ?? 'http://localhost:1');

/** The way from this device to the site that all tests share. */
const network = new Gate(upstream);

test.beforeEach(() => network.open());
test.afterAll(() => network.close());

/** The faults are ours: requests may fail. A page that does not fit its HTML is never ours. */
test.afterEach(({ complaints }) => {
  expect(complaints.filter((complaint) => /hydrat|thrown/i.test(complaint))).toEqual([]);
  complaints.length = 0;
});

/** Waits until the page at this path is on this device. */
const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path)).toBe(true);

/** Opens a page as people do who read it, and waits until the worker answers for it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(network.url + path);
  await movePointer(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await kept(page, path);
}

/** No network, as the browser sees it too. */
async function goOffline(page: Page): Promise<void> {
  await network.close();
  await page.context().setOffline(true);
}

const bar = (page: Page) => page.getByText(/This page is as of \d/);
const courses = (page: Page) => page.locator('main').getByText('Diploma in Architecture').first();

test('a page that was opened is there without a network, alive, and says how old it is', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto(network.url);
  // What an earlier worker left, and what is not the worker's.
  await page.evaluate(() => Promise.all(['site-pages-0', 'site-files-1', 'other'].map((name) => caches.open(name))));
  await read(page, '/courses');
  expect(await page.evaluate(async () => (await caches.keys()).sort())).toEqual([
    'other',
    'site-files-1',
    'site-pages-1',
  ]);
  await expect(bar(page)).toBeHidden();

  await network.close();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(courses(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('School').selectOption({ label: 'School of Computing and IT-Enabled Skills' });
  await expect(page.locator('main').getByText(/^\d+ of \d+ programmes$/)).toBeVisible();
  // Answers of the API are never from this device.
  await expect(page.evaluate(() => fetch('/api/v1/program').then(({ ok }) => ok))).rejects.toThrow(/Failed to fetch/);

  await network.open();
  await page.goto(`${network.url}/courses`);
  await expect(bar(page)).toBeHidden();
});

test('with a network a page is always the server’s, whatever is kept', async ({ page }) => {
  await read(page, '/courses');
  const put = (html: string) =>
    page.evaluate(async (html) => {
      const headers = { 'content-type': 'text/html', date: new Date().toUTCString(), 'x-title': 'Old' };
      await (await caches.open('site-pages-1')).put('/courses', new Response(html, { headers }));
    }, html);
  await put('<body><h1>Old</h1></body>');
  await page.reload();
  await expect(courses(page)).toBeVisible();
  const stored = () => page.evaluate(async () => (await (await caches.match('/courses'))?.text()) ?? '');
  await expect.poll(stored).toContain('Diploma in Architecture');

  // A network that does not answer is none, but nobody says that the device is at fault.
  await network.stall();
  await page.reload();
  await expect(page.getByText(/^The university does not answer\. This page is as of/)).toBeVisible({ timeout: 20_000 });
  await expect(courses(page)).toBeVisible();
});

test('a page visited within the tab is kept too, and links lead to kept pages', async ({ page }) => {
  await read(page, '/courses');
  await courses(page).click();
  await expect(page).toHaveURL(/\/programs\//);
  const { pathname } = new URL(page.url());
  await kept(page, pathname);

  await goOffline(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL(`${network.url}/courses`);
  await expect(bar(page)).toBeVisible();
  await courses(page).click();
  await expect(page).toHaveURL(network.url + pathname);
  await expect(page.locator('main h1')).toHaveText('Diploma in Architecture');
  await expect(bar(page)).toBeVisible();
});

test('in place of a page that is not kept stands what is', async ({ page }) => {
  await read(page, '/courses');
  await network.close();
  await page.goto(`${network.url}/campus/dwarka`);
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Programmes' }).click();
  await expect(courses(page)).toBeVisible();
  await page.goBack();
  // A network that is there too early has the page itself.
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  await network.open();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('Dwarka Campus');
});

test('results, sign-in and the staff area are never kept', async ({ page }) => {
  await read(page, '/courses');
  await page.goto(`${network.url}/admission/result?category=diploma`);
  await signInAsFarah(page);
  await page.goto(`${network.url}/admin-login`);
  await logIn(page, 'notices@seu.example');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto(`${network.url}/search?q=farah`);
  // The worker does one thing after the other: when this one is kept, the pages before it would be.
  await read(page, '/campus/dwarka');

  const stored = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) texts.push(url, (await (await cache.match(url))?.text()) ?? '');
    }
    return {
      addresses: texts.filter((text) => URL.canParse(text)),
      personal: texts.filter((text) => /farah/i.test(text)),
    };
  });
  expect(stored.personal).toEqual([]);
  expect(stored.addresses.filter((address) => !/\.[0-9a-f]{10}\.\w+$/.test(address)).sort()).toEqual([
    `${network.url}/campus/dwarka`,
    `${network.url}/courses`,
  ]);

  await network.close();
  for (const path of [
    '/admission/result/show?category=diploma',
    '/admission/result?category=diploma',
    '/admin/dashboard',
  ]) {
    await page.goto(network.url + path);
    await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
    await expect(page.getByText(/Your record|Dashboard/)).toHaveCount(0);
  }
});

test('a letter is kept when its owner says so, stays after signing out, and goes when they say so', async ({
  page,
}) => {
  await open(page, '/admission/result?category=diploma');
  await signInAsFarah(page);
  const letters = page.getByRole('region', { name: 'Letters saved on this device' });
  await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Form number').fill('SEU25100005');
  await proof.getByRole('button', { name: 'Get the letter' }).click();
  await expect(page.getByText('The letter is in your downloads.')).toBeVisible();
  await expect(letters).toBeHidden();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(letters).toContainText('Diploma Round\u00a01');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(letters).toContainText('Signing out does not remove them.');
  expect(await violations(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await letters.getByRole('button', { name: 'Open: Diploma Round 1' }).click();
  expect((await coming).suggestedFilename()).toBe('allotment-letter-diploma-1.pdf');

  await network.close();
  await page.goto(`${network.url}/admission/result?category=diploma`);
  const link = page.getByRole('link', { name: 'Open the letter' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/saved-letters\/[0-9a-f-]{36}\/allotment-letter-diploma-1\.pdf$/);
  await expect(page.getByText(/^As of .*Later decisions are not in it\.$/)).toBeVisible();
  const start = await page.evaluate(async (from) => (await (await caches.match(from))?.text())?.slice(0, 5), address);
  expect(start).toBe('%PDF-');
  // Some browsers show what they open, others download it; both ask the worker.
  const opening = page.waitForResponse((answer) => new URL(answer.url()).pathname === address);
  await link.click();
  const opened = await opening;
  expect(opened.fromServiceWorker()).toBe(true);
  expect(opened.headers()['content-type']).toBe('application/pdf');
  await page.goto(`${network.url}/admission/result?category=diploma`);

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(await page.evaluate(async (address) => Boolean(await caches.match(address)), address)).toBe(false);
});

test('the site can take its worker back', async ({ page }) => {
  await read(page, '/courses');
  const other = await startSite({ API_URL: upstream.origin, SERVICE_WORKER: 'off' });
  try {
    await network.close();
    network.leadTo(new URL(other.url));
    await network.open();
    await page.reload();
    await movePointer(page);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
  } finally {
    network.leadTo(upstream);
    await network.close();
    await other.stop();
  }
});

/** An applicant of the demonstration whose seat is accepted; nothing is changed. */
async function signInAsFarah(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('farah.float@applicant.example');
  await page.getByLabel('Day').fill('30');
  await page.getByLabel('Month').fill('1');
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
}
