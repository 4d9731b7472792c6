/** `npm run api`: installs and builds what is missing, then serves the API alone. `npm run admin` and others: a command of it. */
import { resolve } from 'node:path';
import { API, buildOrExit, ensureInstalled } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
ensureInstalled();
await buildOrExit(API);
const isCommand = process.argv.length > 2;
await import(isCommand ? '../api/dist/command.mjs' : '../api/dist/main.mjs');
