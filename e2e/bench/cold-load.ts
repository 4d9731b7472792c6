import type { Browser, CDPSession, Page } from '@playwright/test';

/** A cheap phone on a slow network: 150 ms, 1.6 Mbit/s down, 0.75 up, CPU slowed down four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

const QUIET = 1_500;

export interface Load {
  /** First contentful paint, milliseconds. */
  fcp: number;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time: milliseconds of each task beyond 50. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  requests: number;
  bytes: number;
}

declare global {
  interface Window {
    seen: Pick<Load, 'fcp' | 'lcp' | 'blocking' | 'shift'>;
  }
}

export async function coldLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const traffic = await watchTraffic(page);
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, ...traffic };
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}

async function watchTraffic(page: Page): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 };
  const devtools = await slowDown(page);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Runs in the page, before its own scripts. */
function watchPage(): void {
  window.seen = { fcp: 0, lcp: 0, blocking: 0, shift: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  watch('longtask', ({ duration }) => {
    window.seen.blocking += duration - 50;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) window.seen.shift += value;
  });
}
