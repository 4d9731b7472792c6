/** `npm run api`: installs and builds what is missing, then serves the API alone. `npm run admin` and others: a command of it. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
ensureInstalled();
const { API, ensureBuilt } = await import('./lib/build.mjs');
try {
  await ensureBuilt(API);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const isCommand = process.argv.length > 2;
await import(pathToFileURL(join(root, 'api/dist', isCommand ? 'command.mjs' : 'main.mjs')).href);
