import { test as base, expect, type Page } from '@playwright/test';
import { isPageLive } from './live';

interface Fixtures {
  /** What went wrong in the page: console errors, policy violations, hydration warnings, failed requests. Must stay empty. */
  complaints: string[];
}

/** Longest wait for a page to become live, on a machine with much else to do. Milliseconds. */
const PATIENCE = 60_000;

/**
 * Every test fails on a complaint of the browser, unless it empties the list because it made the fault itself. Opening a
 * page takes until it is live, as people are slower than tests; who looks at what comes earlier, or makes the scripts
 * fail, opens it with `waitUntil: 'commit'`.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    if (javaScriptEnabled !== false)
      page.goto = async (address, options) => {
        const answer = await open(address, options);
        if (options?.waitUntil !== 'commit') await page.waitForFunction(isPageLive, null, { timeout: PATIENCE });
        return answer;
      };
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is meant to be missing.
    if (message.type() === 'error' && /status of 404/.test(message.text()) && page.url() === message.location().url)
      return;
    // What Playwright says where it keeps the service worker away.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still loading; without scripts their preloads are refused. A real violation is a console error.
    if (!['net::ERR_ABORTED', 'csp'].includes(request.failure()?.errorText ?? ''))
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

export { expect };
