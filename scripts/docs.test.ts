/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const documents = tracked('*.md').filter((file) => !file.startsWith('demo/site/'));
const files = tracked();

/** Files that builds, releases and running processes write, and examples of what people may write: by a part of their name. */
const ELSEWHERE = [
  ...'remote.json canary.json backup.json secrets.json isolated.mjs native.json mf-manifest.json'.split(' '),
  ...'/dist/ .HASH. @university/remote-kit/ my/registry.json src/pages/Workshops.tsx'.split(' '),
];

const FOLDERS = ['allotment', 'api', 'shell', 'shared', 'remote-kit', 'scripts', 'e2e', 'docs', 'mfe-[a-z]+'];
const KINDS = ['tsx?', '[mc]?js', 'json', 'md', 'sql', 'yml'];
/** In code, also in commands. A name that begins with / is an address of the site. */
const PATH = new RegExp(
  `(?<![\\w./-])(?:(?:${FOLDERS.join('|')})/[\\w.@/-]*[\\w/]|[\\w@][\\w.@/-]*\\.(?:${KINDS.join('|')}))(?![\\w/*{…])`,
  'g',
);

const entries = Object.keys(JSON.parse(read('shared/package.json')).exports).map((name) => `shared${name.slice(1)}`);

const isElsewhere = (path: string): boolean => ELSEWHERE.some((name) => path.includes(name));

function isThere(path: string): boolean {
  if (isElsewhere(path)) return true;
  const plain = path.replace(/\/$/, '');
  return entries.includes(plain) || existsSync(join(ROOT, plain)) || files.some((file) => file.endsWith(`/${plain}`));
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)\s]*)?\)/g)].map(([, to = '']) => to);

const codeIn = (text: string): string[] => text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
const packages = files.filter((file) => /(^|\/)package\.json(\.txt)?$/.test(file));
const scripts = new Set(packages.flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {})));

describe('names in documents', () => {
  it('there are documents, and the check sees a name that is gone', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/0018-page-cache.md']));
    expect('`api/src/gone.ts` and `gone/away.ts`'.match(PATH)?.filter(isThere)).toEqual([]);
  });

  describe.each(documents)('%s', (file) => {
    const text = read(file);
    const code = codeIn(text).join('\n');

    test('names files that are there', () =>
      expect((code.match(PATH) ?? []).filter((path) => !isThere(path))).toEqual([]));

    test('links to files that are there', () => {
      expect(linksIn(text).filter((to) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([]);
    });

    test('names commands that are there', () => {
      const commands = [...code.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
      expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
    });
  });
});

describe('documents for operators', () => {
  const DEPLOYING = read('docs/deploying.md');

  test('deploying is 2,500 words at most, and begins with 20 variables at most', () => {
    expect(DEPLOYING.trim().split(/\s+/).length).toBeLessThanOrEqual(2_500);
    const [, first = ''] = /^## Variables$([\s\S]*?)^Rarely needed:$/m.exec(DEPLOYING) ?? [];
    expect(first.match(/^\| `/gm)?.length).toBeLessThanOrEqual(20);
  });

  const list = `import { FILES } from './scripts/pack/contents.mjs'; console.log(JSON.stringify(FILES))`;
  const packed: string[] = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', list], { cwd: ROOT, encoding: 'utf8' }),
  );
  const isPacked = (path: string) => packed.some((each) => path === each || `${path}/`.startsWith(`${each}/`));
  const isWithin = (path: string) => files.filter(isPacked).some((file) => `/${file}/`.includes(`/${path}/`));

  test.each(packed.filter((file) => file.endsWith('.md')))('%s names only what comes with a release', (file) => {
    const text = read(file);
    const links = linksIn(text).map((to) => join(dirname(file), to));
    expect(links.filter((to) => !isWithin(to))).toEqual([]);
    const named = codeIn(text).join('\n').match(PATH) ?? [];
    expect(named.filter((path) => !isElsewhere(path) && !isWithin(path.replace(/\/$/, '')))).toEqual([]);
  });
});

describe('rows about security', () => {
  /**
   * How many requirements of level 1 or 2 the sections of each chapter of ASVS 5.0.0 have; they are numbered from 1.
   * Source: OWASP Application Security Verification Standard 5.0.0, flat list, levels 1 and 2 (253 in all).
   */
  const CHAPTERS: Record<string, string> = {
    1: '2 9 11 3 2',
    2: '3 3 4 1',
    3: '- 2 4 6 5 - 2',
    4: '3 1 2 4',
    5: '1 3 2 3',
    6: '3 12 4 4 5 3 - 4',
    7: '3 4 2 5 2 2',
    8: '2 3 1 1',
    9: '3 4',
    10: '2 2 4 11 5 2 3',
    11: '2 3 3 4 1 1',
    12: '3 2 4',
    13: '1 5 2 5',
    14: '2 4 3',
    15: '3 3 7',
    16: '1 5 4 3 3',
    17: '1 4 2',
  };

  const STATES = ['Met', 'Partly', '**Not met**', 'Operator', 'n/a'];

  type Row = { requirements: string[]; state: string; how: string };

  function expand(ids: string): string[] {
    return ids.split(', ').flatMap((part) => {
      const [from = '', to = from] = part.split('–');
      const section = from.slice(0, from.lastIndexOf('.'));
      const [first, last] = [from, to].map((id) => Number(id.slice(id.lastIndexOf('.') + 1))) as [number, number];
      return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
    });
  }

  const rows: Row[] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, ids = '', state = '', how = ''] = line.split('|').map((cell) => cell.trim());
      const [named] = /^\d+\.\d+\.\d+(?:(?:, |–)\d+\.\d+\.\d+)*/.exec(ids) ?? [];
      return named ? [{ requirements: expand(named), state, how }] : [];
    });

  const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
  const pathsOf = ({ how }: Row) =>
    [...how.matchAll(/`((?:api|shell|shared|web|mfe-[a-z]+|scripts|e2e|docs)\/[^`\s]+)`/g)].map(
      ([, path = '']) => path,
    );
  const commandsOf = ({ how }: Row) =>
    [...how.matchAll(/`npm (?:run )?([a-z:-]+)[^`]*`/g)].map(([, name = '']) => name);
  const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);

  it('every requirement of level 2 has a row, and one only', () => {
    const all = Object.entries(CHAPTERS).flatMap(([chapter, counts]) =>
      counts
        .split(' ')
        .flatMap((count, at) => (count === '-' ? [] : expand(`${chapter}.${at + 1}.1–${chapter}.${at + 1}.${count}`))),
    );
    expect(rows.flatMap(({ requirements }) => requirements).sort()).toEqual(all.sort());
  });

  it.each(rows)('$requirements.0: state and evidence are there', (row) => {
    expect(STATES).toContain(row.state);
    expect(row.how).not.toBe('');
    for (const path of pathsOf(row))
      expect({ path, isThere: existsSync(join(ROOT, path)) }).toEqual({ path, isThere: true });
    for (const name of commandsOf(row)) expect(['test', 'start', 'ci', ...Object.keys(scripts)]).toContain(name);
    if (row.state === 'Met') expect([...pathsOf(row).filter(isTest), ...commandsOf(row)]).not.toEqual([]);
  });
});
