import type { Browser } from '@playwright/test';
import { live } from '../support/live';
import { slowDown } from './cold-load';

/** Links to a page of another remote. */
const CHANGES = [
  { from: '/admission/letter', link: 'footer a[href="/Courses"]' },
  { from: '/search?q=result', link: 'main a[href^="/admission/result"]' },
  { from: '/search?q=design', link: 'main a[href^="/programs/"]' },
] as const;

/** Milliseconds between hover and click. Source: https://instant.page/. */
const HAND = 300;

export interface Change {
  from: string;
  to: string;
  /** From the click to the first frame with the new page's heading. Milliseconds. */
  milliseconds: number;
}

export async function routeChanges(browser: Browser, site: string, throttled: boolean): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { from, link: selector } of CHANGES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    if (throttled) await slowDown(page);
    await page.goto(site + from, { waitUntil: 'networkidle' });
    const link = await live(page.locator(selector).first());
    await page.evaluate(watchHeading);
    await page.waitForTimeout(HAND);
    await link.click();
    const milliseconds = await page.evaluate(() => window.changed);
    changes.push({ from, to: new URL(page.url()).pathname, milliseconds });
    await context.close();
  }
  return changes;
}

declare global {
  interface Window {
    changed: Promise<number>;
  }
}

/** Runs in the page: measures from the next click to the frame with another heading. */
function watchHeading(): void {
  const before = document.querySelector('main h1')?.textContent;
  window.changed = new Promise((done) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const now = document.querySelector('main h1')?.textContent;
          if (now && now !== before) requestAnimationFrame(() => done(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}
