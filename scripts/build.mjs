/** `npm run build`: builds the apps whose sources changed. */
import { resolve } from 'node:path';
import { API, buildOrExit, SITE } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
await buildOrExit([...SITE, ...API]);
