/** @jest-environment node */
import { existsSync } from 'node:fs';
import { COMMON_LATIN } from '../shared/src/look/theme';
import { countChecks, judge, withoutIntegrity } from './audit.mjs';
import { LATIN } from './fonts.mjs';
import { entriesOf } from './hindi/list.mjs';
import { percentiles } from './load/measure.mjs';
import mutations from './mutations.json';
import { byPhase, byStep, verdict } from './load/verdict.mjs';

it('the mutation run names files that are there', () => {
  const named = Object.values(mutations)
    .flat()
    .flatMap(({ folder, files, tests }) => [...files, ...tests].map((name) => `${folder}/${name}`));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

describe('the audit', () => {
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

  const report = (...found: object[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        left: { name: 'left', severity: 'high', via: found },
        uses: { name: 'uses', severity: 'high', via: ['left'] },
      },
    });

  it('grave advisories are open, each once; others are let pass', () => {
    const output = report(
      via('GHSA-1', 'high'),
      via('GHSA-1', 'high'),
      via('GHSA-2', 'critical'),
      via('GHSA-3', 'moderate'),
    );
    expect(judge(output, {}, NOW).open?.map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2']);
  });

  it('an acceptance holds to the end of its day', () => {
    const output = report(via('GHSA-1', 'high'), via('GHSA-2', 'high'));
    const accepted = { 'GHSA-1': { until: '2026-01-15' }, 'GHSA-2': { until: '2026-01-14' } };
    const { open, accepted: held } = judge(output, accepted, NOW);
    expect(open?.map(({ id }) => id)).toEqual(['GHSA-2']);
    expect(held).toEqual(['GHSA-1']);
  });

  it('no package with a hole', () =>
    expect(judge('{"auditReportVersion":2,"vulnerabilities":{}}', {}, NOW)).toEqual({ open: [], accepted: [] }));

  it.each([
    ['a silent registry', '{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['no network', '', 'npm audit gave no report'],
  ])('%s is not taken for safety', (_says, output, reason) =>
    expect(judge(output, {}, NOW)).toEqual({ unreachable: reason }),
  );

  it.each([
    [[true, true, true], { passed: 3, failed: 0, skipped: 0, reasons: [] }],
    [[true, true, { skipped: 'no network' }], { passed: 2, failed: 0, skipped: 1, reasons: ['no network'] }],
    [[false, true, { skipped: 'no network' }], { passed: 1, failed: 1, skipped: 1, reasons: ['no network'] }],
  ])('of %j as many are passed as looked and found nothing', (found, counts) =>
    expect(countChecks(found)).toEqual(counts),
  );

  const sum = 'sha512-x';

  it('a package without a sum is named, wherever it stands; those of other platforms apart', () => {
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
});

describe('characters of Latin', () => {
  const inRange = (range: string) =>
    range.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.slice(2).split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    });

  it('browsers ask the common file for the characters that it has, and for no other', () => {
    const own = LATIN.map((character: string) => character.codePointAt(0));
    expect(new Set(inRange(COMMON_LATIN))).toEqual(new Set(own));
  });
});

describe('entries of texts', () => {
  const SOURCE = `import { identity } from '@university/shared/identity';

const programmes = (count: number) => \`\${count} programmes\`;

export const texts = {
  title: 'Courses',
  fields: {
    level: { label: 'Level', all: 'All levels' },
    'first-payment':
      'Paid with the first semester, ' +
      'and partly given back',
  },
  /** A comment with 'quotes'. */
  count: (n: number) => (n === 1 ? 'one' : \`\${n} of \${identity.name}\`),
} as const;
`;

  it('texts are found by where they stand, without code, comments and what is filled in', () =>
    expect(Object.fromEntries(entriesOf(SOURCE))).toEqual({
      programmes: 'programmes',
      'texts.title': 'Courses',
      'texts.fields.level.label': 'Level',
      'texts.fields.level.all': 'All levels',
      'texts.fields.first-payment': 'Paid with the first semester, and partly given back',
      'texts.count': 'one of',
    }));
});

describe('percentiles', () => {
  it('percentiles are values that were there, whatever their order', () => {
    expect(percentiles(Array.from({ length: 100 }, (_, n) => 99 - n))).toEqual({ p50: 50, p95: 95, p99: 99 });
    expect(percentiles([0.26])).toEqual({ p50: 0.3, p95: 0.3, p99: 0.3 });
  });
});

describe('the verdict on a result day', () => {
  const call = (changes = {}) => ({ status: 'freeze', sent: 1_000, answered: 1_100, answer: 200, ...changes });
  const person = (changes = {}) => ({ id: 'a', decisions: ['freeze'], calls: [call()], letter: true, ...changes });
  const record = (changes = {}) => ({
    status: 'freeze',
    decidedAt: 1_050,
    audited: ['freeze'],
    receipts: 1,
    letters: ['freeze'],
    ...changes,
  });

  function broken(someone: object, found: object | undefined) {
    const breaches = verdict([someone], new Map(found ? [['a', found]] : []));
    return Object.entries(breaches).flatMap(([promise, list]) => (list.length > 0 ? [promise] : []));
  }

  const UNDECIDED = record({ status: 'pending', decidedAt: null, audited: [], receipts: 0, letters: [] });
  const NOBODY_KNOWS = person({ decisions: [], letter: false, calls: [call({ answer: 0 })] });
  const TURNED_AWAY = person({ decisions: [], letter: false, calls: [call({ answer: 503 })] });

  it.each([
    ['what was told is what is kept', person(), record(), []],
    ['a record that is gone', person(), undefined, ['lost']],
    ['another decision', person({ letter: false }), record({ status: 'float', audited: ['float'] }), ['busy', 'lost']],
    ['a decision that was told and not kept', person({ letter: false }), UNDECIDED, ['lost']],
    ['a decision without its audit line', person(), record({ audited: [] }), ['half', 'lost']],
    ['a decision without its receipt', person(), record({ receipts: 0 }), ['half']],
    ['a decision that was made twice', person(), record({ audited: ['freeze', 'freeze'] }), ['twice']],
    ['two receipts', person(), record({ receipts: 2 }), ['twice']],
    ['two letters', person(), record({ letters: ['freeze', 'freeze'] }), ['twice']],
    ['no letter behind the paper', person(), record({ letters: [] }), ['letter']],
    ['no answer, and nothing was done', NOBODY_KNOWS, UNDECIDED, []],
    ['no answer, and it was done', NOBODY_KNOWS, record(), []],
    ['turned away, and nothing was done', TURNED_AWAY, UNDECIDED, []],
    ['turned away, and yet it was done', TURNED_AWAY, record(), ['busy']],
    [
      'turned away, sent again, and it was the first that had done it',
      person({ calls: [call({ answer: 503 }), call({ sent: 6_000, answered: 6_100 })] }),
      record(),
      ['busy'],
    ],
    [
      'turned away, sent again, and done then',
      person({ calls: [call({ answer: 503 }), call({ sent: 6_000, answered: 6_100 })] }),
      record({ decidedAt: 6_050 }),
      [],
    ],
  ])('%s', (_says, someone, found, expected) => expect(broken(someone, found).sort()).toEqual(expected));

  it('a call that any of the outage fell upon was made during it', () => {
    const samples = [
      ['read', 0, 99, 200],
      ['read', 90, 110, 0],
      ['read', 120, 130, 503],
      ['read', 190, 210, 500],
      ['read', 201, 220, 409],
    ];
    expect(byPhase(samples, { from: 100, to: 200 })).toEqual([
      { phase: 'before', calls: 1, good: 1, busy: 0, refused: 0, failed: 0, 'error rate': '0 %' },
      { phase: 'during', calls: 3, good: 0, busy: 1, refused: 0, failed: 2, 'error rate': '66.67 %' },
      { phase: 'after', calls: 1, good: 0, busy: 0, refused: 1, failed: 0, 'error rate': '0 %' },
    ]);
  });

  it('times are of what succeeded', () => {
    const samples = [
      ['read', 0, 10, 200],
      ['read', 0, 9_000, 503],
      ['page', 0, 30, 200],
    ];
    expect(byStep(samples)).toEqual([
      { step: 'read', p50: 10, p95: 10, p99: 10, answers: '200: 1, 503: 1' },
      { step: 'page', p50: 30, p95: 30, p99: 30, answers: '200: 1' },
    ]);
  });
});
