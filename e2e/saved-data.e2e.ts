import type { Page } from '@playwright/test';
import { firstLoad } from './support/first-load';
import { isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

/** Most that a first visit loads while somebody only reads, in bytes on the wire. Source: the project's aim for slow lines. */
const MOST = 80_000;

/** Somebody told the browser to save data, or the line is slow. */
async function on(page: Page, line: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, line);
}

/** Pages that have no picture but those that people upload. */
const PAGES = ['/courses', '/about-us/About-the-University', '/tenders', '/admission/result?category=diploma'];

for (const path of PAGES) {
  test(`who saves data reads ${path} for 80 kB, and no program comes before somebody acts`, async ({ page }) => {
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

test('on a slow line links lead on before any program, and the first touch brings the page to life', async ({
  page,
}) => {
  await on(page, { effectiveType: '3g' });
  await firstLoad(page, '/courses', false);
  const search = page.locator('header search button');
  expect(await search.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))).toBe(false);
  await movePointer(page);
  await isLive(search);
});
