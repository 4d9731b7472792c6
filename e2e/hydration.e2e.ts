import { hold, isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

declare global {
  interface Element {
    wasRendered?: true;
  }
}

for (const path of ['/', '/courses', '/search?q=design', '/admin-login']) {
  test(`${path}: hydration removes no server-rendered node`, { tag: '@journey' }, async ({ page }) => {
    const release = await hold(page, /\/assets\/main.*\.js/);
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
    // Slot content hydrates when it is visible.
    for (const area of await page.locator('[data-area]:not([data-area] *)').all()) await isLive(area);
    // Nodes of a mismatch are replaced in the next task.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const left = await page.evaluate(
      () => [...document.querySelectorAll('#root *')].filter((element) => element.wasRendered).length,
    );
    expect(left).toBe(rendered);
  });
}
