/**
 * `npm run mutate [-- decisions letters]`: puts faults into a copy of the code, one at a time, and lists those that no test
 * notices, in all areas or those named. Each takes minutes to an hour. Ends with code 1 below 85 percent.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './release.mjs';

/** Files that get faults, and tests that reach them directly, since each fault runs all of these. */
const AREAS = JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'));

const THRESHOLD = 85;

/** The embedded database alone. */
const env = { ...process.env, TEST_DATABASE_URL: 'postgres://127.0.0.1:1/none' };
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS);
const unknown = chosen.filter((name) => !AREAS[name]);
if (unknown.length > 0) {
  console.error(`Areas are ${Object.keys(AREAS).join(', ')}.`);
  process.exit(2);
}

const tree = copyTree();
const require = createRequire(join(tree, 'package.json'));
const stryker = join(tree, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const rows = [];
try {
  for (const name of chosen) {
    const start = Date.now();
    const faults = AREAS[name].flatMap((part) => faultsIn(name, part));
    rows.push({ ...countsOf(name, faults), minutes: Math.round((Date.now() - start) / 6_000) / 10 });
  }
} finally {
  rmSync(tree, { recursive: true, force: true });
}
console.table(rows);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const score = percent(sum('noticed'), sum('faults'));
console.log(`${score} % of ${sum('faults')} faults are noticed; ${THRESHOLD} % are enough`);
process.exit(score >= THRESHOLD ? 0 : 1);

function faultsIn(area, { folder, ...names }) {
  const [files, suites] = [names.files, names.tests].map((list) => list.map((name) => `${folder}/${name}`));
  suites.forEach(freeEnvironment);
  const report = join(tree, 'mutation.json');
  rmSync(report, { force: true });
  const config = join(tree, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(configOf(files, suites, { folder, report })));
  console.log(`\n── ${area}: ${files.join(', ')}`);
  spawnSync(process.execPath, [stryker, 'run', config], { cwd: tree, stdio: 'inherit', env });
  if (!existsSync(report)) throw new Error(`${area}: Stryker came to no end`);
  const { files: found } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(found).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
}

/** Stryker measures coverage only in the environment of its configuration. */
function freeEnvironment(suite) {
  const file = join(tree, suite);
  writeFileSync(file, readFileSync(file, 'utf8').replace('/** @jest-environment node */', ''));
}

/** In place: the project's own packages find each other in this copy, and not in Stryker's copy of it. */
function configOf(files, suites, { folder, report }) {
  const { projects } = require(join(tree, 'jest.config.cjs'));
  const project = files[0].startsWith('shell/') ? 'web' : 'api';
  const { displayName: _, ...jest } = projects.find(({ displayName }) => displayName === project);
  // A file of its own: what is given beside the project's file is merged into that, with its projects.
  const settings = join(tree, 'mutation.jest.json');
  writeFileSync(
    settings,
    JSON.stringify({
      ...jest,
      rootDir: tree,
      testEnvironment: join(tree, 'scripts/jest/first-failure-environment.cjs'),
      // Jest lists all below its roots for every fault.
      roots: [join(tree, folder)],
      testMatch: suites.map((suite) => join(tree, suite)),
      testTimeout: 20_000,
    }),
  );
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { enableFindRelatedTests: false, configFile: settings },
    mutate: files,
    inPlace: true,
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 30_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
}

function countsOf(area, faults) {
  const noticed = faults.filter(({ status }) => NOTICED.includes(status)).length;
  const survivors = faults.filter(({ status }) => UNNOTICED.includes(status));
  for (const { file, location, mutatorName, replacement, status } of survivors) {
    const text = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 80);
    console.log(`${status.padEnd(10)} ${file}:${location.start.line}  ${mutatorName}: ${text}`);
  }
  const all = noticed + survivors.length;
  console.log(`${area}: ${noticed} of ${all} noticed`);
  return { area, faults: all, noticed, 'score, %': percent(noticed, all) };
}

function percent(part, whole) {
  return whole === 0 ? 100 : Math.round((part / whole) * 1_000) / 10;
}
