import type { Page } from '@playwright/test';
import { FIRST_ROUTE_BUDGET, scriptsOf } from './support/first-route';
import { expect, test } from './support/test';

for (const path of ['/', '/courses', '/admission/result?category=diploma']) {
  test(`${path} stays in its budget of script, in one wave, no file twice`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0);
    const table = scripts.map(({ url, gzip }) => `${String(gzip).padStart(8)}  ${new URL(url).pathname}`).join('\n');
    console.log(`${path}: ${total} bytes gzip\n${table}`);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET);
    expect(scripts.filter(({ inHtml }) => !inHtml)).toEqual([]);
    expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
    expect(await scriptsBeforePaint(page)).toEqual([expect.stringMatching(/\/start\.[^/]+$/)]);
  });
}

/** Scripts that were asked for before anything was on screen. */
function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
}
