/**
 * `npm test -w mfe-admissions`, run in the remote's folder: its own tests, its contract tests among them, and then what
 * only a build can show.
 */
import { spawnSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { buildComplaints } from './check-build.mjs';

const name = basename(process.cwd());
process.chdir(resolve(import.meta.dirname, '../..'));

const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'web', '--testPathPatterns', `${name}/src/`],
  { stdio: 'inherit' },
);
const complaints = await buildComplaints(name);
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log('Its build works with what the shell hands out, and is within its budget.');
process.exit(status === 0 && complaints.length === 0 ? 0 : 1);
