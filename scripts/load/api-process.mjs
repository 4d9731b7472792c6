import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A port that nobody listens on now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * @typedef {{ dataDir: string, databaseUrl?: string, port?: number, env?: Record<string, string>, flags?: string[] }} Options
 * `flags` are Node's.
 */

/** Starts the built API with the demonstration's data as a process of its own, and waits until it is ready. */
export const startApi = (/** @type {Options} */ options) => startDemo('api/dist/main.mjs', options);

/** The same for the whole site. */
export const startSite = (/** @type {Options} */ options) => startDemo('shell/dist/server/main.mjs', options);

/** The same for a site that uses the API at `apiUrl`. */
export const startShell = ({ apiUrl, ...options }) =>
  startServer('shell/dist/server/main.mjs', { ...options, env: { DEMO: 'off', API_URL: apiUrl } });

async function startDemo(file, { env, ...options }) {
  const server = await startServer(file, { ...options, env: { DEMO: 'on', ...env } });
  return { ...server, url: `${server.origin}/api/v1` };
}

async function startServer(file, { dataDir, databaseUrl, port, env, flags = [] }) {
  port ??= await freePort();
  const child = spawn(process.execPath, [...flags, file], {
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
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
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
