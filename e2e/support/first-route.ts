import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Most JavaScript on the first route, bytes after gzip. */
export const FIRST_ROUTE_BUDGET = 185_000;

/** Counting goes on for this long after the network is idle. Milliseconds. */
const QUIET = 1500;

interface LoadedScript {
  url: string;
  /** Bytes after gzip, whatever the server sent. */
  gzip: number;
  /** Whether the HTML itself asks for it: then it arrives in the first wave. */
  inHtml: boolean;
}

/** Every script that opening a page loads, while nobody touches it. */
export async function scriptsOf(page: Page, address: string): Promise<LoadedScript[]> {
  const responses: { url: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js(\?|$)/.test(response.url())) {
      responses.push({ url: response.url(), body: response.body() });
    }
  });
  const html = (await (await page.goto(address))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  return Promise.all(
    responses.map(async ({ url, body }) => ({
      url,
      gzip: gzipSync(await body, { level: 9 }).length,
      inHtml: html.includes(new URL(url).pathname),
    })),
  );
}
