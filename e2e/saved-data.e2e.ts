import type { Page } from '@playwright/test';
import { firstLoad } from './support/first-load';
import { isHydrated, isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

/** Most bytes on the wire of a first visit without interaction. Source: the project's aim for slow lines. */
const MOST = 80_000;

async function on(page: Page, line: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, line);
}

const PAGES = ['/courses', '/about-us/About-the-University', '/tenders', '/admission/result?category=diploma'];

for (const path of PAGES) {
  test(`with Save-Data ${path} loads at most 80 kB, and no code before an interaction`, async ({ page }) => {
    await on(page, { saveData: true });
    const loaded = await firstLoad(page, path, false);
    const bytes = loaded.reduce((sum, { wire }) => sum + wire, 0);
    console.log(`${path}: ${bytes} bytes, ${loaded.length} requests`);
    expect(loaded.filter(({ isScript }) => isScript).map((each) => each.path)).toEqual([
      expect.stringMatching(/\/start\.[^/]+$/),
    ]);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });
}

test('on a slow line the page hydrates with the first interaction', async ({ page }) => {
  await on(page, { effectiveType: '3g' });
  await firstLoad(page, '/courses', false);
  const search = page.locator('header search button');
  expect(await isHydrated(search)).toBe(false);
  await movePointer(page);
  await isLive(search);
});
