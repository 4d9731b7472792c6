import type { Page } from '@playwright/test';
import { firstLoad, type Loaded } from './support/first-load';
import { expect, test } from './support/test';

/** Most that opening a page loads: bytes on the wire, requests, and JavaScript in bytes after gzip. */
interface Budget {
  bytes: number;
  requests: number;
  script: number;
}

const HOME: Budget = { bytes: 350_000, requests: 18, script: 160_000 };
const OTHER: Budget = { bytes: 250_000, requests: 11, script: 160_000 };
/** It can be typed into at once, so the library for forms comes with the page. */
const FORM: Budget = { ...OTHER, script: 170_000 };

const PAGES: Record<string, Budget> = {
  '/': HOME,
  '/courses': OTHER,
  '/academics/faculty': OTHER,
  '/campus': OTHER,
  '/campus/dwarka': OTHER,
  '/about-us/About-the-University': OTHER,
  '/tenders': OTHER,
  '/grievance-form': FORM,
  '/admission/result?category=diploma': OTHER,
  '/search?q=design': OTHER,
};

/** What a device without any font of Devanagari asks for, as machines that test are: phones have one. */
const IS_OF_BARE_DEVICE = /\/mukta-hindi-name\./;

const sum = (loaded: Loaded[], of: 'wire' | 'gzip') => loaded.reduce((total, each) => total + each[of], 0);

for (const [path, { bytes, requests, script }] of Object.entries(PAGES)) {
  test(`${path} stays in its budget of bytes, requests and scripts, in one wave after its HTML`, {
    tag: path === '/' ? '@smoke' : [],
  }, async ({ page }) => {
    const loaded = (await firstLoad(page, path)).filter((each) => !IS_OF_BARE_DEVICE.test(each.path));
    const scripts = loaded.filter(({ isScript }) => isScript);
    const files = scripts.map(({ gzip, path: file }) => `${String(gzip).padStart(8)}  ${file}`);
    console.log(`${path}: ${sum(loaded, 'wire')} bytes, ${loaded.length} requests`);
    console.log(`scripts: ${sum(scripts, 'gzip')} bytes gzip\n${files.join('\n')}`);

    expect(sum(loaded, 'wire')).toBeLessThanOrEqual(bytes);
    expect(loaded.length).toBeLessThanOrEqual(requests);
    expect(sum(scripts, 'gzip')).toBeGreaterThan(50_000);
    expect(sum(scripts, 'gzip')).toBeLessThanOrEqual(script);
    expect(loaded.filter(({ inHtml }) => !inHtml)).toEqual([]);
    expect(new Set(loaded.map((each) => each.path)).size).toBe(loaded.length);
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
