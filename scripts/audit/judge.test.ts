/** @jest-environment node */
import { countChecks, judge, withoutIntegrity } from './judge.mjs';

const NOW = new Date('2026-01-15T05:00:00Z');

const via = (id: string, severity: string) => ({
  source: 1,
  name: 'left',
  dependency: 'left',
  title: 'It falls over',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2',
});

/** As `npm audit --json` (report version 2) writes it. */
const report = (...found: object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      left: { name: 'left', severity: 'high', via: found },
      uses: { name: 'uses', severity: 'high', via: ['left'] },
    },
  });

test('grave advisories are open, each once; others are let pass', () => {
  const output = report(
    via('GHSA-1', 'high'),
    via('GHSA-1', 'high'),
    via('GHSA-2', 'critical'),
    via('GHSA-3', 'moderate'),
  );
  expect(judge(output, {}, NOW).open?.map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2']);
});

test('an acceptance holds to the end of its day', () => {
  const output = report(via('GHSA-1', 'high'), via('GHSA-2', 'high'));
  const accepted = { 'GHSA-1': { until: '2026-01-15' }, 'GHSA-2': { until: '2026-01-14' } };
  const { open, ...rest } = judge(output, accepted, NOW);
  expect(open?.map(({ id }) => id)).toEqual(['GHSA-2']);
  expect(rest).toEqual({ accepted: ['GHSA-1'], expired: ['GHSA-2'] });
});

test('no package with a hole', () => {
  expect(judge('{"auditReportVersion":2,"vulnerabilities":{}}', {}, NOW)).toEqual({
    open: [],
    accepted: [],
    expired: [],
  });
});

test.each([
  ['a registry that does not tell', '{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['no network', '', 'npm audit gave no report'],
])('%s is not taken for safety', (_says, output, reason) => {
  expect(judge(output, {}, NOW)).toEqual({ unreachable: reason });
});

test.each([
  [[true, true, true], { passed: 3, failed: 0, skipped: 0, reasons: [] }],
  [[true, true, { skipped: 'no network' }], { passed: 2, failed: 0, skipped: 1, reasons: ['no network'] }],
  [[false, true, { skipped: 'no network' }], { passed: 1, failed: 1, skipped: 1, reasons: ['no network'] }],
])('of %j as many are passed as looked and found nothing', (found, counts) => {
  expect(countChecks(found)).toEqual(counts);
});

const sum = 'sha512-x';

test('a package without a sum is named, wherever it stands; those of other platforms apart', () => {
  const packages = {
    '': {},
    api: { version: '1.0.0' },
    'node_modules/@university/api': { link: true },
    'node_modules/fine': { version: '1.0.0', integrity: sum },
    'node_modules/bare': { version: '2.0.0' },
    'node_modules/fine/node_modules/@scope/nested': { version: '3.0.0', optional: true },
    'node_modules/@swc/core-darwin-arm64': { version: '4.0.0', optional: true, cpu: ['arm64'] },
  };
  expect(withoutIntegrity({ packages })).toEqual({
    bad: ['bare@2.0.0', '@scope/nested@3.0.0'],
    foreign: ['@swc/core-darwin-arm64@4.0.0'],
  });
});
