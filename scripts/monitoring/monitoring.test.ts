/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DASHBOARD, dashboard } from './dashboard.mjs';
import { ROWS } from './panels.mjs';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'deploy/monitoring');
const RULES = readFileSync(join(FOLDER, 'prometheus-rules.yml'), 'utf8');

const EXPLAINED = [...readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(
  ([, name]) => name,
);

/** Of every process, and of Prometheus itself. */
const EVERYWHERE = /^(nodejs|process)_|^up$/;

/** Names of metrics in a query: what is no function, keyword or label. */
const metricsIn = (query: string): string[] =>
  [
    ...query
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on)\s*\([^)]*\)|"[^"]*"/g, ' ')
      .matchAll(/(?<![\w:$])([a-z_]+)\b(?!\s*\()(?!:)/g),
  ]
    .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !['by', 'and', 'or', 'on'].includes(name));

const QUERIES = [
  ...ROWS.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(([query]) => String(query)))),
  ...[...RULES.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(([, block, line]) => block ?? line ?? ''),
];

test('rules and dashboard read metrics that there are', () => {
  expect(QUERIES.length).toBeGreaterThan(35);
  const read = QUERIES.flatMap(metricsIn).filter((name) => !EVERYWHERE.test(name));
  expect(read).toContain('page_duration_seconds');
  expect([...new Set(read)].filter((name) => !EXPLAINED.includes(name) && name !== '')).toEqual([]);
});

test('the dashboard is what its table says', () => {
  expect(JSON.parse(readFileSync(DASHBOARD, 'utf8'))).toEqual(dashboard());
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8', cwd: FOLDER });
const isInstalled = promtool('--version').error === undefined;
if (!isInstalled) console.warn('Rules are not tried: promtool is not installed (Debian: prometheus).');

(isInstalled ? test : test.skip)('the rules hold, and fire when they should', () => {
  for (const args of [
    ['check', 'rules', 'prometheus-rules.yml'],
    ['test', 'rules', 'prometheus-rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});
