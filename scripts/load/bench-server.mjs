/**
 * `npm run bench:server [-- --requests 100000]`: what a cached page costs beside nginx and a bare node:http server
 * with the same bytes, what one costs that must be rendered, how long home takes after a change, and what memory is
 * taken as requests go on. `cpu` is microseconds of all threads of the site for a page; the aim for a rendered one is
 * at most 15,000.
 * One process of the site with the demonstration's data; the generator of the load shares the machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { request } from 'undici';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { besideBareServers } from './bare-servers.mjs';
import { homeAfterChanges } from './home-after-changes.mjs';
import { getter, memoryOf, press } from './pressure.mjs';
import { freePort, newPlace, startSite } from './servers.mjs';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const REQUESTS = Number(values.requests);

/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'br' };

/** Pages with most and with little on them. */
const CACHED = ['/', '/courses', '/contact'];

/** A word that nothing is called. */
const madeUp = (n) => (n * 2_654_435_761 + 1e10).toString(36);

/** Pages rendered anew at each request, because each asks for something else; few at once, as rendering fills the processor. */
const RENDERED = [
  ['list of programmes', (n) => `/courses?q=weld${n}`],
  ['list of notices', (n) => `/tenders?regex=lift${n}`],
  ['search that comes near', (n) => `/search?q=lathe${n}`],
  ['search with many results', (n) => `/search?q=design+${n}`],
  ['search with no result', (n) => `/search?q=${madeUp(n)}+${madeUp(n + 1)}`],
];
const RENDERINGS = { first: 300, measured: 700 };
const RENDERING_AT_ONCE = 4;

/** How often a page is asked for before it is compressed better, and in how many milliseconds that is done. */
const ASKED = 4;
const COMPRESSING = 1_000;

await ensureBuilt(SITE);
const inspectPort = await freePort();
const place = await newPlace('embedded');
const site = await startSite({ ...place, flags: [`--inspect=127.0.0.1:${inspectPort}`, '--inspect-publish-uid=http'] });
try {
  console.table(await cachedPages());
  console.table(await renderedPages());
  console.table(await homeAfterChanges(site.origin, HEADERS));
  console.table(await memory());
} finally {
  await site.stop();
  await place.remove();
}

async function cachedPages() {
  const rows = [];
  for (const path of CACHED) {
    const url = site.origin + path;
    const body = await bytesOf(path);
    const target = { name: 'site', pid: site.pid, url };
    rows.push(
      ...(await besideBareServers({ what: path, target, body, headers: HEADERS, encoding: 'br', count: 8_000 })),
    );
  }
  if (!rows.some(({ where }) => where === 'nginx'))
    console.log('nginx is not installed: compared with node:http alone');
  return rows;
}

/** A page as it stays on the wire. The first rendering of all may miss its data, and is not cached. */
async function bytesOf(path) {
  const ask = async () => {
    const { headers, body } = await request(site.origin + path, { headers: HEADERS });
    return { isCached: 'etag' in headers, bytes: Buffer.from(await body.arrayBuffer()) };
  };
  while (!(await ask()).isCached);
  for (let again = 1; again < ASKED; again++) await ask();
  await wait(COMPRESSING);
  return (await ask()).bytes;
}

async function renderedPages() {
  const rows = [];
  for (const [what, path] of RENDERED) {
    // The first ones pay for compiling the code.
    const { first } = RENDERINGS;
    await render(first, path);
    const measured = await render(RENDERINGS.measured, (n) => path(first + n));
    rows.push({ what, ...measured, perCore: Math.round(1e6 / measured.cpu) });
  }
  return rows;
}

function render(count, path) {
  const work = getter(path, HEADERS);
  return press({ url: site.origin, pid: site.pid, count, concurrency: RENDERING_AT_ONCE, work });
}

/** Every public page of the site in turn, and among twenty requests one for a page that nobody asked for before. */
async function memory() {
  const pages = await (await fetch(`${site.origin}/site-pages.json`)).json();
  const path = (n) => (n % 20 === 0 ? `/courses?q=memory${n}` : pages[n % pages.length].path);
  const rows = [];
  let done = 0;
  for (const until of [0.1, 0.5, 1].map((part) => part * REQUESTS)) {
    const from = done;
    const work = getter((n) => path(from + n), HEADERS);
    const { failed } = await press({ url: site.origin, pid: site.pid, count: until - from, concurrency: 8, work });
    done = until;
    rows.push({ requests: done, failed, ...(await memoryOf(inspectPort)) });
  }
  return rows;
}
