import { isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

declare global {
  interface Element {
    wasRendered?: true;
  }
}

for (const path of ['/', '/courses', '/search?q=design', '/admin-login']) {
  test(`${path}: the browser takes over without removing a server-rendered node`, { tag: '@journey' }, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/main.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const rendered = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('#root *')];
      for (const element of elements) element.wasRendered = true;
      return elements.length;
    });
    expect(rendered).toBeGreaterThan(50);
    release();
    await page.waitForLoadState('networkidle');
    await movePointer(page);
    // What fills a slot of a page waits until it comes into view.
    for (const area of await page.locator('[data-area]:not([data-area] *)').all()) await isLive(area);
    // A mismatch is reported, and its nodes replaced, in the task that follows.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const left = await page.evaluate(
      () => [...document.querySelectorAll('#root *')].filter((element) => element.wasRendered).length,
    );
    expect(left).toBe(rendered);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home can be read and its popup closed', async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: /close/i }).first().click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Study' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Study' }).getByRole('tabpanel').getByRole('listitem')).toHaveCount(
      6,
    );
  });

  test('courses can be filtered and a programme opened', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/courses');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Robotics');
    await page.locator('main form button[type=submit]').first().click();
    await expect(page).toHaveURL(/q=Robotics/);
    await page
      .locator('main')
      .getByRole('link', { name: /Robotics/ })
      .first()
      .click();
    await expect(page.locator('main h1')).toHaveText(/Robotics/);
  });

  test('the search button leads to the search page', async ({ page }) => {
    await page.goto('/courses');
    await page.getByRole('banner').or(page.locator('body')).getByRole('button', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/search/);
  });
});
