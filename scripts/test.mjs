/**
 * `npm test [-- steps]`, and `npm run test:all` with more. `--full` runs longer versions; `--report` writes the times into
 * docs/testing.md, which explains the steps.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/prepare.mjs';
import {
  firstLines,
  jestCounts,
  jestFailures,
  playwrightCounts,
  playwrightFailures,
  REPORTS,
  runStep,
  timesOf,
} from './lib/test-run.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
ensureInstalled('all');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const args = process.argv.slice(2);
const isWhole = args.includes('--all');

/** Test files of `npm run test:all` alone. */
const SLOW = {
  web: 'scripts/fuzz/runs scripts/fonts src/contract-browser'.split(' '),
  api: (
    'domains/allotment/decision-machine domains/catalogue/random-rows domains/results/import-large ' +
    'commands/backup/backup commands/commands several-processes startup earlier-rows domains/notices/postgres ' +
    'platform/http/bad-requests platform/files/pdf/laborious platform/files/picture/large domains/letters/pictures'
  ).split(' '),
};

const bin = (name) => `node_modules/.bin/${name}`;
/** All cores of a small machine: Jest's default leaves one out. */
const WORKERS = Math.min(availableParallelism(), 4);

const AUDIT = `${REPORTS}/audit.json`;

const jest = (project, ...others) => [
  process.execPath,
  'node_modules/jest/bin/jest.js',
  `--maxWorkers=${WORKERS}`,
  ...(isWhole ? [] : ['/node_modules/', ...SLOW[project]].map((path) => `--testPathIgnorePatterns=${path}`)),
  '--selectProjects',
  project,
  ...others,
  '--json',
  '--outputFile',
  `${REPORTS}/${project}.json`,
];

const STEPS = [
  // The next steps begin beside it.
  { name: 'types', says: 'TypeScript finds no error', run: [bin('tsc'), '-p', '.'], isBeside: true },
  { name: 'lint', says: 'Biome: rules, imports one way, format', run: [bin('biome'), 'check', '--error-on-warnings'] },
  {
    name: 'regexps',
    says: 'no regular expression takes longer than its text explains',
    run: [process.execPath, 'scripts/regexps.mjs'],
  },
  {
    name: 'house',
    says: 'no package has more files, lines or bytes than `scripts/house.json` allows',
    run: [process.execPath, 'scripts/house.mjs'],
  },
  {
    name: 'audit',
    says: 'no secret in the files, no grave advisory about a package of production',
    run: [process.execPath, 'scripts/audit.mjs', AUDIT],
    count: () => (existsSync(AUDIT) ? JSON.parse(readFileSync(AUDIT, 'utf8')) : undefined),
  },
  { name: 'unit', says: 'components and functions', run: jest('web', 'hindi'), count: () => jestCounts('web') },
  {
    name: 'api',
    says: isWhole ? 'the API on the embedded database and on PostgreSQL' : 'the API on one database',
    run: jest('api'),
    count: () => jestCounts('api'),
  },
  { name: 'build', says: 'shell and remotes', run: [process.execPath, 'scripts/build.mjs'] },
  {
    name: 'remotes',
    says: 'each remote could be released: it works in the shell and is within its budget',
    run: [process.execPath, 'scripts/check-remotes.mjs'],
  },
  {
    name: 'chaos',
    says: 'processes killed in the middle of decisions, uploads, edits and imports lose nothing',
    run: [process.execPath, 'scripts/load/chaos.mjs', '--cycles', '10'],
    onlyWhole: true,
  },
  {
    name: 'e2e',
    says: isWhole ? 'real browsers on the built site' : 'a real browser on the built site: the journeys',
    run: [bin('playwright'), 'test', '-c', 'e2e'],
    count: playwrightCounts,
  },
  {
    name: 'smoke',
    says: 'the built site starts, answers and ends',
    run: [process.execPath, 'scripts/smoke.mjs'],
    onlyNamed: true,
  },
];

const env = {
  ...process.env,
  ALL: isWhole ? '1' : '0',
  FULL: args.includes('--full') ? '1' : (process.env.FULL ?? ''),
  NODE_ENV: 'test',
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
};
const chosen = args.filter((arg) => !arg.startsWith('--'));
const steps = chosen.length
  ? STEPS.filter(({ name }) => chosen.includes(name))
  : STEPS.filter(({ onlyNamed, onlyWhole }) => !onlyNamed && (isWhole || !onlyWhole));

async function timed({ name, says, run, count }) {
  console.log(`\n── ${name}: ${says}`);
  const began = Date.now();
  const endedWell = await runStep(run, { env });
  const counts = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  if (!endedWell && counts.failed === 0) counts.failed = 1;
  if (endedWell && counts.passed === 0) counts.passed = 1;
  return { name, endedWell, seconds: Math.round((Date.now() - began) / 1000), ...counts };
}

const began = Date.now();
const running = [];
for (const step of steps) {
  const ended = timed(step);
  running.push(ended);
  if (!step.isBeside) await ended;
}
const results = await Promise.all(running);
const sum = (key) => results.reduce((all, { [key]: count }) => all + count, 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
const more = (count, what) => (count ? `, ${count} ${what}` : '');
const lines = results.flatMap((each) => [
  `${each.endedWell ? 'ok  ' : 'FAIL'} ${each.name.padEnd(6)} ${`${each.seconds} s`.padStart(6)}  ${each.passed} passed${more(each.failed, 'failed')}${more(each.skipped, 'skipped')}`,
  ...(each.reasons ?? []).map((reason) => `       ${reason}`),
]);
for (const { title, message } of [...jestFailures('web'), ...jestFailures('api'), ...playwrightFailures()])
  console.log(`\n✗ ${title}\n${firstLines(message)}`);
console.log(`\n${lines.join('\n')}\n`);
if (args.includes('--report')) writeReport(Math.round((Date.now() - began) / 1000));
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

function writeReport(seconds) {
  const title = '## What takes how long';
  const file = 'docs/testing.md';
  const day = new Date().toISOString().slice(0, 10);
  const head = `One run of \`npm test\` on ${day}, ${availableParallelism()} cores, by \`npm test -- --report\`: ${seconds} seconds.`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.split(title, 1)[0]}${title}\n\n${head}\n\n${timesOf(results)}\n`);
}
