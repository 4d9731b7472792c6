import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isShellLive } from './live';

/** Counting goes on for this long after the network is idle. Milliseconds. */
const QUIET = 1500;

/** Something that opening a page loads. */
export interface Loaded {
  path: string;
  isScript: boolean;
  /** Bytes on the wire, headers included. */
  wire: number;
  /** Bytes after gzip, whatever the server sent. */
  gzip: number;
  /** Whether the page's own HTML asks for it: then it comes in the first wave. */
  inHtml: boolean;
}

/**
 * All that opening a page loads for somebody who was never here, while nobody touches it; the page itself first.
 * @param isLive whether it comes to life by itself
 */
export async function firstLoad(page: Page, address: string, isLive = true): Promise<Loaded[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const html = (await (await page.goto(address, { waitUntil: 'commit' }))?.text()) ?? '';
  if (isLive) await isShellLive(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  return Promise.all(
    responses.map(async (response, index) => {
      const { pathname: path } = new URL(response.url());
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      return {
        path,
        isScript: path.endsWith('.js'),
        wire: responseBodySize + responseHeadersSize,
        gzip: gzipSync(await response.body(), { level: 9 }).length,
        inHtml: index === 0 || html.includes(path),
      };
    }),
  );
}
