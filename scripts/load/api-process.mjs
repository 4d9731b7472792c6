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
 * Starts the built API as a process of its own and waits until it is ready.
 * @param {{ dataDir: string, databaseUrl?: string, port?: number, env?: Record<string, string> }} options
 */
export async function startApi({ databaseUrl, env = {}, ...options }) {
  const api = await startServer('api/dist/main.mjs', {
    ...options,
    env: { DEMO: 'on', ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env },
  });
  return { ...api, url: `${api.origin}/api/v1` };
}

/**
 * Starts the built site as a process of its own that uses the API at `apiUrl`, and waits until it is ready.
 * @param {{ dataDir: string, apiUrl: string, port?: number }} options
 */
export const startShell = ({ apiUrl, ...options }) =>
  startServer('shell/dist/server/main.mjs', { ...options, env: { DEMO: 'off', API_URL: apiUrl } });

async function startServer(file, { dataDir, port, env }) {
  port ??= await freePort();
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env },
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
