/**
 * `npm run test:node -- 22 [steps]`: unit, API and smoke tests, or steps of `npm test`, on another version of Node, from npm's
 * registry.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const [version = '', ...named] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Which version? npm run test:node -- 22');
  process.exit(1);
}
ensureInstalled('all');
const isWindows = process.platform === 'win32';
const program = `node-${isWindows ? 'win' : process.platform}-${process.arch}@${version}`;
const steps = named.length > 0 ? named : ['unit', 'api', 'build', 'smoke'];
console.log(`${program}: ${steps.join(', ')}`);
// What tests and builds start by name is this version too.
const args = ['exec', '--yes', `--package=${program}`, '--', 'node', 'scripts/test.mjs', ...steps];
const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: isWindows });
process.exit(status ?? 1);
