import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath, otherBrowserPath } from './support/browser';

/** `npm test` runs only the journeys; `npm run test:all`, and runs by hand, everything. */
const isWhole = process.env.ALL !== '0';
const other = isWhole ? await otherBrowserPath() : undefined;
if (isWhole && !other) console.log('One browser: no Chrome or Chromium is installed beside the one that npm brought.');

const JOURNEYS = /@journey/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: false,
  // One more than the cores of a small machine, as tests also wait.
  workers: 3,
  // Long, for busy machines: no test measures time.
  timeout: 240_000,
  expect: { timeout: 30_000, toMatchAriaSnapshot: { pathTemplate: 'reach/names/{arg}{ext}' } },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    // A service worker would bypass `page.route`; its own tests allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserPath(), args: BROWSER_ARGS },
  },
  projects: [
    { name: isWhole ? 'all' : 'journeys', grep: isWhole ? undefined : JOURNEYS },
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
