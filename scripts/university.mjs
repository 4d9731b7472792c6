/**
 * `npm start`: installs, builds and serves the site. `npm run backup` and others run a command, and build only what is missing.
 * Runs without installed packages.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMANDS } from '../bin/commands.mjs';
import { API, buildOrExit, ensureInstalled, SITE } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const isStart = process.argv[2] === 'start';
const file = COMMANDS[isStart ? 'serve' : (process.argv[2] ?? '')]?.file;
// A site may run from this folder: a command leaves its packages and its build alone.
if (isStart || (file && !existsSync(file))) {
  ensureInstalled('serving');
  await buildOrExit(file.startsWith('api/') ? API : SITE);
}
if (isStart) {
  process.env.LOG_LEVEL ??= 'warn';
  process.argv = [process.execPath, import.meta.filename, 'serve'];
}
await import('../bin/university.mjs');
