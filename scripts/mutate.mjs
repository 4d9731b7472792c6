/**
 * `npm run mutate [-- decisions letters]`: puts faults into a copy of the code, one at a time, and lists those that no
 * test notices. All areas below unless some are named; each takes minutes to an hour. Ends with code 1 when fewer than
 * 85 in a hundred faults of all areas are noticed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './release/from-commit.mjs';

/**
 * By area and folder: the files that get faults, and the tests that should notice. Every fault runs each test that passes
 * by it, so these are tests that reach the code directly; they are to notice what the others would find by chance.
 */
const AREAS = {
  rules: [{ folder: 'shared/src/contract', code: ['allotment.ts'], tests: ['allotment.test.ts'] }],
  validators: [
    {
      folder: 'shared/src/contract',
      code: ['envelope.ts', 'mobile.ts', 'text.ts', 'ticket.ts'],
      tests: ['envelope.test.ts', 'text.test.ts'],
    },
  ],
  decisions: [
    {
      folder: 'api/src/domains/allotment',
      code: ['change.ts', 'mails.ts'],
      tests: ['change.test.ts'],
    },
    { folder: 'api/src/domains/allotment', code: ['decide.ts', 'hold.ts', 'disown.ts'], tests: ['decide.test.ts'] },
  ],
  windows: [
    { folder: 'api/src/domains/admission', code: ['schedule.ts'], tests: ['schedule.test.ts'] },
    { folder: 'api/src/domains/results', code: ['retention.ts'], tests: ['retention.test.ts'] },
  ],
  'sign-in': [
    { folder: 'api/src/domains/sign-in', code: ['attempt.ts'], tests: ['attempt.test.ts'] },
    { folder: 'api/src/domains/sign-in', code: ['codes.ts', 'devices.ts'], tests: ['devices.test.ts'] },
    {
      folder: 'api/src/domains/allotment',
      code: ['sign-in.ts', 'sign-in-judge.ts', 'sign-in-tries.ts'],
      tests: ['sign-in.test.ts'],
    },
  ],
  throttles: [
    {
      folder: 'api/src/platform/throttle',
      code: ['attempts.ts', 'limits.ts', 'throttle.ts'],
      tests: ['limits.test.ts'],
    },
  ],
  caches: [
    { folder: 'api/src/platform/http', code: ['read-cache.ts'], tests: ['read-cache.test.ts'] },
    {
      folder: 'api/src/platform/data-version',
      code: ['data-version.ts'],
      tests: ['data-version.test.ts'],
    },
  ],
  pages: [
    {
      folder: 'shell/src/server',
      code: ['edition.ts', 'pages/page-cache.ts'],
      tests: ['edition.test.ts', 'pages/pages.test.ts'],
    },
    { folder: 'shell/src/renderer/page', code: ['cached-parts.tsx'], tests: ['cached-parts.test.tsx'] },
  ],
  letters: [
    { folder: 'api/src/domains/letters', code: ['content.ts'], tests: ['content.test.ts'] },
    { folder: 'api/src/domains/letters', code: ['issue.ts', 'check.ts'], tests: ['issue.test.ts'] },
  ],
};

/** Percent of faults that tests must notice. */
const ENOUGH = 85;
/** On the embedded database alone: no fault here is one that only PostgreSQL shows. */
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
console.log(`${score} % of ${sum('faults')} faults are noticed; ${ENOUGH} % are enough`);
process.exit(score >= ENOUGH ? 0 : 1);

/** @returns what became of each fault in some files, as Stryker's report has it */
function faultsIn(area, { folder, code, tests }) {
  const [files, suites] = [code, tests].map((names) => names.map((name) => `${folder}/${name}`));
  const missing = [...files, ...suites].filter((file) => !existsSync(join(tree, file)));
  if (missing.length > 0) throw new Error(`${area}: ${missing.join(', ')} is not there`);
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

/** Stryker sees what tests pass by only in the environment of its configuration. */
function freeEnvironment(suite) {
  const file = join(tree, suite);
  writeFileSync(file, readFileSync(file, 'utf8').replace('/** @jest-environment node */', ''));
}

/** The copy is changed where it lies: packages of ours find each other there, and not in a copy of the copy. */
function configOf(files, suites, { folder, report }) {
  const { projects } = require(join(tree, 'jest.config.cjs'));
  const project = files[0].startsWith('shell/') ? 'web' : 'api';
  const { displayName: _, ...jest } = projects.find(({ displayName }) => displayName === project);
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      enableFindRelatedTests: false,
      config: {
        ...jest,
        testEnvironment: join(tree, 'scripts/jest/first-failure-environment.cjs'),
        // Jest lists all below its roots for every fault.
        roots: [join(tree, folder)],
        testMatch: suites.map((suite) => join(tree, suite)),
        testTimeout: 20_000,
      },
    },
    mutate: files,
    inPlace: true,
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // Texts are tested by those who read them.
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
