/**
 * `npm run bench:kinds [-- /placement /admission]`: Lighthouse on a phone for a public page of each kind, or of those whose
 * address begins so. Exit code 1 where a score is below 100.
 */
import { chromium } from '@playwright/test';
import { addressOf, ROUTES } from '../reach/routes';
import { BROWSER_ARGS, browserPath } from '../support/browser';
import { freePort } from '../support/ports';
import { startSite } from '../support/site';
import { audit, CATEGORIES } from './lighthouse';

const begins = process.argv.slice(2);
const isMeant = (path: string) => begins.length === 0 || begins.some((start) => path.startsWith(start));
const site = await startSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});
let short = 0;
let kinds = 0;
try {
  for (const route of ROUTES.filter(({ access, path }) => !access && isMeant(path))) {
    const path = await addressOf(route, site.url);
    if (!(await fetch(site.url + path)).ok) continue;
    const { scores, failed, lcp, shift } = await audit(site.url + path, 'mobile', port);
    kinds += 1;
    const below = CATEGORIES.filter((name) => scores[name] < 100);
    if (below.length > 0) short += 1;
    const said = below.map((name) => `${name} ${scores[name]}`).concat(failed);
    console.log(
      `${path.padEnd(52)} ${Math.round(lcp)} ms, shift ${shift.toFixed(3)}  ${said.join(', ') || '100 in all four'}`,
    );
  }
  console.log(`\n${kinds} kinds of pages, ${short} below 100`);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = short > 0 ? 1 : 0;
