/**
 * `npm run bench:server [-- --requests 100000]`: a cached page beside nginx and a bare node:http server, rendered pages (`cpu`:
 * microseconds of all threads; the aim is at most 15,000), home after a change, and memory as requests go on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { request } from 'undici';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { staffToken } from './applicants.mjs';
import { besideBareServers, getter, percentiles, press, residentMegabytes } from './measure.mjs';
import { withSite } from './servers.mjs';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const REQUESTS = Number(values.requests);
const HEADERS = { 'accept-encoding': 'br' };

const CACHED = ['/', '/courses', '/contact'];

const madeUp = (n) => (n * 2_654_435_761 + 1e10).toString(36);

/** Each request asks for something else, so nothing is cached. */
const RENDERED = {
  'list of programmes': (n) => `/courses?q=weld${n}`,
  'list of notices': (n) => `/tenders?regex=lift${n}`,
  'search that comes near': (n) => `/search?q=lathe${n}`,
  'search with many results': (n) => `/search?q=design+${n}`,
  'search with no result': (n) => `/search?q=${madeUp(n)}+${madeUp(n + 1)}`,
};
const RENDERINGS = { warmUp: 300, measured: 700, concurrency: 4 };

/** After so many requests a page is compressed better, within so many milliseconds. */
const REQUESTS_TO_RECOMPRESS = 4;
const RECOMPRESSING = 1_000;

const EDITS = { warmUp: 100, measured: 200, pause: 100 };

await ensureBuilt(SITE);
await withSite(async (site) => {
  for (const measure of [cachedPages, renderedPages, homeAfterChanges, memory]) console.table(await measure(site));
});

function pressSite({ origin, pid }, count, path, concurrency) {
  return press({ url: origin, pid, count, concurrency, work: getter(path, HEADERS) });
}

async function cachedPages({ origin, pid }) {
  const rows = [];
  for (const path of CACHED) {
    const url = origin + path;
    const target = { name: 'site', pid, url };
    const body = await cachedBytes(url);
    rows.push(
      ...(await besideBareServers({ what: path, target, body, headers: HEADERS, encoding: 'br', count: 8_000 })),
    );
  }
  if (!rows.some(({ where }) => where === 'nginx'))
    console.log('nginx is not installed: compared with node:http alone');
  return rows;
}

/** The first rendering may miss data, and is not cached. */
async function cachedBytes(url) {
  const get = async () => {
    const { headers, body } = await request(url, { headers: HEADERS });
    return { isCached: 'etag' in headers, bytes: Buffer.from(await body.arrayBuffer()) };
  };
  while (!(await get()).isCached);
  for (let count = 1; count < REQUESTS_TO_RECOMPRESS; count++) await get();
  await wait(RECOMPRESSING);
  return (await get()).bytes;
}

async function renderedPages(site) {
  const rows = [];
  const { warmUp, measured, concurrency } = RENDERINGS;
  for (const [what, path] of Object.entries(RENDERED)) {
    await pressSite(site, warmUp, path, concurrency);
    const row = await pressSite(site, measured, (n) => path(warmUp + n), concurrency);
    rows.push({ what, ...row, perCore: Math.round(1e6 / row.cpu) });
  }
  return rows;
}

/** Milliseconds until home is there after an edit: first rendered, then cached. */
async function homeAfterChanges({ origin, url }) {
  const edit = await editor(url);
  const times = { made: [], kept: [] };
  for (let n = 0; n < EDITS.warmUp + EDITS.measured; n++) {
    await edit(n);
    await wait(EDITS.pause);
    for (const list of Object.values(times)) {
      const began = performance.now();
      const { body } = await request(`${origin}/`, { headers: HEADERS });
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
      list.push(performance.now() - began);
    }
  }
  return Object.entries(times).map(([what, all]) => ({
    what: `home, ${what}`,
    ...percentiles(all.slice(EDITS.warmUp)),
  }));
}

async function editor(url) {
  const headers = { authorization: `Bearer ${await staffToken(url)}`, 'content-type': 'application/json' };
  const call = async (path, options) => {
    const answer = await fetch(url + path, { headers, ...options });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { documents } = await call('/document?kind=page');
  let { document } = await call(`/document/${documents[0]._id}`);
  const { body } = document.data;
  return async (n) => {
    const data = { ...document.data, body: `${body}\n\nEdited ${n} times.` };
    const change = { kind: 'page', data, status: 'published', version: document.version };
    ({ document } = await call(`/document/${document._id}`, { method: 'PUT', body: JSON.stringify(change) }));
  };
}

/** Every public page, and among twenty requests one for a page that is not cached. */
async function memory(site) {
  const pages = await (await fetch(`${site.origin}/site-pages.json`)).json();
  const path = (n) => (n % 20 === 0 ? `/courses?q=memory${n}` : pages[n % pages.length].path);
  const rows = [];
  let done = 0;
  for (const until of [0.1, 0.5, 1].map((part) => part * REQUESTS)) {
    const from = done;
    const { failed } = await pressSite(site, until - from, (n) => path(from + n), 8);
    done = until;
    rows.push({ requests: done, failed, 'memory, MB': Math.round(residentMegabytes(site.pid)) });
  }
  return rows;
}
