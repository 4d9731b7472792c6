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

/** Starts the built API as a process of its own and waits until it is ready. */
export const startApi = (options) => startServer('api/dist/main.mjs', options);

/** The same for the whole site. */
export const startSite = (options) => startServer('shell/dist/server/main.mjs', options);

/**
 * @param {string} script
 * @param {{ dataDir: string, databaseUrl?: string, port?: number, env?: Record<string, string>, flags?: string[] }} options
 */
async function startServer(script, { dataDir, databaseUrl, port, env = {}, flags = [] }) {
  port ??= await freePort();
  const child = spawn(process.execPath, [...flags, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'fatal',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    pid: child.pid,
    port,
    origin,
    url: `${origin}/api/v1`,
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
