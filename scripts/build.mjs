/** `npm run build`: builds the apps whose sources changed. */
import { resolve } from 'node:path';
import { API, ensureBuilt, SITE } from './lib/build.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
try {
  await ensureBuilt([...SITE, ...API]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
