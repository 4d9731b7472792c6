/**
 * Whether every remote could be released: it works in the shell, claims what it is granted, and is within its budgets.
 */
import { join, resolve } from 'node:path';
import { ensureBuilt, remotes } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
await ensureBuilt([]);
const { buildComplaints } = await import('@university/remote-kit/check');

const complaints = [];
for (const name of remotes())
  for (const complaint of await buildComplaints(join(process.cwd(), name))) complaints.push(`${name}: ${complaint}`);
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log(`Could be released: ${remotes().join(', ')}.`);
process.exit(complaints.length === 0 ? 0 : 1);
