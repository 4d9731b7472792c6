/** Builds `shared` and `remote-kit` where their sources changed; for the kit's own command. */
import { resolve } from 'node:path';
import { buildOrExit, ensureTools } from '../lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '../..'));
ensureTools();
await buildOrExit([]);
