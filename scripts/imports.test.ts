/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** From the bottom: a file imports from its own row and from those before it. The first that fits is a file's own. */
const STOREYS = [
  'shared/src/',
  'web/src/',
  'api/src/platform/',
  'api/src/domains/',
  'api/demo/',
  'api/src/',
  'shell/src/',
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(test|e2e)\.|\/testing|^e2e\/releases/.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)));
const known = new Set(files);

/** `@university/web` → `web/src/index.ts`, by the `exports` of each workspace. */
const entries = new Map(
  ['api', 'remote-kit', 'shared', 'web'].flatMap((folder) => {
    const { exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    return Object.entries(exports).map(([name, file]) => [
      path.posix.join('@university', folder, name),
      path.posix.join(folder, typeof file === 'string' ? file : (file['@university/source'] ?? '')),
    ]);
  }),
);

/** Imports and re-exports, of types too, and those that wait for a call. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g;

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const plain = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : entries.get(name);
    const found =
      plain && ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => plain + end).find((one) => known.has(one));
    return found ? [found] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The shortest way from a file back to itself. */
function circleOf(start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file];
        while (way[0] !== start) way.unshift(cameFrom.get(way[0] as string) as string);
        return way;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return undefined;
}

test('no file imports itself by way of others', () => {
  const circles = files.flatMap((file) => {
    const circle = circleOf(file);
    // Each circle once, told from its first file in the alphabet.
    return circle?.every((other) => other >= file) ? [circle.join(' → ')] : [];
  });
  expect(circles).toEqual([]);
});

test('nothing imports what stands on it', () => {
  const storey = (file: string) => STOREYS.findIndex((folder) => file.startsWith(folder));
  const upwards = files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((other) => storey(file) >= 0 && storey(other) > storey(file))
      .map((other) => `${file} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('domains of the API import each other one way', () => {
  const domainOf = (file: string) => /^api\/src\/domains\/([^/]+)/.exec(file)?.[1];
  const uses = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const domain = domainOf(file);
    if (!domain) continue;
    const others = imported.flatMap((other) => domainOf(other) ?? []).filter((other) => other !== domain);
    uses.set(domain, new Set([...(uses.get(domain) ?? []), ...others]));
  }
  // Take away whatever uses nothing that is left, until nothing changes.
  for (let before = 0; before !== uses.size; ) {
    before = uses.size;
    for (const [domain, others] of uses) if (![...others].some((other) => uses.has(other))) uses.delete(domain);
  }
  expect([...uses.keys()]).toEqual([]);
});

test("no path leads out of a remote's folder: it could be a repository of its own", () => {
  const inRemotes = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'mfe-*'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|[mc]?js|json)$/.test(file) && existsSync(path.join(ROOT, file)));
  expect(inRemotes.length).toBeGreaterThan(100);
  const outside = inRemotes.flatMap((file) => {
    const [folder] = file.split('/');
    const paths = readFileSync(path.join(ROOT, file), 'utf8').match(/(?<=["'\s])(\.\.\/)+[\w.@-]+/g) ?? [];
    return paths
      .filter((each) => !path.posix.join(path.posix.dirname(file), each).startsWith(`${folder}/`))
      .map((each) => `${file}: ${each}`);
  });
  expect(outside).toEqual([]);
});
