/** Fails where a package outgrows `house.json`. `--lower` writes smaller numbers; `--because "reason"` larger ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const TABLE = 'scripts/house.json';

/** The first that fits. */
const KINDS = [
  ['generated', /^package-lock\.json$|\/drizzle\/|\.gen\.|\.d\.ts$/],
  ['tests', /\.test(\.hi)?\.|\/testing\/|^e2e\//],
  ['documents', /\.md$/],
  ['source', /\.(ts|tsx|mjs|cjs|js|css|html)$/],
  ['data', /./],
];

/** Packages in packages come first. */
const PACKAGES = ['api/src', 'api/demo', 'shared/src/contract'];

/** Counts the files that these import, directly or not. */
const WALKS = {
  'read a campus (API)': 'api/src/domains/catalogue/campuses.ts',
  'settle a grievance (API)': 'api/src/domains/grievances/desk.ts',
  'decide on a seat (API)': 'api/src/domains/allotment/decide.ts',
  'upload a notice (staff area)': 'mfe-admin/src/notices/Uploads.tsx',
  'read a notice (page)': 'mfe-public/src/notices/Notice.tsx',
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && file !== TABLE && existsSync(file));

function count() {
  const packages = {};
  for (const file of files) {
    const [kind] = KINDS.find(([, pattern]) => pattern.test(file));
    const name =
      PACKAGES.find((each) => file.startsWith(`${each}/`)) ?? (file.includes('/') ? file.split('/')[0] : '.');
    const bytes = readFileSync(file);
    packages[name] ??= {};
    packages[name][kind] ??= [0, 0, 0];
    const sums = packages[name][kind];
    sums[0] += 1;
    sums[1] += bytes.filter((byte) => byte === 10).length;
    sums[2] += bytes.length;
  }
  return packages;
}

const known = new Set(files);

/** Only files beside it or in `shared`. */
function resolve(from, name) {
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : name.startsWith('@university/shared/')
      ? name.replace('@university/shared', 'shared/src')
      : undefined;
  return (
    path &&
    ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((end) => path + end).find((each) => known.has(each))
  );
}

function walk(entry) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'([^'\n]{1,200})'/g)) {
      const next = resolve(file, name);
      if (next) visit(next);
    }
  };
  visit(entry);
  return seen.size;
}

const counted = {
  packages: count(),
  walks: Object.fromEntries(Object.entries(WALKS).map(([name, file]) => [name, walk(file)])),
};
const { reasons, ...allowed } = JSON.parse(readFileSync(TABLE, 'utf8'));

function compare() {
  const rows = Object.entries(counted.walks).map(([name, now]) => [`files to ${name}`, allowed.walks[name] ?? 0, now]);
  for (const [name, kinds] of Object.entries(counted.packages))
    for (const [kind, sums] of Object.entries(kinds))
      sums.forEach((now, at) => {
        rows.push([
          `${name}: ${['files', 'lines', 'bytes'][at]} of ${kind}`,
          allowed.packages[name]?.[kind]?.[at] ?? 0,
          now,
        ]);
      });
  return rows;
}

const { values } = parseArgs({ options: { lower: { type: 'boolean' }, because: { type: 'string' } } });
const rows = compare();
const grown = rows.filter(([, before, now]) => now > before);
const sum = (kind, at) => Object.values(counted.packages).reduce((all, kinds) => all + (kinds[kind]?.[at] ?? 0), 0);
console.log(KINDS.map(([kind]) => `${kind} ${sum(kind, 0)} files, ${sum(kind, 1)} lines`).join('; '));

if (values.because || (values.lower && grown.length === 0)) {
  const day = new Date().toISOString().slice(0, 10);
  const more = Object.fromEntries(
    grown.filter(([what]) => !/bytes/.test(what)).map(([what, before, now]) => [what, now - before]),
  );
  const all = Object.keys(more).length > 0 ? [...reasons, { day, because: values.because, more }] : reasons;
  writeFileSync(TABLE, JSON.stringify({ ...counted, reasons: all }));
  execFileSync('node_modules/.bin/biome', ['format', '--write', TABLE]);
} else {
  for (const [what, before, now] of grown) console.error(`${what}: ${now}, and ${before} are allowed`);
  if (grown.length > 0)
    console.error('Take something away, or say why it has to be more: node scripts/house.mjs --because "the reason"');
  process.exitCode = grown.length > 0 ? 1 : 0;
}
