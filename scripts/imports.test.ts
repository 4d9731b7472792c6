/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { isSpecifiedPage, isTakenForPages, isTakenForRedirects } from '@university/shared/contract';
import { EXCEPTIONS, FIRST, refusals, RULE_NAMES, stepsOf } from './migrations';

const ROOT = join(__dirname, '..');

describe('imports', () => {
  /** From the bottom: a file imports from its own row and from those before it. The first that fits is a file's own. */
  const STOREYS = [
    'allotment/',
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
    .filter((file) => existsSync(join(ROOT, file)));
  const known = new Set(files);

  const entries = new Map(
    ['allotment', 'api', 'remote-kit', 'shared', 'web'].flatMap((folder) => {
      const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        exports: Record<string, string | Record<string, string>>;
      };
      return Object.entries(exports).map(([name, file]) => [
        path.posix.join('@university', folder, name),
        path.posix.join(folder, typeof file === 'string' ? file : (file['@university/source'] ?? '')),
      ]);
    }),
  );

  const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g;

  function importsOf(file: string): string[] {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
      const plain = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : entries.get(name);
      const found =
        plain && ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => plain + end).find((one) => known.has(one));
      return found ? [found] : [];
    });
  }

  const graph = new Map(files.map((file) => [file, importsOf(file)]));

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

  it('no file imports itself by way of others', () => {
    const circles = files.flatMap((file) => {
      const circle = circleOf(file);
      return circle?.every((other) => other >= file) ? [circle.join(' → ')] : [];
    });
    expect(circles).toEqual([]);
  });

  it('nothing imports what stands on it', () => {
    const storey = (file: string) => STOREYS.findIndex((folder) => file.startsWith(folder));
    const upwards = files.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((other) => storey(file) >= 0 && storey(other) > storey(file))
        .map((other) => `${file} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  it('domains of the API import each other one way', () => {
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

  it("no path leads out of a remote's folder: it could be a repository of its own", () => {
    const inRemotes = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'mfe-*'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(tsx?|[mc]?js|json)$/.test(file) && existsSync(join(ROOT, file)));
    expect(inRemotes.length).toBeGreaterThan(100);
    const outside = inRemotes.flatMap((file) => {
      const [folder] = file.split('/');
      const paths = readFileSync(join(ROOT, file), 'utf8').match(/(?<=["'\s])(\.\.\/)+[\w.@-]+/g) ?? [];
      return paths
        .filter((each) => !path.posix.join(path.posix.dirname(file), each).startsWith(`${folder}/`))
        .map((each) => `${file}: ${each}`);
    });
    expect(outside).toEqual([]);
  });
});

describe('migrations', () => {
  const FOLDER = join(ROOT, 'api/drizzle');
  const MIGRATIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
  const refused = async (sql: string) => [...new Set(refusals(await stepsOf(sql)).map(({ rule }) => rule))];

  it.each(MIGRATIONS)('%s leaves the release before it working, or says why it need not', async (name) => {
    const found = refusals(await stepsOf(readFileSync(join(FOLDER, name), 'utf8')));
    // An exception that is no longer needed would let the next change pass.
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual([EXCEPTIONS[name]?.rule ?? []].flat());
  });

  it.each([
    ['drop', 'DROP TABLE "fees"'],
    ['drop', 'DROP INDEX "fees_index"'],
    ['drop', 'ALTER TABLE "fees" DROP COLUMN "amount"'],
    ['drop', 'ALTER TABLE "fees" DROP CONSTRAINT "fees_unique"'],
    ['rename', 'ALTER TABLE "fees" RENAME TO "charges"'],
    ['rename', 'ALTER TABLE "fees" RENAME COLUMN "amount" TO "rupees"'],
    ['type', 'ALTER TABLE "fees" ALTER COLUMN "amount" TYPE bigint'],
    ['required', 'ALTER TABLE "fees" ALTER COLUMN "amount" SET NOT NULL'],
    ['required', 'ALTER TABLE "fees" ALTER COLUMN "amount" DROP DEFAULT'],
    ['required', 'ALTER TABLE "fees" ADD COLUMN "head" text NOT NULL'],
    ['optional', 'ALTER TABLE "fees" ALTER COLUMN "amount" DROP NOT NULL'],
    ['rewrite', 'ALTER TABLE "fees" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL'],
    ['constraint', 'ALTER TABLE "fees" ADD CONSTRAINT "least" CHECK ("amount" > 0) NOT VALID'],
    ['constraint', 'ALTER TABLE "fees" ADD CONSTRAINT "of" FOREIGN KEY ("track") REFERENCES "tracks"("id")'],
    ['constraint', 'CREATE UNIQUE INDEX "one" ON "fees" (lower("head"))'],
    ['lock', 'CREATE INDEX "by_name" ON "applicants" ("name")'],
    ['data', 'UPDATE "fees" SET "amount" = 1'],
    ['data', 'DELETE FROM "fees"'],
    ['data', 'TRUNCATE "fees"'],
    ['trigger', 'CREATE TRIGGER t BEFORE INSERT ON "fees" FOR EACH ROW EXECUTE FUNCTION f()'],
    ['unread', 'DO $$ BEGIN DELETE FROM fees; END $$'],
    ['unknown', 'ALTER TABLE "fees" OWNER TO somebody'],
  ])('%s: %s is refused', async (rule, sql) => expect(await refused(sql)).toEqual([rule]));

  it.each([
    'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL); ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("id" <> \'\'); CREATE UNIQUE INDEX ON "a" ("id"); DROP TABLE "a"',
    'ALTER TABLE "fees" ADD COLUMN "note" text',
    'ALTER TABLE "fees" ADD COLUMN "hi" jsonb DEFAULT \'[]\' NOT NULL; ALTER TABLE "fees" ADD CONSTRAINT "hi_check" CHECK (jsonb_typeof("fees"."hi") = \'array\')',
    'ALTER TABLE "fees" ADD COLUMN "head" text; UPDATE "fees" SET "head" = "kind" WHERE "amount" > 0',
    'CREATE INDEX "by_head" ON "fees" ("head")',
    'CREATE TRIGGER t AFTER INSERT ON "fees" FOR EACH STATEMENT EXECUTE FUNCTION f()',
  ])('what only adds is taken: %s', async (sql) => expect(await refused(sql)).toEqual([]));

  it('every rule is in the notes for who writes migrations', () => {
    expect(Object.keys(EXCEPTIONS).filter((name) => !MIGRATIONS.includes(name))).toEqual([]);
    const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    expect(RULE_NAMES.filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

describe('addresses of remotes', () => {
  type Entry = { paths: string[]; rest?: boolean };

  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'registry.json'), 'utf8')) as {
    remotes: Record<string, Entry>;
  };

  const granted = Object.values(remotes)
    .filter(({ rest }) => !rest)
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace('{shortName}', 'seu'));

  it.each(granted)('%s is granted to another remote, so that staff write no page and no redirect there', (path) => {
    const address = path.replace(/\/\*$/, '');
    expect(isSpecifiedPage(address) || isTakenForPages(address)).toBe(true);
    expect(isTakenForRedirects(address)).toBe(true);
    if (path.endsWith('/*')) expect(isTakenForPages(`${address}/looms`)).toBe(true);
  });

  it('one remote has what nobody else claims', () =>
    expect(Object.values(remotes).filter(({ rest }) => rest)).toHaveLength(1));
});
