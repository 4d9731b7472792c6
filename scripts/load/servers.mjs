/** What load is put on: a new place for data, and the built API or site as a process of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A port that nobody listens on now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** The processes that a process has started, where there is `pgrep`. @returns their ids */
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
 * @typedef {{ dataDir: string, databaseUrl?: string, port?: number, env?: Record<string, string>, file?: string, flags?: string[], cores?: string }} Options
 * `file`: another build of the API. `flags` are Node's; `cores` are the numbers of those that it may use, as `0,1`, where `taskset` is installed.
 */

/** Starts the built API with the demonstration's data as a process of its own, and waits until it is ready. */
export const startApi = (/** @type {Options} */ options) => startDemo(options.file ?? 'api/dist/main.mjs', options);

/** The same for the whole site. */
export const startSite = (/** @type {Options} */ options) => startDemo('shell/dist/server/main.mjs', options);

/** The same for a site that uses the API at `apiUrl`. */
export const startShell = ({ apiUrl, env = {}, ...options }) =>
  startServer('shell/dist/server/main.mjs', { ...options, env: { DEMO: 'off', API_URL: apiUrl, ...env } });

async function startDemo(file, { env, ...options }) {
  const server = await startServer(file, { ...options, env: { DEMO: 'on', ...env } });
  return { ...server, url: `${server.origin}/api/v1` };
}

async function startServer(file, { dataDir, databaseUrl, port, env, flags = [], cores }) {
  port ??= await freePort();
  const [command, ...args] = [...(cores ? ['taskset', '-c', cores] : []), process.execPath, ...flags, file];
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
    /** As a power cut would. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** As a supervisor asks it to, or a person with SIGINT. @returns the code it ended with, or the signal */
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

/** Runs one statement on the server of `TEST_DATABASE_URL`. */
export async function asAdmin(sql) {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 3_000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Why PostgreSQL cannot be used, or undefined. */
export const postgresIsMissing = () =>
  asAdmin('select 1').then(
    () => undefined,
    (error) => error.message || 'no answer',
  );

/** A new place for data: a folder, and with `postgres` a database beside it. */
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
