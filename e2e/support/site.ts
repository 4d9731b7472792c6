import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AnswerOf } from '@university/shared/contract';
import { freePort } from './ports';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Site {
  url: string;
  dataDir: string;
  pid: number;
  output(): string;
  /** Sends SIGTERM and removes the data, unless told to keep it. */
  stop(options?: { keepData?: boolean }): Promise<void>;
  /** Sends SIGKILL and keeps the data. */
  kill(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, removed when this process ends. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `university-${name}-`));
  folders.push(folder);
  return folder;
}

/** The environment of a site under test, without the configuration of the caller. */
export function siteEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', ...own };
}

/** With any of these a site does not load the demonstration into its own folder. */
const OTHER_DATA = ['DEMO', 'DATABASE_URL', 'API_URL', 'DEPLOY', 'S3_BUCKET'];

/** A new data folder, copied from SITE_TEMPLATE where the site would load the demonstration (global-setup.ts). */
export function newDataDir(own: Record<string, string> = {}): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  const template = process.env.SITE_TEMPLATE;
  if (template && !OTHER_DATA.some((name) => name in own)) cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Starts the built site in its own process, port and data folder, and waits until it answers. */
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
  const deadline = Date.now() + 180_000;
  while (!(await fetch(`${url}/site-pages.json`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site did not start:\n${output}`);
    await setTimeout(100);
  }
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

/** The site's clock, epoch milliseconds: a demonstration has a date of its own. */
export async function calendarNow(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/setting/identity`);
  const { data } = (await answer.json()) as AnswerOf<'getIdentity'>;
  return Date.now() + (data.demonstration?.offset ?? 0);
}

/** Starts a site whose API is that of the site all tests share. */
export const startFront = (own: Record<string, string> = {}) =>
  startSite({ API_URL: process.env.SITE_URL as string, ...own });
