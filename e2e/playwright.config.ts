import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath, otherBrowserPath } from './support/browser';

/** In `npm test` only the journeys are run, which are tagged so; in `npm run test:all`, and by hand, everything. */
const isWhole = process.env.ALL !== '0';
const other = isWhole ? await otherBrowserPath() : undefined;
if (isWhole && !other) console.log('One browser: no Chrome or Chromium is installed beside the one that npm brought.');

const JOURNEYS = /@journey/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: false,
  // One more than the cores of a small machine: tests also wait for what takes time by itself.
  workers: 3,
  // Long, because no test is about how long something takes, and a machine may be busy with others: what is waited for
  // fails only when it does not come at all.
  timeout: 240_000,
  expect: { timeout: 30_000, toMatchAriaSnapshot: { pathTemplate: 'reach/names/{arg}{ext}' } },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    // Tests stand between pages and the network, which pages ask by way of their worker. Those of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserPath(), args: BROWSER_ARGS },
  },
  projects: [
    { name: isWhole ? 'all' : 'journeys', grep: isWhole ? undefined : JOURNEYS },
    // The same in the browser that is installed, which is newer.
    ...(other
      ? [
          {
            name: 'other-browser',
            grep: JOURNEYS,
            use: { launchOptions: { executablePath: other, args: BROWSER_ARGS } },
          },
        ]
      : []),
  ],
});
