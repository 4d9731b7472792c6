import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { Gate } from './support/gate';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** The way from this device to the site that all tests share. */
const network = new Gate(new URL(process.env.SITE_URL ?? 'http://localhost:1'));

test.beforeEach(() => network.open());
test.afterAll(() => network.close());

/** Opens a page as people do who read it, and waits until the worker has kept it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(network.url + path);
  await page.mouse.move(10, 10);
  await kept(page, path);
}

const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path), { timeout: 30_000 }).toBe(true);

const bar = (page: Page) => page.getByText(/This page is as of \d/);

test('a page that was opened is there without a connection, alive, and says how old it is', async ({
  page,
  complaints,
}) => {
  await read(page, '/courses');
  await network.close();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('main').getByText('Diploma in Architecture').first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('fee');
  await expect(page).toHaveURL(/sort=fee/);
  complaints.length = 0;
});
