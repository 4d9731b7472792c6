import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from './site';

interface Options {
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  until: string;
}

/** Starts a script of the project and waits until it is ready. @returns stops it */
export async function startDev(script: string, { args, cwd, env, until }: Options): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await expect.poll(() => child.exitCode !== null || output.includes(until), { timeout: 200_000 }).toBe(true);
    expect(output).toContain(until);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

export function change(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}
