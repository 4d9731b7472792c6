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
  // Those that were run once more, for a fault of the browser.
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
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
