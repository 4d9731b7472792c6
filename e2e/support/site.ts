import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AnswerOf } from '@university/shared/contract';
import { freePort } from './ports';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Site {
  url: string;
  dataDir: string;
  /** Of its process. */
  pid: number;
  /** What the site printed so far. */
  output(): string;
  /** Ends it as an operator would; removes its data unless told to keep it. */
  stop(options?: { keepData?: boolean }): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

/** The environment of a site under test: nothing of the caller's configuration reaches it. */
export function siteEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', ...own };
}

/** Variables with which a site begins otherwise than with the demonstration in its own folder. */
const OTHER_DATA = ['DEMO', 'DATABASE_URL', 'API_URL', 'DEPLOY', 'S3_BUCKET'];

/**
 * A new data folder: a copy of SITE_TEMPLATE, where the demonstration is loaded already (global-setup.ts), for sites that
 * would load it.
 */
export function newDataDir(own: Record<string, string> = {}): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  const template = process.env.SITE_TEMPLATE;
  if (template && !OTHER_DATA.some((name) => name in own)) cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Starts the built site as a process of its own, on its own port and data folder, and waits until it answers. */
export async function startSite(own: Record<string, string> = {}): Promise<Site> {
  const port = own.PORT ?? String(await freePort());
  const dataDir = own.DATA_DIR ?? newDataDir(own);
  const child = spawn(process.execPath, ['shell/dist/server/main.mjs'], {
    cwd: ROOT,
    env: siteEnvironment({ ...own, PORT: port, DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let isEnding = false;
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      if (!isEnding) console.error(`The site at ${port} ended by itself (${signal ?? code}):\n${output.slice(-4000)}`);
      done();
    });
  });
  const url = `http://localhost:${port}`;
  await answers(url, child, () => output);
  const end = async (signal: NodeJS.Signals, keepData: boolean) => {
    isEnding = true;
    child.kill(signal);
    await ended;
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    pid: child.pid as number,
    output: () => output,
    stop: ({ keepData = false } = {}) => end('SIGTERM', keepData),
    kill: () => end('SIGKILL', true),
  };
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended at once:\n${output()}`);
    const answer = await fetch(`${url}/site-pages.json`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not answer:\n${output()}`);
}

/** The time of a site's season, epoch milliseconds: a demonstration plays in a year of its own. */
export async function calendarNow(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/setting/identity`);
  const { data } = (await answer.json()) as AnswerOf<'getIdentity'>;
  return Date.now() + (data.demonstration?.offset ?? 0);
}
