/** `npm run build`: builds the apps whose sources changed. */
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
