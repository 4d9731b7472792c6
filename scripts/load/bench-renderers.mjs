/**
 * `npm run bench:renderers [-- --rounds 20]`: pages rendered per second by a site on one core with one renderer, and on two
 * with two. Both run at once and are asked in turn, so that what else the machine does meets both. The generator of the
 * load shares the second core. Linux with `taskset`.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { getter, percentiles, press } from './pressure.mjs';
import { newPlace, startSite } from './servers.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
const ROUNDS = Number(values.rounds);

/** Pages rendered anew at each request. */
const PAGES = {
  'list of programmes': (n) => `/courses?q=weld${n}`,
  'search with many results': (n) => `/search?q=design+${n}`,
};
const FIRST = 500;
const A_ROUND = 150;
const AT_ONCE = 8;
const HEADERS = { 'accept-encoding': 'br' };

await ensureBuilt(SITE);
const sites = [];
try {
  for (const [name, cores, RENDERERS] of [
    ['one core', '0', '1'],
    ['two cores', '0,1', '2'],
  ]) {
    const place = await newPlace('embedded');
    sites.push({ name, place, site: await startSite({ ...place, cores, env: { RENDERERS } }) });
  }
  const rows = [];
  for (const [what, path] of Object.entries(PAGES)) rows.push({ what, ...(await inTurn(path)) });
  console.table(rows);
} finally {
  for (const { site, place } of sites) {
    await site.stop();
    await place.remove();
  }
}

/** Medians of the rounds, in pages a second, and the second site's by the first's. */
async function inTurn(path) {
  const rates = sites.map(() => []);
  let from = 0;
  const ask = async ({ site }, count) => {
    const begin = from;
    from += count;
    const work = getter((n) => path(begin + n), HEADERS);
    return press({ url: site.origin, pid: site.pid, count, concurrency: AT_ONCE, work });
  };
  for (const site of sites) await ask(site, FIRST);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, site] of sites.entries()) {
      const { perSecond, failed } = await ask(site, A_ROUND);
      if (failed > 0) throw new Error(`${failed} requests failed`);
      rates[index].push(perSecond);
    }
  const medians = rates.map((some) => percentiles(some).p50);
  const ratio = Math.round((medians[1] / medians[0]) * 100) / 100;
  return { ...Object.fromEntries(sites.map(({ name }, index) => [name, medians[index]])), ratio };
}
