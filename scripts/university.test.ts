/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** Says how it was started, in place of a built program. */
const PROGRAM = 'console.log(JSON.stringify(process.argv.slice(1)), process.env.REMOTES)';

/** Ends what calls it, and leaves a trace. */
const NPM = '#!/bin/sh\necho "$@" >> "$TRACE"\nexit 1\n';

let folder: string;
let trace: string;

/** A project without packages and without builds, whose `npm` does nothing but be noticed. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'university-binary-'));
  trace = path.join(folder, 'npm-was-called');
  for (const name of ['bin', 'scripts/university.mjs', 'scripts/lib/prepare.mjs', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, 'programs'));
  writeFileSync(path.join(folder, 'programs/npm'), NPM);
  chmodSync(path.join(folder, 'programs/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (file: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), PROGRAM);
};

function run(script: string, ...args: string[]) {
  const env = { PATH: path.join(folder, 'programs'), TRACE: trace };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, installed: existsSync(trace) };
}

const university = (...args: string[]) => run('bin/university.mjs', ...args);

test('a command starts its program as if it had been started by itself, with the registry that came with it', () => {
  built('shell/dist/server/main.mjs');
  built('api/dist/command.mjs');
  const registry = path.join(folder, 'registry.json');
  const site = path.join(folder, 'shell/dist/server/main.mjs');
  expect(university('serve')).toMatchObject({ status: 0, stdout: `${JSON.stringify([site])} ${registry}\n` });
  const command = path.join(folder, 'api/dist/command.mjs');
  const said = `${JSON.stringify([command, 'backup', 'a folder'])} ${registry}\n`;
  expect(university('backup', 'a folder')).toMatchObject({ status: 0, stdout: said });
});

test('help and version are said plainly', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(university('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  const { status, stdout } = university('--help');
  expect(status).toBe(0);
  for (const name of [
    'serve',
    'api',
    'migrate',
    'admin',
    'audit-log',
    'backup',
    'restore',
    'import',
    'export',
    'demo',
    'check',
  ])
    expect(stdout).toContain(`  university ${name} `);
});

test.each([[[]], [['start']], [['toString']], [['serve', '--port=80']]])('%j is no command: code 2', (args) => {
  built('shell/dist/server/main.mjs');
  expect(university(...args)).toMatchObject({ status: 2, stdout: '' });
});

test('without a build it says so, and neither installs nor builds', () => {
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

    test('installs and builds where there is no build', () => {
      expect(run(script, ...args)).toMatchObject({ status: 1, installed: true });
    });
  },
);
