/**
 * `remote test`: whether the remote could be released. `remote test unit` runs only the steps named; what follows `--`
 * is for Jest.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderOf } from '../build/installed.js';
import { buildComplaints } from './check-build.mjs';

const root = process.cwd();

/** A program that the kit brings, run in the remote's folder. @returns whether it found all well */
function run(name, file, ...args) {
  const program = join(folderOf(import.meta.dirname, name), file);
  const env = { ...process.env, NODE_ENV: 'test' };
  return spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env }).status === 0;
}

const split = process.argv.indexOf('--');
const named = process.argv.slice(3, split < 0 ? undefined : split);
const forJest = split < 0 ? [] : process.argv.slice(split + 1);

const STEPS = {
  types: () => run('typescript', 'bin/tsc', '-p', '.'),
  lint: () => run('@biomejs/biome', 'bin/biome', 'check', '--error-on-warnings'),
  unit: () => run('jest', 'bin/jest.js', ...forJest),
  build: async () => {
    const complaints = await buildComplaints(root);
    for (const complaint of complaints) console.error(complaint);
    return complaints.length === 0;
  },
};

const unknown = named.find((name) => !Object.hasOwn(STEPS, name));
if (unknown) {
  console.error(`There is no step ${unknown}. There are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}
const results = [];
for (const [name, step] of Object.entries(STEPS))
  if (named.length === 0 || named.includes(name)) {
    console.log(`── ${name}`);
    results.push([name, await step()]);
  }
for (const [name, isGood] of results) console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
process.exit(results.every(([, isGood]) => isGood) ? 0 : 1);
