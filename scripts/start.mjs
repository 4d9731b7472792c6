/** `npm start`: installs and builds what is missing, then serves the whole site. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, 'shell/dist/server/main.mjs')).href);
