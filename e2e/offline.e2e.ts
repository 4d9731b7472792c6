import type { Page } from '@playwright/test';
import { DEMO, seeResult } from './support/applicants';
import { violations } from './support/axe';
import { Gate } from './support/gate';
import { logIn } from './support/log-in';
import { movePointer } from './support/live';
import { startFront } from './support/site';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const upstream = new URL(process.env.SITE_URL ?? 'http://localhost:1');

const network = new Gate(upstream);

test.beforeEach(() => network.open());
test.afterAll(() => network.close());

/** Failed requests are expected, hydration errors and exceptions are not. */
test.afterEach(({ complaints }) => {
  expect(complaints.filter((complaint) => /hydrat|thrown/i.test(complaint))).toEqual([]);
  complaints.length = 0;
});

const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path)).toBe(true);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(network.url + path);
  await movePointer(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await kept(page, path);
}

async function goOffline(page: Page): Promise<void> {
  await network.close();
  await page.context().setOffline(true);
}

const bar = (page: Page) => page.getByText(/This page is as of \d/);
const courses = (page: Page) => page.locator('main').getByText('Diploma in Architecture').first();

test('a page opened before works offline and shows its age', { tag: '@journey' }, async ({ page }) => {
  await page.goto(network.url);
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
  await expect(page.evaluate(() => fetch('/api/v1/program').then(({ ok }) => ok))).rejects.toThrow(/Failed to fetch/);

  await network.open();
  await page.goto(`${network.url}/courses`);
  await expect(bar(page)).toBeHidden();
});

test('online a page always comes from the server', async ({ page }) => {
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

  await network.stall();
  await page.reload();
  await expect(page.getByText(/^The university does not answer\. This page is as of/)).toBeVisible({ timeout: 20_000 });
  await expect(courses(page)).toBeVisible();
});

test('pages visited within the tab are cached too, and links open them', async ({ page }) => {
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

test('a page that is not cached lists those that are', async ({ page }) => {
  await read(page, '/courses');
  await network.close();
  await page.goto(`${network.url}/campus/dwarka`);
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Programmes' }).click();
  await expect(courses(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  await network.open();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('Dwarka Campus');
});

test('results, sign-in and the staff area are not cached', async ({ page }) => {
  await read(page, '/courses');
  await page.goto(`${network.url}/admission/result?category=diploma`);
  await seeResult(page, DEMO.floated.email, DEMO.floated);
  await page.goto(`${network.url}/admin-login`);
  await logIn(page, 'notices@seu.example');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto(`${network.url}/search?q=farah`);
  // The worker caches in order: the pages before would be cached now.
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

test('a letter is saved on request, stays after signing out, and is removed on request', async ({ page }) => {
  await open(page, '/admission/result?category=diploma');
  await seeResult(page, DEMO.floated.email, DEMO.floated);
  const letters = page.getByRole('region', { name: 'Letters saved on this device' });
  await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Form number').fill(DEMO.floated.form);
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
  // Browsers show or download it; both ask the worker.
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

test('the site can remove its service worker', async ({ page }) => {
  await read(page, '/courses');
  const other = await startFront({ SERVICE_WORKER: 'off' });
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
