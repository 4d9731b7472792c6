/**
 * `npm run bench:killers`: how long other visitors wait while a release does harm, and how soon it is named and
 * quarantined. Then the home page with web servers of remotes that answer at once, after 400 ms, and never.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleOf, publishByHand } from '../support/hand-made';
import { KILLERS, visitors, warmUp } from '../support/killers';
import { remotesWith, statusOf, writeRegistry } from '../support/registry';
import { RemoteServer, startSiteOf } from '../support/remote-server';
import { newFolder, startSite } from '../support/site';

const NAME = 'mfe-killer';
const TOKEN = 'token-of-the-operators-of-the-killers-site';
/** Milliseconds of visits without harm. */
const CALM = 10_000;
/** Measured requests of home for each server, and requests before as a warm-up. */
const HOMES = 300;
const FIRST = 200;

const longest = (waits: number[]) => `${Math.round(Math.max(...waits))} ms`;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

await killers();
await paces();

async function killers(): Promise<void> {
  const folder = newFolder('killers');
  const publish = (version: number, work: object) =>
    publishByHand(join(folder, NAME), NAME, { version: `${version}.0.0`, bundle: bundleOf(NAME, work) });
  publish(0, {});
  const entry = { from: join(folder, NAME), paths: ['/hand-made/*'] };
  const REMOTES = writeRegistry(folder, { [NAME]: entry, ...remotesWith() });
  const site = await startSite({ REMOTES, METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' });
  const status = () => statusOf(site, TOKEN, NAME);
  try {
    await warmUp(site.url);
    const calm = visitors(site.url, 'calm');
    await pause(CALM);
    const before = await calm.stop();
    const rows = [
      { what: 'nothing', visits: before.waits.length, failed: 0, longest: longest(before.waits) },
    ] as object[];
    let version = 0;
    for (const [what, work] of Object.entries(KILLERS)) {
      publish(++version, work);
      while ((await status()).version !== `${version}.0.0`) await pause(100);
      const said = site.output().length;
      const others = visitors(site.url, version);
      const begin = performance.now();
      let named = '';
      for (let asked = 0; !(await status()).quarantined.some((out) => out.version === `${version}.0.0`); asked++) {
        await (await fetch(`${site.url}/hand-made/${version}-${asked}`)).text();
        if (named === '' && site.output().slice(said).includes(`"remote":"${NAME}"`)) named = seconds(begin);
      }
      const out = seconds(begin);
      await pause(1_000);
      const { failed, waits } = await others.stop();
      rows.push({ what, visits: waits.length, failed: failed.length, longest: longest(waits), named, out });
    }
    console.table(rows);
  } finally {
    await site.stop();
  }
}

async function paces(): Promise<void> {
  const remotes = Object.keys(remotesWith()).map((name) => new RemoteServer(name));
  const { site, stop } = await startSiteOf(remotes, async (own) => ({ site: await startSite(own) }));
  const home = async (count: number) => {
    const waits: number[] = [];
    for (let asked = 0; asked < count; asked++) {
      const begin = performance.now();
      await (await fetch(site.url)).text();
      waits.push(performance.now() - begin);
    }
    return waits.sort((a, b) => a - b);
  };
  const middle = (waits: number[]) => `${(waits[waits.length >> 1] ?? 0).toFixed(2)} ms`;
  try {
    await home(FIRST);
    const rows: object[] = [];
    for (const pace of ['at once', 'answers slowly', 'hangs', 'at once'] as const) {
      for (const remote of remotes) await (pace === 'at once' ? remote.mend() : remote.break(pace));
      const waits = await home(HOMES);
      rows.push({ 'a remote’s server': pace, 'home, median': middle(waits), longest: longest(waits) });
    }
    console.table(rows);
  } finally {
    await stop();
  }
}
