import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isShellLive } from './live';

/** Milliseconds to go on counting after the network is idle. */
const QUIET = 1500;

export interface Loaded {
  path: string;
  isScript: boolean;
  wire: number;
  /** Bytes after gzip, whatever encoding the server chose. */
  gzip: number;
  /** Whether the page's own HTML names it, so that it loads without another round trip. */
  inHtml: boolean;
}

/**
 * All that a first visit loads without any interaction, the page itself first.
 * @param isLive whether the page hydrates without interaction
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
