/** `npm start`: installs and builds what is missing, then serves the whole site. */
import { resolve } from 'node:path';
import { buildOrExit, ensureInstalled, SITE } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
ensureInstalled('serving');
await buildOrExit(SITE);
process.env.LOG_LEVEL ??= 'warn';
process.argv = [process.execPath, import.meta.filename, 'serve'];
await import('../bin/university.mjs');
