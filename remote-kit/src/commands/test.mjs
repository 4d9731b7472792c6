/** `remote test [step…] [-- jest options]`. With uncommitted changes only affected tests run, unless `--all`. */
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { folderOf } from '../build/installed.js';
import { buildComplaints } from './check-build.mjs';

const root = process.cwd();

async function run(name, file, ...args) {
  const program = join(folderOf(import.meta.dirname, name), file);
  const env = { ...process.env, NODE_ENV: 'test' };
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  const isGood = (await ended) === 0;
  console.log(`── ${name}\n${said}`);
  return isGood;
}

const split = process.argv.indexOf('--');
const given = process.argv.slice(3, split < 0 ? undefined : split);
const named = given.filter((each) => each !== '--all');
const forJest = split < 0 ? [] : process.argv.slice(split + 1);

function isChangedAlone() {
  const git = (...args) => spawnSync('git', ['status', '--porcelain', ...args], { encoding: 'utf8' });
  const [own, all] = [git('--', '.'), git()];
  return own.status === 0 && own.stdout !== '' && own.stdout === all.stdout;
}

function unit() {
  const isSome = !given.includes('--all') && forJest.length === 0 && isChangedAlone();
  if (isSome) console.log('Only the tests that reach what is not committed: `--all` runs all.');
  return run('jest', 'bin/jest.js', ...(isSome ? ['--onlyChanged'] : forJest));
}

async function build() {
  const complaints = await buildComplaints(root);
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

const STEPS = [
  {
    types: () => run('typescript', 'bin/tsc', '-p', '.'),
    lint: () => run('@biomejs/biome', 'bin/biome', 'check', '--error-on-warnings'),
    unit,
  },
  { build },
];

const names = STEPS.flatMap((row) => Object.keys(row));
const unknown = named.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no step ${unknown}. There are ${names.join(', ')}.`);
  process.exit(1);
}
const results = [];
for (const row of STEPS) {
  const chosen = Object.entries(row).filter(([name]) => named.length === 0 || named.includes(name));
  results.push(...(await Promise.all(chosen.map(async ([name, step]) => [name, await step()]))));
}
for (const [name, isGood] of results) console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
process.exit(results.every(([, isGood]) => isGood) ? 0 : 1);
