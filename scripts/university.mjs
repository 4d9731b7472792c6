/** `npm run backup` and others: a command of `university` on the build that is there. Only where there is none is one made. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMANDS } from '../bin/commands.mjs';
import { API, buildOrExit, ensureInstalled, SITE } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const file = COMMANDS[process.argv[2] ?? '']?.file;
// A site may run from this folder: its packages and its build are not touched.
if (file && !existsSync(file)) {
  ensureInstalled('serving');
  await buildOrExit(file.startsWith('api/') ? API : SITE);
}
await import('../bin/university.mjs');
