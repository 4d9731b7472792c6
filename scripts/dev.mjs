/** `npm run dev`: installs what is missing, then serves everything and follows edits. */
import { resolve } from 'node:path';
import { ensureTools } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
ensureTools();
await import('./dev/all.mjs');
