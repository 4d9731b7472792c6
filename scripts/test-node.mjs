/**
 * `npm run test:node -- 22`: unit and API tests and a smoke test of the built site on the newest release of another
 * version of Node. `npm run test:node -- 22 smoke` runs the steps of `npm test` that are named. The program comes as a
 * package from npm's registry, into `node_modules/.cache`, which no lockfile knows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const [version = '', ...named] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) stop('Which version? npm run test:node -- 22');
const steps = named.length > 0 ? named : ['unit', 'api', 'build', 'smoke'];

ensureInstalled('all');
const node = installed();
const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
if (!said?.startsWith(`v${version}`)) stop(`${node} is ${said ?? 'no program'}, not version ${version}.`);
console.log(`Node ${said}: ${steps.join(', ')}`);
// What tests and builds start by name is this version too.
const PATH = [resolve(node, '..'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
const { status } = spawnSync(node, ['scripts/test.mjs', ...steps], { stdio: 'inherit', env: { ...process.env, PATH } });
process.exit(status ?? 1);

/** The program of this version, installed if it is not there. The package for one platform needs no script of its own. */
function installed() {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve(`node_modules/.cache/node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', `${name}@${version}`, '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: isWindows });
  if (status !== 0 || !existsSync(program)) stop(`${name}@${version} could not be installed. Is the network there?`);
  return program;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
