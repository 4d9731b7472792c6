/**
 * `npm run bench:web`: pages beside their static limit: cold loads on a slow phone (cold-load.ts), and
 * Lighthouse for phone and desktop. Then changes between pages of two remotes. `-- --runs 1` measures once instead of
 * three times; `-- --pages / /courses` only these pages.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../support/browser';
import { freePort } from '../support/ports';
import { live } from '../support/live';
import { ROOT, startSite } from '../support/site';
import { coldLoad, type Load, slowDown } from './cold-load';
import { type Audit, audit, CATEGORIES, FORMS } from './lighthouse';

const PAGES = [
  '/',
  '/courses',
  '/programs/{program}',
  '/academics/faculty',
  '/campus/dwarka',
  '/about-us/About-the-University',
  '/tenders',
  '/grievance-form',
  '/admission/result?category=diploma',
  '/search?q=design',
];

/** Links to a page of another remote. */
const CHANGES = [
  { from: '/admission/letter', link: 'footer a[href="/Courses"]' },
  { from: '/search?q=result', link: 'main a[href^="/admission/result"]' },
  { from: '/search?q=design', link: 'main a[href^="/programs/"]' },
] as const;

/** Milliseconds between hover and click. Source: https://instant.page/. */
const HAND = 300;

/** Cold loads for each audit: they vary by up to a third. */
const LOADS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'boolean' } },
});
const runs = Number(values.runs);

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const of = <T>(taken: T[], pick: (each: T) => number): number => median(taken.map(pick));
const row = (cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index ? String(cell).padStart(10) : String(cell).padEnd(38))).join(''));
const ms = (value: number) => `${Math.round(value)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(0)} kB`;

const site = await startSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});
try {
  for (const pattern of values.pages ? positionals : PAGES) {
    const path = pattern.replace('{program}', await firstProgram());
    const twin = await makeTwin(path, String(PAGES.indexOf(pattern)));
    const loads = { page: [] as Load[], limit: [] as Load[] };
    const audits = FORMS.map((form) => ({ form, page: [] as Audit[], limit: [] as Audit[] }));
    try {
      for (let load = 0; load < runs * LOADS; load += 1) {
        loads.page.push(await coldLoad(browser, site.url + path));
        loads.limit.push(await coldLoad(browser, site.url + twin.path));
      }
      for (let run = 0; run < runs; run += 1) {
        for (const [taken, address] of [
          ['page', path],
          ['limit', twin.path],
        ] as const) {
          for (const each of audits) each[taken].push(await audit(site.url + address, each.form, port));
        }
      }
    } finally {
      twin.remove();
    }
    report(path, loads, audits);
  }
  for (const throttled of [false, true]) {
    console.log(
      `\nFrom one remote to another, after the pointer came to rest on the link${throttled ? ', slow phone' : ''}`,
    );
    await reportRouteChanges(throttled);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function firstProgram(): Promise<string> {
  const answer = await (await fetch(`${site.url}/api/v1/program`)).json();
  return (answer as { data: { programs: { _id: string }[] } }).data.programs[0]?._id ?? '';
}

function report(
  path: string,
  loads: { page: Load[]; limit: Load[] },
  audits: { form: string; page: Audit[]; limit: Audit[] }[],
): void {
  console.log(`\n${path}`);
  row(['', 'paint', 'limit', 'ratio', 'blocking', 'shift', 'bytes', 'requests']);
  const fcp = of(loads.page, (load) => load.fcp);
  const firstLimit = of(loads.limit, (load) => load.fcp);
  row(['  cold, first contentful paint', ms(fcp), ms(firstLimit), (fcp / firstLimit).toFixed(2)]);
  const lcp = of(loads.page, (load) => load.lcp);
  const limit = of(loads.limit, (load) => load.lcp);
  row([
    '  cold, largest contentful paint',
    ms(lcp),
    ms(limit),
    (lcp / limit).toFixed(2),
    ms(of(loads.page, (load) => load.blocking)),
    of(loads.page, (load) => load.shift).toFixed(3),
    kB(of(loads.page, (load) => load.bytes)),
    of(loads.page, (load) => load.requests),
  ]);
  for (const { form, page, limit: twin } of audits) {
    const [own, bound] = [of(page, (each) => each.lcp), of(twin, (each) => each.lcp)];
    row([
      `  Lighthouse ${form}, largest`,
      ms(own),
      ms(bound),
      (own / bound).toFixed(2),
      ms(of(page, (each) => each.blocking)),
      of(page, (each) => each.shift).toFixed(3),
    ]);
    const scores = CATEGORIES.map((name) => `${name} ${of(page, (each) => each.scores[name])}`);
    console.log(
      `    ${scores.join(', ')}${[...new Set(page.flatMap((each) => each.failed))].map((id) => `; ${id}`).join('')}`,
    );
  }
}

/** The lower limit of a page: the same HTML without scripts as a static file. */
async function makeTwin(path: string, name: string) {
  const html = await (await fetch(site.url + path)).text();
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
  if (plain === html || plain.includes('<script')) throw new Error(`The scripts of ${path} could not be taken out`);
  const file = `static-twin-${name}.html`;
  const files = { '': plain, '.br': brotliCompressSync(plain), '.gz': gzipSync(plain, { level: 9 }) };
  for (const [ending, content] of Object.entries(files))
    writeFileSync(join(ROOT, 'shell/dist/browser', file + ending), content);
  return {
    path: `/assets/${file}`,
    remove: () => {
      for (const ending of Object.keys(files)) rmSync(join(ROOT, 'shell/dist/browser', file + ending));
    },
  };
}

async function reportRouteChanges(throttled: boolean): Promise<void> {
  for (const { from, link: selector } of CHANGES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    if (throttled) await slowDown(page);
    await page.goto(site.url + from, { waitUntil: 'networkidle' });
    const link = await live(page.locator(selector).first());
    await page.evaluate(watchHeading);
    await page.waitForTimeout(HAND);
    await link.click();
    const milliseconds = await page.evaluate(() => window.changed);
    row([`${from} → ${new URL(page.url()).pathname}`, ms(milliseconds)]);
    await context.close();
  }
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
