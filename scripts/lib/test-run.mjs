/** Runs the steps of `npm test` and reads the tests' reports. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds without output after which a program is ended. */
const SILENCE = 15 * 60_000;

/** Runs a program and shows its output. @returns {Promise<boolean>} whether it ended with code 0 */
export function runStep(command, { env, silence = SILENCE } = {}) {
  return new Promise((ended) => {
    // A group, so that its children can be ended too.
    const step = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
    const endAll = (signal) => {
      try {
        process.kill(-step.pid, signal);
      } catch {
        // All have ended.
      }
    };
    const hangs = () => {
      console.log(`\n✗ ended: it said nothing for ${Math.round(silence / 1000)} s`);
      endAll('SIGKILL');
    };
    const waiting = setTimeout(hangs, silence);
    for (const name of ['stdout', 'stderr'])
      step[name].on('data', (said) => {
        waiting.refresh();
        process[name].write(said);
      });
    const interrupted = () => {
      endAll('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    const over = (wellDone) => {
      clearTimeout(waiting);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      ended(wellDone);
    };
    // Not when its pipes are closed: something that it left behind may hold those.
    step.on('error', () => over(false)).on('exit', (status) => over(status === 0));
  });
}

export const REPORTS = 'test-results';

function report(name) {
  const file = `${REPORTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function jestCounts(project) {
  const result = report(project);
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests,
    }
  );
}

export function playwrightCounts() {
  const stats = report('e2e')?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

export function jestFailures(project) {
  return (report(project)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return message ? [{ title: name, message }] : [];
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

const specs = () => specsIn(report('e2e') ?? {});

export function playwrightFailures() {
  const failed = specs().filter(({ ok }) => !ok);
  const messageOf = ({ tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')))
      .join('\n');
  return [
    ...failed.map((spec) => ({ title: `${spec.file}:${spec.line} ${spec.title}`, message: messageOf(spec) })),
    ...(report('e2e')?.errors ?? []).map(({ message }) => ({ title: 'e2e', message: message ?? '' })),
  ];
}

export function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}

const ROOT = `${process.cwd()}/`;

const jestFiles = (project) =>
  (report(project)?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: name.replace(ROOT, ''),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** The time of the tests alone, without the setup that they share. */
function playwrightFiles() {
  const files = new Map();
  for (const { file, tests } of specs()) {
    const all = files.get(file) ?? { file: `e2e/${file}`, tests: 0, seconds: 0 };
    all.tests += tests.length;
    for (const { duration } of tests.flatMap(({ results }) => results)) all.seconds += duration / 1000;
    files.set(file, all);
  }
  return [...files.values()];
}

const MAX_ROWS = 5;

const row = (...cells) => `| ${cells.join(' | ')} |`;

export function timesOf(steps) {
  const files = [...jestFiles('web'), ...jestFiles('api'), ...playwrightFiles()];
  const folders = new Map();
  for (const { file, tests, seconds } of files) {
    const parts = file.split('/');
    const folder = parts.slice(0, Math.min(parts.length - 1, parts[1] === 'src' ? 3 : 2)).join('/');
    const all = folders.get(folder) ?? { folder, files: 0, tests: 0, seconds: 0 };
    folders.set(folder, { folder, files: all.files + 1, tests: all.tests + tests, seconds: all.seconds + seconds });
  }
  const longest = files.sort((one, other) => other.seconds - one.seconds).slice(0, MAX_ROWS);
  return [
    row('Step', 'Seconds', 'Tests'),
    row('---', '---:', '---:'),
    ...steps.map(({ name, seconds, passed, failed }) => row(name, seconds, passed + failed)),
    '',
    row('The folders that take longest', 'Files', 'Tests', 'Seconds of a worker'),
    row('---', '---:', '---:', '---:'),
    ...[...folders.values()]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, MAX_ROWS)
      .map(({ folder, files: count, tests, seconds }) => row(`\`${folder}\``, count, tests, Math.round(seconds))),
    '',
    row('The files that take longest', 'Tests', 'Seconds'),
    row('---', '---:', '---:'),
    ...longest.map(({ file, tests, seconds }) => row(`\`${file}\``, tests, Math.round(seconds))),
  ].join('\n');
}
