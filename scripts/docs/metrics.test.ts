/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const DOCS = readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8');

/** Counters of the API, which `/metrics` gives their ending. */
const PROBES = readFileSync(join(ROOT, 'api/src/platform/probes.ts'), 'utf8');

const DEFINED = ['api/src', 'shell/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, folder, file), 'utf8');
      return [
        ...text.matchAll(
          /new (?:Counter|Gauge|Histogram)\(\{\s+name: '(\w+)',\s+help: .+\s+(?:labelNames: \[([^\]]*)\])?/g,
        ),
      ].map(([, name = '', labels = '']) => ({ name, labels: labels.replaceAll("'", '') }));
    }),
);

const COUNTED = [...(/const COUNTERS = \{([\s\S]*?)\}/.exec(PROBES)?.[1] ?? '').matchAll(/^\s+(\w+):/gm)].map(
  ([, name]) => ({ name: `${name}_total`, labels: '' }),
);

test.each([...DEFINED, ...COUNTED])('$name is explained, with its labels', ({ name, labels }) => {
  expect(DOCS).toContain(`| \`${name}\` |${labels && ` ${labels}`} |`);
});

test('nothing is explained that is not there', () => {
  const table = DOCS.slice(DOCS.indexOf('| Metric |'), DOCS.indexOf('`nodejs_*`'));
  const explained = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(explained.length).toBeGreaterThan(20);
  expect(explained.filter((name) => ![...DEFINED, ...COUNTED].some((metric) => metric.name === name))).toEqual([]);
});
