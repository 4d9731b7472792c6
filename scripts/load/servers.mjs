/** The built API and site as processes, with temporary folders and databases. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** None where there is no `pgrep`. */
export function childrenOf(pid) {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

/**
 * @typedef {{ dataDir: string, databaseUrl?: string, port?: number, env?: Record<string, string>, file?: string, cores?: string }} Options
 * `file`: another build of the API; `cores`: those it may use, as `0,1` (needs `taskset`)
 */

export const startApi = (/** @type {Options} */ options) => startDemo(options.file ?? 'api/dist/main.mjs', options);

export const startSite = (/** @type {Options} */ options) => startDemo('shell/dist/server/main.mjs', options);

export const startShell = ({ apiUrl, env = {}, ...options }) =>
  startServer('shell/dist/server/main.mjs', { ...options, env: { DEMO: 'off', API_URL: apiUrl, ...env } });

async function startDemo(file, { env, ...options }) {
  const server = await startServer(file, { ...options, env: { DEMO: 'on', ...env } });
  return { ...server, url: `${server.origin}/api/v1` };
}

async function startServer(file, { dataDir, databaseUrl, port, env, cores }) {
  port ??= await freePort();
  const [command, ...args] = [...(cores ? ['taskset', '-c', cores] : []), process.execPath, file];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (!(await isReady(origin))) {
    if (!isRunning()) throw new Error(`${file} ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    pid: child.pid,
    port,
    origin,
    isRunning,
    isReady: () => isReady(origin),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async (/** @type {NodeJS.Signals} */ how = 'SIGTERM') => {
      child.kill(how);
      const [code, signal] = await ended;
      return code ?? signal;
    },
  };
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export async function asAdmin(sql) {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 3_000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

export const postgresIsMissing = () =>
  asAdmin('select 1').then(
    () => undefined,
    (error) => error.message || 'no answer',
  );

export async function newPlace(kind) {
  const dataDir = mkdtempSync(join(tmpdir(), 'university-load-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  const name = `university_load_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

const POSTGRES_FOLDER = '/usr/lib/postgresql';

function newestServer() {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
  const found = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_FOLDER, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
  if (!found) throw new Error(`A PostgreSQL server is needed in ${POSTGRES_FOLDER}`);
  return found;
}

/** PostgreSQL refuses to run as root. */
function otherUser() {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL cluster of its own, which can be killed. */
export async function killablePlace() {
  const bin = newestServer();
  const user = otherUser();
  const dataDir = mkdtempSync(join(tmpdir(), 'university-resultday-'));
  const folder = mkdtempSync(join(tmpdir(), 'university-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server;
  const start = async () => {
    while (!(await answers(databaseUrl))) {
      // A new server does not start while the shared memory of the killed one is still being given back.
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        const args = ['-D', folder, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
        server = spawn(join(bin, 'postgres'), args, options);
      }
      await wait(100);
    }
  };
  await start();
  return {
    dataDir,
    databaseUrl,
    pids: () => [server.pid, ...childrenOf(server.pid)],
    kill: async () => {
      const ended = once(server, 'exit');
      for (const pid of [server.pid, ...childrenOf(server.pid)]) kill(pid);
      await ended;
    },
    revive: start,
    remove: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function kill(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** On a site with an embedded database of its own, removed afterwards. */
export async function withSite(work, options) {
  const place = await newPlace('embedded');
  let site;
  try {
    site = await startSite({ ...place, ...options });
    await work(site);
  } finally {
    if (site?.isRunning()) await site.stop();
    await place.remove();
  }
}
