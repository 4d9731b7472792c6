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

/** By area: the project of Jest, the code that gets faults, and the tests that should notice. */
const AREAS = {
  rules: {
    project: 'web',
    code: ['shared/src/contract/allotment.ts'],
    tests: ['shared/src/contract/allotment.test.ts'],
  },
  validators: {
    project: 'web',
    code: ['shared/src/contract/{mobile,text,ticket,envelope}.ts'],
    tests: ['shared/src/contract/*.test.ts'],
  },
  decisions: {
    project: 'api',
    code: ['api/src/domains/allotment/{decide,change,hold,disown,mails}.ts'],
    tests: ['api/src/domains/allotment/*.test.ts'],
  },
  windows: {
    project: 'api',
    code: ['api/src/domains/allotment/schedule.ts', 'api/src/domains/results/{status,retain-until}.ts'],
    tests: ['api/src/domains/{allotment,results}/*.test.ts'],
  },
  'sign-in': {
    project: 'api',
    code: ['api/src/domains/sign-in/*.ts', 'api/src/domains/allotment/{sign-in,sign-in-judge,sign-in-tries}.ts'],
    tests: ['api/src/domains/{sign-in,allotment}/*.test.ts'],
  },
  throttles: {
    project: 'api',
    code: ['api/src/platform/throttle/*.ts'],
    tests: ['api/src/platform/throttle/*.test.ts', 'api/src/domains/sign-in/*.test.ts'],
  },
  caches: {
    project: 'api',
    code: ['api/src/platform/http/read-cache.ts', 'api/src/platform/data-version/*.ts'],
    tests: ['api/src/platform/{http,data-version}/*.test.ts'],
  },
  pages: {
    project: 'web',
    code: ['shell/src/server/edition.ts', 'shell/src/server/render/{page-cache,cached-parts}.{ts,tsx}'],
    tests: ['shell/src/server/*.test.ts', 'shell/src/server/render/*.test.{ts,tsx}'],
  },
  letters: {
    project: 'api',
    code: ['api/src/domains/letters/{check,code,content,digest,issue}.ts'],
    tests: ['api/src/domains/letters/*.test.ts'],
  },
};

/** Percent of faults that tests must notice. */
const ENOUGH = 85;
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
  for (const name of chosen) rows.push(countsOf(name, faultsIn(name)));
} finally {
  rmSync(tree, { recursive: true, force: true });
}
console.table(rows);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const score = percent(sum('noticed'), sum('faults'));
console.log(`${score} % of ${sum('faults')} faults are noticed; ${ENOUGH} % are enough`);
process.exit(score >= ENOUGH ? 0 : 1);

/** @returns what became of each fault of an area, as Stryker's report has it */
function faultsIn(name) {
  const report = join(tree, 'mutation.json');
  rmSync(report, { force: true });
  const config = join(tree, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(configOf(AREAS[name], report)));
  console.log(`\n── ${name}`);
  spawnSync(process.execPath, [stryker, 'run', config], { cwd: tree, stdio: 'inherit' });
  if (!existsSync(report)) throw new Error(`${name}: Stryker came to no end`);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
}

/** The copy is changed where it lies: packages of ours find each other there, and not in a copy of the copy. */
function configOf({ project, code, tests }, report) {
  const { projects } = require(join(tree, 'jest.config.cjs'));
  const { displayName, testEnvironment, ...jest } = projects.find((each) => each.displayName === project);
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      enableFindRelatedTests: false,
      config: {
        ...jest,
        testEnvironment: testEnvironment.replace('<rootDir>', tree),
        testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      },
    },
    mutate: [...code, '!**/*.test.*', '!**/testing/**', '!**/testing.ts'],
    inPlace: true,
    coverageAnalysis: 'perTest',
    // Texts are tested by those who read them.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 60_000,
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
  return { area, faults: all, noticed, 'score, %': percent(noticed, all) };
}

function percent(part, whole) {
  return whole === 0 ? 100 : Math.round((part / whole) * 1_000) / 10;
}
