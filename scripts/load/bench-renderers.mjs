/**
 * `npm run bench:renderers [-- --rounds 20]`: pages rendered per second on one core with one renderer, and on two with two. Both
 * sites are asked alternately, so that other load meets both. Linux with `taskset`.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { getter, percentiles, press } from './measure.mjs';
import { withSite } from './servers.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
const PAGES = {
  'list of programmes': (n) => `/courses?q=weld${n}`,
  'search with many results': (n) => `/search?q=design+${n}`,
};
const COUNT = { warmUp: 500, round: 150, concurrency: 8 };

await ensureBuilt(SITE);
await withSite((one) => withSite((two) => bench([one, two]), { cores: '0,1', env: { RENDERERS: '2' } }), {
  cores: '0',
  env: { RENDERERS: '1' },
});

async function bench(sites) {
  const rows = [];
  for (const [what, path] of Object.entries(PAGES)) {
    const [one, two] = await medians(sites, path);
    rows.push({ what, 'one core': one, 'two cores': two, ratio: Math.round((two / one) * 100) / 100 });
  }
  console.table(rows);
}

async function medians(sites, path) {
  const rates = sites.map(() => []);
  let from = 0;
  const render = async ({ origin, pid }, count) => {
    const begin = from;
    from += count;
    const work = getter((n) => path(begin + n), { 'accept-encoding': 'br' });
    const { perSecond, failed } = await press({ url: origin, pid, count, concurrency: COUNT.concurrency, work });
    if (failed > 0) throw new Error(`${failed} requests failed`);
    return perSecond;
  };
  for (const site of sites) await render(site, COUNT.warmUp);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [index, site] of sites.entries()) rates[index].push(await render(site, COUNT.round));
  return rates.map((some) => percentiles(some).p50);
}
