/** `npm run build`: builds the apps whose sources changed. `node scripts/build.mjs packages`: `shared` and `remote-kit` only. */
import { resolve } from 'node:path';
import { API, buildOrExit, ensureTools, SITE } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const isPackages = process.argv[2] === 'packages';
if (isPackages) ensureTools();
await buildOrExit(isPackages ? [] : [...SITE, ...API]);
