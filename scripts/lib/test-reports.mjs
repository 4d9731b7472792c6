/** What the steps of `npm test` wrote of their tests: how many, and which failed. */
import { existsSync, readFileSync } from 'node:fs';

/** Folder of the reports, from the root of the project. */
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

/** @returns {{ title: string, message: string }[]} what failed, said again at the end, where a reader of a long log looks */
export function jestFailures(project) {
  const suites = report(project)?.testResults ?? [];
  return suites.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message && assertionResults.length === 0 ? [{ title: name, message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

export function playwrightFailures() {
  const failures = [];
  const visit = ({ suites = [], specs = [] }) => {
    for (const { file, line, title, ok, tests } of specs)
      if (!ok)
        failures.push({
          title: `${file}:${line} ${title}`,
          message: tests
            .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')))
            .join('\n'),
        });
    suites.forEach(visit);
  };
  const all = report('e2e');
  if (all) visit(all);
  return [...failures, ...(all?.errors ?? []).map(({ message }) => ({ title: 'e2e', message: message ?? '' }))];
}

/** @typedef {{ file: string, tests: number, seconds: number }} FileTime */

const ROOT = `${process.cwd()}/`;

/** @returns {FileTime[]} of a project of Jest; a file that runs in two projects stands there twice */
const jestFiles = (project) =>
  (report(project)?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: name.replace(ROOT, ''),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** @returns {FileTime[]} of Playwright: what its tests took, without what they share and wait for */
function playwrightFiles() {
  const files = new Map();
  const visit = ({ suites = [], specs = [] }) => {
    for (const { file, tests } of specs) {
      const all = files.get(file) ?? { file: `e2e/${file}`, tests: 0, seconds: 0 };
      for (const { results } of tests) {
        all.tests += 1;
        for (const { duration } of results) all.seconds += duration / 1000;
      }
      files.set(file, all);
    }
    suites.forEach(visit);
  };
  visit(report('e2e') ?? {});
  return [...files.values()];
}

/** Rows of each table. */
const MOST = 5;

const allFiles = () => [...jestFiles('web'), ...jestFiles('api'), ...playwrightFiles()];

const row = (...cells) => `| ${cells.join(' | ')} |`;

/**
 * What a run took, as tables in Markdown: by step, the folders and the files that take longest.
 * @param {{ name: string, seconds: number, passed: number, failed: number, skipped: number }[]} steps
 */
export function timesOf(steps) {
  const files = allFiles();
  const folders = new Map();
  for (const { file, tests, seconds } of files) {
    const parts = file.split('/');
    const folder = parts.slice(0, Math.min(parts.length - 1, parts[1] === 'src' ? 3 : 2)).join('/');
    const all = folders.get(folder) ?? { folder, files: 0, tests: 0, seconds: 0 };
    folders.set(folder, { folder, files: all.files + 1, tests: all.tests + tests, seconds: all.seconds + seconds });
  }
  const longest = files.sort((one, other) => other.seconds - one.seconds).slice(0, MOST);
  return [
    row('Step', 'Seconds', 'Tests'),
    row('---', '---:', '---:'),
    ...steps.map(({ name, seconds, passed, failed }) => row(name, seconds, passed + failed)),
    '',
    row('The folders that take longest', 'Files', 'Tests', 'Seconds of a worker'),
    row('---', '---:', '---:', '---:'),
    ...[...folders.values()]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, MOST)
      .map(({ folder, files: count, tests, seconds }) => row(`\`${folder}\``, count, tests, Math.round(seconds))),
    '',
    row('The files that take longest', 'Tests', 'Seconds'),
    row('---', '---:', '---:'),
    ...longest.map(({ file, tests, seconds }) => row(`\`${file}\``, tests, Math.round(seconds))),
  ].join('\n');
}

/** The first lines of an error, without colours: the whole stands further up. */
export function firstLines(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: codes of colours begin with one.
  const plain = message.replace(/\u001b\[[\d;]*m/g, '');
  return plain
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}
