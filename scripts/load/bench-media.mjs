/**
 * `npm run bench:media [-- --rounds 5]`: how long visitors wait for pages while staff upload ten photographs of 12 megapixels
 * at once, beside the same without uploads, in turns. Prints for pages that are cached and for pages that are made anew the
 * usual answer, the slowest in a hundred and the slowest of all, in milliseconds, and how long the ten take. One process of
 * the site with the embedded database; uploads, visitors and site share the machine, so figures are worth something on a
 * quiet one only.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { Pool } from 'undici';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { staffToken } from './applicants.mjs';
import { cpuSeconds, percentiles } from './pressure.mjs';
import { newPlace, startSite } from './servers.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const AT_ONCE = 10;
/** 12 megapixels, as phones take them. */
const SIZE = { width: 4_000, height: 3_000 };

/** Milliseconds between two visits, of the first ones, which pay for compiling the code, and of a pause without uploads. */
const EVERY = 20;
const WARMING = 5_000;
const PAUSE = 20_000;

const PAGES = {
  cached: (n) => ['/', '/courses', '/notices', '/contact'][n % 4],
  'made anew': (n) => `/search?q=design+${n}`,
};

await ensureBuilt(SITE);
console.log(`Load before: ${loadavg()[0]} on ${availableParallelism()} cores`);
const place = await newPlace('embedded');
const site = await startSite(place);
const pool = new Pool(site.origin, { connections: 20 });
const samples = [];
let isOpen = true;
try {
  const token = await staffToken(site.url, 'notices');
  const visiting = Object.entries(PAGES).map(([kind, path]) => visit(kind, path));
  await wait(WARMING);
  samples.length = 0;
  const idle = [];
  const busy = [];
  const took = [];
  for (let round = 0; round < ROUNDS; round++) {
    await wait(PAUSE);
    idle.push(...samples.splice(0));
    // Made before the clock runs: a camera has done it.
    const pictures = [];
    for (let n = 0; n < AT_ONCE; n++) pictures.push(await photograph(round * AT_ONCE + n));
    await wait(1_000);
    samples.length = 0;
    const began = performance.now();
    await Promise.all(pictures.map((picture, n) => upload(token, picture, `${round}-${n}`)));
    took.push((performance.now() - began) / 1_000);
    busy.push(...samples.splice(0));
  }
  isOpen = false;
  await Promise.all(visiting);
  console.table(Object.keys(PAGES).flatMap((kind) => [figures(kind, 'idle', idle), figures(kind, 'uploads', busy)]));
  console.log(
    `Ten pictures: ${percentiles(took).p50} s (median); processor of the site: ${Math.round(cpuSeconds(site.pid))} s`,
  );
} finally {
  isOpen = false;
  await pool.close();
  await site.stop();
  await place.remove();
}

async function visit(kind, path) {
  for (let n = 0; isOpen; n++) {
    const began = performance.now();
    const address = `198.51.${(n >> 8) & 255}.${n & 255}`;
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address };
    const { statusCode, body } = await pool.request({ path: path(n), method: 'GET', headers });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    if (statusCode !== 200) throw new Error(`${path(n)} was answered ${statusCode}`);
    samples.push({ kind, took: performance.now() - began });
    await wait(EVERY);
  }
}

/** Noise that is enlarged: as much to encode as a photograph has, another one each time. */
async function photograph(n) {
  const noise = { type: 'gaussian', mean: 100 + n, sigma: 30 };
  const small = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(SIZE).jpeg({ quality: 85 }).toBuffer();
}

async function upload(token, picture, name) {
  const form = new FormData();
  form.append('alt_en', `Photograph ${name}`);
  form.append('picture', new Blob([picture], { type: 'image/jpeg' }), 'photograph.jpg');
  const answer = await fetch(`${site.url}/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
}

function figures(kind, when, all) {
  const own = all.filter((sample) => sample.kind === kind).map(({ took }) => took);
  const { p50, p99 } = percentiles(own);
  return { pages: kind, when, visits: own.length, p50, p99, slowest: Math.round(Math.max(...own) * 10) / 10 };
}
