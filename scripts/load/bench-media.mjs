/**
 * `npm run bench:media [-- --rounds 5]`: how long visitors wait for pages while staff upload ten photographs of 12 megapixels
 * at once, beside the same without uploads, alternately. Prints for cached and for rendered pages the median, the slowest in
 * a hundred and the slowest of all, in milliseconds, and how long the ten take. One process of the site with the embedded
 * database; uploads, visitors and site share the machine, so run it on a quiet one.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { Pool } from 'undici';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { staffToken } from './applicants.mjs';
import { getter, percentiles } from './measure.mjs';
import { startSite, withServer } from './servers.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const UPLOADS = 10;
const SIZE = { width: 4_000, height: 3_000 };

/** Milliseconds. */
const VISIT_EVERY = 20;
const WARM_UP = 5_000;
const PAUSE = 20_000;

const PAGES = {
  cached: (n) => ['/', '/courses', '/notices', '/contact'][n % 4],
  'made anew': (n) => `/search?q=design+${n}`,
};

await ensureBuilt(SITE);
console.log(`Load before: ${loadavg()[0]} on ${availableParallelism()} cores`);
const samples = [];
let isOver = false;
let refused = 0;
await withServer(startSite, bench);

async function bench({ origin, url }) {
  const pool = new Pool(origin, { connections: 20 });
  try {
    const token = await staffToken(url, 'notices');
    const visiting = Promise.all(Object.entries(PAGES).map(([kind, path]) => visit(pool, kind, path)));
    await wait(WARM_UP);
    samples.length = 0;
    const [idle, busy, took] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      await wait(PAUSE);
      idle.push(...samples.splice(0));
      // Made before the clock runs: a camera has done it.
      const pictures = [];
      for (let n = 0; n < UPLOADS; n++) pictures.push(await photograph(round * UPLOADS + n));
      await wait(1_000);
      samples.length = 0;
      const began = performance.now();
      await Promise.all(pictures.map((picture, n) => upload(url, token, picture, `${round}-${n}`)));
      took.push((performance.now() - began) / 1_000);
      busy.push(...samples.splice(0));
    }
    isOver = true;
    await visiting;
    console.table(Object.keys(PAGES).flatMap((kind) => [figures(kind, 'idle', idle), figures(kind, 'uploads', busy)]));
    console.log(
      `Ten pictures: ${percentiles(took).p50} s (median); ${refused} of ${ROUNDS * UPLOADS} asked to come back; load ${loadavg()[0]}`,
    );
  } finally {
    isOver = true;
    await pool.close();
  }
}

async function visit(pool, kind, path) {
  const get = getter(path, { accept: 'text/html', 'accept-encoding': 'br' });
  for (let n = 0; !isOver; n++) {
    const began = performance.now();
    await get(pool, n);
    samples.push({ kind, took: performance.now() - began });
    await wait(VISIT_EVERY);
  }
}

/** Enlarged noise: as much to encode as a photograph has, another one each time. */
async function photograph(n) {
  const noise = { type: 'gaussian', mean: 100 + n, sigma: 30 };
  const create = { width: 800, height: 600, channels: 3, background: '#888', noise };
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(SIZE).jpeg({ quality: 85 }).toBuffer();
}

async function upload(url, token, picture, name) {
  const form = new FormData();
  form.append('alt_en', `Photograph ${name}`);
  form.append('picture', new Blob([picture], { type: 'image/jpeg' }), 'photograph.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/media`, { method: 'POST', headers, body: form });
  await answer.body?.cancel();
  // Queued for too long and asked to come back: printed, because it means that the machine was busy.
  if (answer.status === 503) refused++;
  else if (!answer.ok) throw new Error(`An upload was answered ${answer.status}`);
}

function figures(kind, when, all) {
  const own = all.filter((sample) => sample.kind === kind).map(({ took }) => took);
  const { p50, p99 } = percentiles(own);
  return { pages: kind, when, visits: own.length, p50, p99, slowest: Math.round(Math.max(...own) * 10) / 10 };
}
