import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Says which lockfile the installed packages are of. */
const INSTALLED = 'node_modules/.installed-lockfile';

/** Installs the packages of the lockfile, if they are not there already. Development packages too: they build the site. */
export function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network there?');
    process.exit(1);
  }
  writeFileSync(INSTALLED, lockfile);
}

/** Every folder of a remote. */
export const remotes = () =>
  readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'rspack.config.ts')) && /^mfe-/.test(name));

/** What every build depends on, and what each app adds. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'rspack.base.ts',
  'scripts/build',
  'package-lock.json',
  'tsconfig.json',
];
const APPS = {
  api: ['web/src', 'api/src', 'api/demo', 'api/rspack.config.ts', 'api/package.json'],
  shell: [
    'shell/src',
    'shell/public',
    'shell/rspack.config.ts',
    'shell/package.json',
    'web/src',
    'api/src',
    'api/demo',
  ],
  ...Object.fromEntries(
    remotes().map((name) => [
      name,
      [`${name}/src`, `${name}/content`, `${name}/rspack.config.ts`, `${name}/package.json`],
    ]),
  ),
};

/** How many builds run side by side. */
const AT_ONCE = 2;

/** The API as a server of its own, and everything else: the site has the API in its own process. */
export const API = ['api'];
export const SITE = Object.keys(APPS).filter((app) => !API.includes(app));

/** Builds those of the apps whose sources changed since their last build. */
export async function ensureBuilt(apps = SITE) {
  const stale = apps.filter((app) => !isFresh(app));
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} …`);
  const waiting = [...stale];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let app = waiting.shift(); app; app = waiting.shift()) await build(app);
    }),
  );
}

/** As `ensureBuilt`, for a command: one that cannot be built ends it. */
export async function buildOrExit(apps) {
  try {
    await ensureBuilt(apps);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const stampOf = (app) => join(app, 'dist', '.built');

function isFresh(app) {
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === digestOf(app);
}

async function build(app) {
  const digest = digestOf(app);
  await buildInto(app, join(app, 'dist'));
  writeFileSync(stampOf(app), digest);
}

/** Builds an app into a folder, whether its sources changed or not. Rejects with a sentence; says what was wrong. */
export async function buildInto(app, folder) {
  await new Promise((done, reject) => {
    // NODE_ENV of the caller must not change what is built.
    const child = spawn(
      process.execPath,
      ['node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', `${app}/rspack.config.ts`],
      {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'production', BUILD_OUT: resolve(folder) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code === 0) return done();
      console.error(output);
      reject(new Error(`${app} could not be built.`));
    });
  });
}

function digestOf(app) {
  const hash = createHash('sha256');
  for (const file of [...COMMON, ...APPS[app]].flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesBelow(join(path, name)))
      .filter((file) => !file.includes('.test.'));
  } catch {
    return [path];
  }
}
