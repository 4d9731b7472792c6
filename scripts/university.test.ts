/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './lib/test-run.mjs';

const ROOT = path.join(__dirname, '..');

let folder: string;
const made: string[] = [];
afterAll(() => {
  for (const each of made) rmSync(each, { recursive: true });
});

function makeProject(files: string, npm: string): void {
  folder = mkdtempSync(path.join(tmpdir(), 'university-project-'));
  made.push(folder);
  for (const name of files.split(' ')) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of ['programs', 'node_modules']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'programs/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(path.join(folder, 'programs/npm'), 0o755);
}

describe('the command', () => {
  const PROGRAM = 'console.log(JSON.stringify(process.argv.slice(1)), process.env.REMOTES)';

  /** Its `npm` does nothing but be noticed. */
  beforeEach(() =>
    makeProject(
      'bin scripts/university.mjs scripts/lib/prepare.mjs package.json package-lock.json',
      'echo "$@" > npm-was-called\nexit 1',
    ),
  );

  const built = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), PROGRAM);
  };

  function run(script: string, ...args: string[]) {
    const how = { cwd: folder, env: { PATH: path.join(folder, 'programs') }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], how);
    return { status, stdout, stderr, installed: existsSync(path.join(folder, 'npm-was-called')) };
  }

  const university = (...args: string[]) => run('bin/university.mjs', ...args);

  it('a command starts its program as if it had been started by itself, with the registry that came with it', () => {
    built('shell/dist/server/main.mjs');
    built('api/dist/command.mjs');
    const registry = path.join(folder, 'registry.json');
    const site = path.join(folder, 'shell/dist/server/main.mjs');
    expect(university('serve')).toMatchObject({ status: 0, stdout: `${JSON.stringify([site])} ${registry}\n` });
    const command = path.join(folder, 'api/dist/command.mjs');
    const said = `${JSON.stringify([command, 'backup', 'a folder'])} ${registry}\n`;
    expect(university('backup', 'a folder')).toMatchObject({ status: 0, stdout: said });
  });

  it('help and version are said plainly', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(university('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
    const { status, stdout } = university('--help');
    expect(status).toBe(0);
    for (const name of 'init serve api migrate admin audit-log backup restore import export demo check doctor rekey'.split(
      ' ',
    ))
      expect(stdout).toContain(`  university ${name} `);
  });

  it.each([[[]], [['start']], [['toString']], [['serve', '--port=80']], [['doctor', 'now']]])(
    '%j is no command: code 2',
    (args) => {
      built('shell/dist/server/main.mjs');
      expect(university(...args)).toMatchObject({ status: 2, stdout: '' });
    },
  );

  it('init writes variables with keys of their own for those who may read them, and every command reads them', () => {
    built('api/dist/main.mjs');
    writeFileSync(path.join(folder, 'api/dist/main.mjs'), 'console.log(process.env.SECRET_KEY, process.env.PORT)');
    expect(university('init')).toMatchObject({ status: 0, stderr: '' });
    const file = path.join(folder, 'university.env');
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o077).toBe(0);
    const keys = [...text.matchAll(/^(?:SECRET_KEY|METRICS_TOKEN)=([0-9a-f]{64})$/gm)].map(([, key]) => key);
    expect(new Set(keys).size).toBe(2);
    expect(university('api').stdout).toBe(`${keys[0]} 3000\n`);
    expect(university('init')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('without a build it says so, and neither installs nor builds', () => {
    const { status, stderr, installed } = university('serve');
    expect(status).toBe(1);
    expect(stderr).toBe('There is no build here: shell/dist/server/main.mjs is missing. npm run build makes it.\n');
    expect(installed).toBe(false);
  });

  /** In the folder of a site that runs, whose packages are not those of the lockfile any more. */
  describe.each(['api', 'admin', 'audit-log', 'backup', 'restore', 'import', 'export', 'demo', 'migrate', 'check'])(
    'npm run %s',
    (name) => {
      const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      };
      const [, script = '', ...args] = (scripts[name] ?? '').split(' ');

      test('touches neither packages nor a build that is there', () => {
        for (const file of ['api/dist/main.mjs', 'api/dist/command.mjs', 'shell/dist/server/check.mjs']) built(file);
        expect(run(script, ...args)).toMatchObject({ status: 0, installed: false });
      });

      test('installs and builds where there is no build', () =>
        expect(run(script, ...args)).toMatchObject({ status: 1, installed: true }));
    },
  );
});

describe('installing', () => {
  type Locked = { link?: boolean; dev?: boolean; peer?: boolean };

  const served = Object.entries(
    (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
      .packages,
  )
    .filter(([place, { link, dev, peer }]) => place.includes('node_modules/') && !link && !dev && !peer)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));

  it('npm start installs what builds and serves, and nothing that only tests need', () => {
    expect(served).toEqual(
      expect.arrayContaining(['@rspack/core', '@swc/core', 'fastify', 'react', 'axios', 'sharp', 'pg']),
    );
    const ofTests = ['jest', 'jsdom', 'msw', 'typescript', '@biomejs/biome', '@playwright/test', 'playwright-core'];
    const more = 'lighthouse @sparticuz/chromium @stryker-mutator/core @testing-library/react drizzle-kit'.split(' ');
    expect([...ofTests, ...more].filter((name) => served.includes(name))).toEqual([]);
  });

  describe('what is installed', () => {
    const mark = () => path.join(folder, 'node_modules/.installed-packages');

    beforeEach(() => makeProject('scripts/lib/prepare.mjs package-lock.json', 'echo "$@" > told'));

    function ensure(wanted: 'serving' | 'all'): string | null {
      const code = `(await import('./scripts/lib/prepare.mjs')).ensureInstalled('${wanted}')`;
      const env = { PATH: path.join(folder, 'programs') };
      const told = path.join(folder, 'told');
      rmSync(told, { force: true });
      const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, env });
      expect(status).toBe(0);
      return existsSync(told) ? readFileSync(told, 'utf8') : null;
    }

    test('begins with what serving needs; tests add the rest, and the next start takes nothing away', () => {
      expect(ensure('serving')).toMatch(/^ci --omit=dev --omit=peer /);
      expect(ensure('serving')).toBeNull();
      expect(ensure('all')).toMatch(/^install --no-save --include=dev --include=peer /);
      expect(ensure('all')).toBeNull();
      expect(ensure('serving')).toBeNull();
    });

    test('follows the lockfile with what was there', () => {
      ensure('all');
      writeFileSync(mark(), readFileSync(mark(), 'utf8').replace(/^\w+/, 'another'));
      expect(ensure('serving')).toMatch(/^install --no-save --include=dev --include=peer /);
    });
  });
});

describe('a step', () => {
  const program = (code: string) => [process.execPath, '-e', code];
  let say: jest.SpyInstance;
  let log: jest.SpyInstance;
  beforeAll(() => {
    say = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    log = jest.spyOn(console, 'log').mockImplementation();
  });
  afterAll(() => jest.restoreAllMocks());

  it('a step ended well or it did not', async () => {
    expect(await runStep(program(''))).toBe(true);
    expect(await runStep(program('process.exit(3)'))).toBe(false);
    expect(await runStep(['/nowhere/no-program'])).toBe(false);
  });

  it('one that goes on to say something may take long', async () => {
    const slow = 'for i in $(seq 20); do echo at work; sleep 0.2; done';
    expect(await runStep(['sh', '-c', slow], { silence: 3_000 })).toBe(true);
    expect(say.mock.calls.join('')).toContain('at work');
  });

  it('one that hangs is ended with what it began, and that is said', async () => {
    say.mockClear();
    expect(await runStep(['sh', '-c', 'sleep 600 & echo $!; sleep 600'], { silence: 1_000 })).toBe(false);
    expect(log.mock.calls.join('')).toContain('said nothing for 1 s');
    const pid = Number(say.mock.calls.join('').trim());
    expect(pid).toBeGreaterThan(1);
    // Gone, or dead and not yet cleared away.
    expect(execFileSync('ps', ['-A', '-o', 'pid=,stat=']).toString()).not.toMatch(new RegExp(`^ *${pid} +[^Z]`, 'm'));
  });
});

describe('packing', () => {
  function evaluate<T>(module: string, expression: string): T {
    const code = `const m = await import(${JSON.stringify(path.join(__dirname, 'pack', module))}); console.log(JSON.stringify(${expression}))`;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })) as T;
  }

  /** `resource('…')`, or a name in a folder, in the sources of the servers, but for what runs from sources alone. */
  function resourcesAsked(): string[] {
    const where = 'api/**.ts api/**.mjs shell/src/server :!*.test.* :!*/testing/*'.split(' ');
    const args = ['grep', '-hoE', "resource\\(['`][^'`$]+", '--', ...where];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.slice("resource('".length).replace(/\/$/, ''))
      .filter((name) => !/^src\/platform\/isolated/.test(name));
  }

  it('every file that a program reads as it is comes with the artefact', () => {
    const packed = evaluate<string[]>('contents.mjs', 'm.RESOURCES');
    const asked = new Set(resourcesAsked());
    expect(asked).toContain('drizzle');
    expect([...asked].sort()).toEqual([...packed].sort());
    for (const name of packed) expect(existsSync(path.join(ROOT, 'api', name))).toBe(true);
  });

  it('a bill of materials names each package as the lockfile has it', () => {
    const lock = { 'node_modules/@a/b': { resolved: 'https://registry.example/b.tgz', integrity: 'sha512-AAEC' } };
    const packages = [
      { name: '@a/b', version: '1.2.3', license: 'MIT OR Apache-2.0', path: 'node_modules/@a/b', folder: '' },
    ];
    const given = `{ version: '2.0.0', date: new Date(0), packages: ${JSON.stringify(packages)}, lock: ${JSON.stringify(lock)} }`;
    const bill = evaluate<{ components: unknown[]; metadata: object }>('packages.mjs', `m.sbomOf(${given})`);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { timestamp: '1970-01-01T00:00:00.000Z' } });
    expect(bill.components).toEqual([
      {
        'bom-ref': 'node_modules/@a/b',
        type: 'library',
        group: '@a',
        name: 'b',
        version: '1.2.3',
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
        purl: 'pkg:npm/%40a/b@1.2.3',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        externalReferences: [{ type: 'distribution', url: 'https://registry.example/b.tgz' }],
      },
    ]);
  });

  it('the changelog begins with this version, and what operators copy names an artefact and an image of it', () => {
    const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    expect(/^## \[(.+?)\]/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
    const named = [
      'docs/deploying.md',
      'deploy/compose/compose.yaml',
      'deploy/compose/example.env',
      'deploy/kubernetes/kustomization.yaml',
    ].map((file) =>
      [...textOf(file).matchAll(/(?:university[:-]|newTag: )(\d[\w-]*(?:\.\d[\w-]*)*)/g)].map(([, name]) => name),
    );
    const name = `${version}-a1b2c3d4e5f6`;
    expect(named.map((names) => [...new Set(names)])).toEqual([[name], [name], [name], [name]]);
    expect(textOf('deploy/kubernetes/migrate.yaml')).toContain(`name: university-migrate-${name.replaceAll('.', '-')}`);
  });
});
