/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What people read about the project. The content of the site has checks of its own. */
const documents = tracked('*.md').filter((file) => !/^api\/demo\/(hindi\/)?pages\//.test(file));
const files = tracked();

/** Files that builds, releases and running processes write, and examples of what people may write: by a part of their name. */
const ELSEWHERE = [
  ...[
    'remote.json',
    'canary.json',
    'backup.json',
    'secrets.json',
    'isolated.mjs',
    'native.json',
    'mf-manifest.json',
    'mf-stats.json',
    '@mf-types.d.ts',
    '/dist/',
    '.HASH.',
    '@university/remote-kit/',
  ],
  ...['my/registry.json', 'src/pages/Workshops.tsx'],
];

const FOLDERS = ['api', 'shell', 'shared', 'remote-kit', 'scripts', 'e2e', 'docs', 'mfe-[a-z]+'];
const KINDS = ['tsx?', '[mc]?js', 'json', 'md', 'sql', 'yml'];
/** In code, also in commands. A name that begins with / is an address of the site. */
const PATH = new RegExp(
  `(?<![\\w./-])(?:(?:${FOLDERS.join('|')})/[\\w.@/-]*[\\w/]|[\\w@][\\w.@/-]*\\.(?:${KINDS.join('|')}))(?![\\w/*{…])`,
  'g',
);

const entries = Object.keys(JSON.parse(read('shared/package.json')).exports).map((name) => `shared${name.slice(1)}`);

/** A path from the root, the end of one, or an entry point of `shared`. */
function isThere(path: string): boolean {
  if (ELSEWHERE.some((name) => path.includes(name))) return true;
  const plain = path.replace(/\/$/, '');
  return entries.includes(plain) || existsSync(join(ROOT, plain)) || files.some((file) => file.endsWith(`/${plain}`));
}

/** The code of a document: what stands between backticks, one or three. */
const codeIn = (text: string): string[] => text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];

const packages = files.filter((file) => /(^|\/)package\.json$/.test(file));
const scripts = new Set(packages.flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {})));

test('there are documents, and the check sees a name that is gone', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/0001-server-loader.md']));
  expect('`api/src/gone.ts` and `gone/away.ts`'.match(PATH)?.filter(isThere)).toEqual([]);
});

describe.each(documents)('%s', (file) => {
  const text = read(file);
  const code = codeIn(text).join('\n');

  test('names files that are there', () => {
    expect((code.match(PATH) ?? []).filter((path) => !isThere(path))).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)\s]*)?\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([]);
  });

  test('names commands that are there', () => {
    const commands = [...code.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
  });
});
