import { test as base, expect, type Page } from '@playwright/test';
import { isPageLive } from './live';

interface Fixtures {
  /** Console errors and warnings, exceptions and failed requests of the page. Must be empty at the end. */
  complaints: string[];
}

/** Milliseconds until a page has to be hydrated, on a busy machine. */
const HYDRATION_TIMEOUT = 60_000;

/**
 * A test fails on a complaint of the browser, unless it caused the fault and empties the list. `goto` waits for hydration;
 * tests of an earlier state, or of missing scripts, use `waitUntil: 'commit'`.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    if (javaScriptEnabled !== false)
      page.goto = async (address, options) => {
        const answer = await open(address, options);
        if (options?.waitUntil !== 'commit')
          await page.waitForFunction(isPageLive, null, { timeout: HYDRATION_TIMEOUT });
        return answer;
      };
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const refusals: string[] = [];
      listen(page, complaints);
      page.on('response', async (answer) => {
        if (answer.status() === 400) refusals.push(await answer.text().catch(() => answer.url()));
      });
      await use(complaints);
      expect(complaints, `Refused with 400: ${refusals.join('\n')}`).toEqual([]);
    },
    { auto: true },
  ],
});

export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // Reported for every page that answers 404.
    if (message.type() === 'error' && /status of 404/.test(message.text()) && page.url() === message.location().url)
      return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Navigation aborts requests; without scripts their preloads are refused. A policy violation is also a console error.
    if (!['net::ERR_ABORTED', 'csp'].includes(request.failure()?.errorText ?? ''))
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

export { expect };
