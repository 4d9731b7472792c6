import type { Page } from '@playwright/test';
import { firstLoad, type Loaded } from './support/first-load';
import { expect, test } from './support/test';

/**
 * Most that opening a page loads: bytes on the wire, of them HTML, requests, and JavaScript after gzip. HTML is a twelfth
 * smaller once it was requested before.
 */
interface Budget {
  bytes: number;
  html: number;
  requests: number;
  script: number;
}

const HOME: Budget = { bytes: 200_000, html: 32_000, requests: 10, script: 165_000 };
const PAGE: Budget = { bytes: 200_000, html: 22_000, requests: 10, script: 150_000 };
const LIST: Budget = { ...PAGE, html: 28_000 };

const PAGES: Record<string, Budget> = {
  '/': HOME,
  '/courses': LIST,
  '/academics/faculty': LIST,
  '/campus': PAGE,
  '/campus/dwarka': LIST,
  '/about-us/About-the-University': PAGE,
  '/tenders': PAGE,
  '/grievance-form': PAGE,
  '/admission/result?category=diploma': PAGE,
  '/search?q=design': PAGE,
};

/** Only devices without a Devanagari font load it; phones have one. */
const IS_OF_BARE_DEVICE = /\/mukta-hindi-name\./;

const sum = (loaded: Loaded[], of: 'wire' | 'gzip') => loaded.reduce((total, each) => total + each[of], 0);

for (const [path, { bytes, html, requests, script }] of Object.entries(PAGES)) {
  test(`${path} keeps its budget of bytes, requests and scripts, all named in its HTML`, {
    tag: path === '/' ? '@journey' : [],
  }, async ({ page }) => {
    const loaded = (await firstLoad(page, path)).filter((each) => !IS_OF_BARE_DEVICE.test(each.path));
    const scripts = loaded.filter(({ isScript }) => isScript);
    const files = scripts.map(({ gzip, path: file }) => `${String(gzip).padStart(8)}  ${file}`);
    console.log(`${path}: ${sum(loaded, 'wire')} bytes, ${loaded[0]?.wire} of them HTML, ${loaded.length} requests`);
    console.log(`scripts: ${sum(scripts, 'gzip')} bytes gzip\n${files.join('\n')}`);

    expect(sum(loaded, 'wire')).toBeLessThanOrEqual(bytes);
    expect(loaded[0]?.wire).toBeLessThanOrEqual(html);
    expect(loaded.length).toBeLessThanOrEqual(requests);
    expect(sum(scripts, 'gzip')).toBeGreaterThan(50_000);
    expect(sum(scripts, 'gzip')).toBeLessThanOrEqual(script);
    expect(loaded.filter(({ inHtml }) => !inHtml)).toEqual([]);
    expect(new Set(loaded.map((each) => each.path)).size).toBe(loaded.length);
    expect(await scriptsBeforePaint(page)).toEqual([expect.stringMatching(/\/start\.[^/]+$/)]);
  });
}

function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
}
