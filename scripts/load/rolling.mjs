/**
 * `npm run rolling [-- --rate 50 --drain 2]`: replaces two sites and two APIs one by one by a next release with a migration, while
 * visitors come. Ends with code 1 when a request failed. `--drain 0`: without a pause after SIGTERM. Needs PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API, ensureBuilt } from '../lib/prepare.mjs';
import { applicant, importApplicants, signInRequest } from './applicants.mjs';
import { newPlace, postgresIsMissing, startApi, startShell } from './servers.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const APPLICANTS = 200;

const FOREVER = 600;

/** One request in ten signs in. */
const ADDRESSES = '/ /courses/ug /notices /api/v1/notice /hi /campus /api/v1/program /search?q=fee /icon.svg'.split(
  ' ',
);

/** On pages that are served while their data is away. */
const STALE = 'This page is from';

/** A process that another one replaces at the same port. */
async function replaceable(name, start) {
  let server = await start();
  const { port } = server;
  return {
    name,
    origin: server.origin,
    stop: () => server.stop('SIGINT'),
    replace: async (isDrained, release) => {
      const ended = server.stop();
      if (isDrained) {
        await isDrained();
        void server.stop('SIGINT');
      }
      const code = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
      server = await start({ port, ...release });
    },
  };
}

/**
 * Without `drain` (seconds) a process waits until the balancer has left it. `old`: pages served stale.
 * @param {{ rate: number, drain?: number, say?: (line: string) => void }} options
 */
export async function roll({ rate, drain, say = () => {} }) {
  const place = await newPlace('postgres');
  const next = mkdtempSync(join(tmpdir(), 'university-next-'));
  const undo = [() => place.remove(), async () => rmSync(next, { recursive: true, force: true })];
  const env = { DRAIN_SECONDS: String(drain ?? FOREVER), LOG_LEVEL: 'silent' };
  const keep = async (starting, end) => {
    const one = await starting;
    undo.push(() => one[end]());
    return one;
  };
  const startTwo = async (name, start) => {
    const all = [];
    for (const n of [1, 2])
      all.push(
        await keep(
          replaceable(`${name} ${n}`, (given) => start({ ...given, n })),
          'stop',
        ),
      );
    return { all, balancer: await keep(startBalancer(all.map(({ origin }) => origin)), 'close') };
  };
  const replaceAll = async ({ all, balancer }, release) => {
    for (const { name, origin, replace } of all) {
      say(name);
      await replace(drain === undefined ? () => balancer.untilDrained(origin) : undefined, release);
      await balancer.untilReady(origin);
    }
  };
  try {
    const { dataDir, databaseUrl } = place;
    const apis = await startTwo('API', (given) => startApi({ dataDir, databaseUrl, ...given, env }));
    await importApplicants(`${apis.all[0].origin}/api/v1`, APPLICANTS);
    const apiUrl = apis.balancer.origin;
    const siteEnv = { ...env, RENDERERS: '1', DATA_DEADLINE: '10000' };
    const sites = await startTwo('site', ({ n, ...given }) =>
      startShell({ dataDir: join(dataDir, `site-${n}`), apiUrl, ...given, env: siteEnv }),
    );
    const release = makeNextRelease(next);
    const work = async () => {
      say('tables');
      await migrate(release.command, place);
      await replaceAll(apis, { file: release.api });
      await replaceAll(sites);
    };
    // Warm up.
    for (const { origin } of sites.all)
      for (const path of ADDRESSES) await fetch(origin + path).then((answer) => answer.text());
    const visitors = startVisitors(sites.balancer.origin, rate);
    const working = work();
    await Promise.allSettled([working]);
    const met = await visitors.end();
    await working;
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

const NEXT = '9999_of_the_next_release';

const MIGRATION = `ALTER TABLE "notices" ADD COLUMN "of_the_next_release" text;
--> statement-breakpoint
CREATE TABLE "things_of_the_next_release" ("id" text PRIMARY KEY NOT NULL);
`;

/** A copy of the built API with one migration more. */
function makeNextRelease(folder) {
  const api = join(folder, 'api');
  mkdirSync(api, { recursive: true });
  for (const name of ['dist', 'drizzle']) cpSync(join(ROOT, 'api', name), join(api, name), { recursive: true });
  for (const name of ['assets', 'demo', 'node_modules']) symlinkSync(join(ROOT, 'api', name), join(api, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const file = join(api, 'drizzle/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NEXT });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(api, 'drizzle', `${NEXT}.sql`), MIGRATION);
  return { api: join(api, 'dist/main.mjs'), command: join(api, 'dist/command.mjs') };
}

const PROBE_EVERY = 200;

/** States of `/readyz`, the best first. */
const ORDER = ['ready', 'degraded', 'not ready', 'stopping', 'away'];

/** A minimal load balancer. It retries nothing, so that lost requests are seen. */
async function startBalancer(origins) {
  const agent = new Agent({ keepAlive: true });
  const states = new Map(origins.map((origin) => [origin, 'away']));
  const pending = new Map(origins.map((origin) => [origin, 0]));
  let count = 0;

  function next() {
    const best = ORDER.map((state) => origins.filter((origin) => states.get(origin) === state)).find(
      ({ length }) => length > 0,
    );
    return best[count++ % best.length];
  }

  const server = createServer((incoming, response) => {
    const { method, url, headers, socket } = incoming;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const origin = next();
    pending.set(origin, pending.get(origin) + 1);
    response.once('close', () => pending.set(origin, pending.get(origin) - 1));
    const outgoing = request(new URL(url, origin), {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': forwarded, connection: 'keep-alive' },
    });
    outgoing.once('response', (answer) => {
      const { connection, 'keep-alive': _, 'transfer-encoding': __, ...others } = answer.headers;
      response.writeHead(answer.statusCode, others);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    outgoing.once('error', (error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' }).end(error.code ?? error.message);
    });
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const closing = new AbortController();
  const stateOf = async (origin) => {
    const answer = await fetch(`${origin}/readyz`, { signal: closing.signal });
    return (await answer.json()).status;
  };
  const probe = async (origin) => states.set(origin, await stateOf(origin).catch(() => 'away'));
  const watch = async (origin) => {
    while (!closing.signal.aborted) {
      await probe(origin);
      await wait(PROBE_EVERY);
    }
  };
  await Promise.all(origins.map(probe));
  for (const origin of origins) void watch(origin);

  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    untilReady: async (origin) => {
      while (states.get(origin) !== 'ready') await wait(PROBE_EVERY);
    },
    untilDrained: async (origin) => {
      while (states.get(origin) !== 'stopping' || pending.get(origin) > 0) await wait(PROBE_EVERY);
    },
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/** Sends `rate` requests a second, whether or not earlier ones are answered. */
function startVisitors(origin, rate) {
  const failed = [];
  const open = new Set();
  let asked = 0;
  let old = 0;
  let isOver = false;

  async function ask(n) {
    const who = applicant(n % APPLICANTS);
    const { path, ...options } =
      n % 10 === 9
        ? signInRequest(who)
        : { path: ADDRESSES[n % ADDRESSES.length], headers: { 'x-forwarded-for': who.address } };
    try {
      const answer = await fetch(origin + path, options);
      const text = await answer.text();
      if (!answer.ok) failed.push(`${answer.status} ${path} ${text.slice(0, 100)}`);
      if (text.includes(STALE)) old++;
    } catch (error) {
      failed.push(`${error.cause?.code ?? error.message} ${path}`);
    }
  }

  const run = (async () => {
    const begun = performance.now();
    while (!isOver) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * rate);
      while (asked < due) {
        const one = ask(asked++).finally(() => open.delete(one));
        open.add(one);
      }
      await wait(1_000 / rate);
    }
  })();

  return {
    end: async () => {
      isOver = true;
      await run;
      await Promise.all(open);
      return { asked, failed, old };
    },
  };
}

async function main() {
  const { values } = parseArgs({
    options: { rate: { type: 'string', default: '50' }, drain: { type: 'string', default: '2' } },
  });
  const missing = await postgresIsMissing();
  if (missing) {
    console.error(`PostgreSQL is needed: ${missing}`);
    process.exit(1);
  }
  await ensureBuilt();
  await ensureBuilt(API);
  const say = (line) => console.log(`Next: ${line}`);
  const { asked, failed, old } = await roll({ rate: Number(values.rate), drain: Number(values.drain), say });
  for (const line of failed.slice(0, 20)) console.error(`FAILED  ${line}`);
  console.log(`${failed.length} of ${asked} requests failed; ${old} pages were not of their moment.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) await main();
