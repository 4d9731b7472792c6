import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importApplicants } from '../applicants.mjs';
import { newPlace, startApi, startShell } from '../servers.mjs';
import { startBalancer } from './balancer.mjs';
import { makeNextRelease } from './next-release.mjs';
import { startVisitors, visitOnce } from './visitors.mjs';

const APPLICANTS = 200;

/** Seconds that do not come to their end. */
const LONG = 600;

/** A process that can be replaced, with the ports and folders that it keeps. */
async function replaceable(name, start) {
  let server = await start();
  const { port } = server;
  return {
    name,
    origin: server.origin,
    stop: () => server.stop('SIGINT'),
    /** @param {() => Promise<void>} [isLeft] ends the wait of the one that stops, where that is not left to the time */
    replace: async (isLeft, release) => {
      const ended = server.stop();
      if (isLeft) {
        await isLeft();
        void server.stop('SIGINT');
      }
      const code = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
      server = await start({ port, ...release });
    },
  };
}

/**
 * Brings two sites and two APIs on one PostgreSQL to the next release, one process after the other, while visitors come:
 * first the tables, then the APIs, then the sites.
 * @param {{ rate: number, drain?: number, say?: (line: string) => void }} options `rate`: requests a second; `drain`: DRAIN_SECONDS;
 * left out, a process waits until the balancer has turned to the other one, however busy the machine is
 * @returns what visitors met
 */
export async function roll({ rate, drain, say = () => {} }) {
  const place = await newPlace('postgres');
  const next = mkdtempSync(join(tmpdir(), 'university-next-'));
  const undo = [() => place.remove(), async () => rmSync(next, { recursive: true, force: true })];
  const env = { DRAIN_SECONDS: String(drain ?? LONG), LOG_LEVEL: 'silent' };
  try {
    const keep = async (starting, end) => {
      const one = await starting;
      undo.push(() => one[end]());
      return one;
    };
    const apis = [];
    const { dataDir, databaseUrl } = place;
    const startOne = (given) => startApi({ dataDir, databaseUrl, ...given, env });
    for (const name of ['API 1', 'API 2']) apis.push(await keep(replaceable(name, startOne), 'stop'));
    await importApplicants(`${apis[0].origin}/api/v1`, APPLICANTS);
    const middle = await keep(startBalancer(apis.map(({ origin }) => origin)), 'close');
    const sites = [];
    for (const name of ['site 1', 'site 2']) {
      const own = { dataDir: join(dataDir, name.replace(' ', '-')), apiUrl: middle.origin };
      const start = (given) =>
        startShell({ ...own, ...given, env: { ...env, RENDERERS: '1', DATA_DEADLINE: '10000' } });
      sites.push(await keep(replaceable(name, start), 'stop'));
    }
    const front = await keep(startBalancer(sites.map(({ origin }) => origin)), 'close');

    const release = makeNextRelease(next);
    const all = async () => {
      say('tables');
      await migrate(release.command, place);
      for (const api of apis) await step(api, middle, { file: release.api });
      for (const site of sites) await step(site, front);
    };
    const step = async ({ name, origin, replace }, balancer, release) => {
      say(name);
      await replace(drain === undefined ? () => balancer.untilLeft(origin) : undefined, release);
      await balancer.untilReady(origin);
    };
    for (const { origin } of sites) await visitOnce(origin);
    const visitors = startVisitors({ origin: front.origin, rate, applicants: APPLICANTS });
    const work = all();
    await Promise.allSettled([work]);
    const met = await visitors.end();
    await work;
    return met;
  } finally {
    for (const one of undo.reverse()) await one();
  }
}

async function migrate(command, { dataDir, databaseUrl }) {
  const child = spawn(process.execPath, [command, 'migrate'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The migration ended with ${code}`);
}
