import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Says which packages are installed. */
const INSTALLED = 'node_modules/.installed-packages';

/** Which packages the lockfile names, without those of this repository: a new one of ours brings none as a rule. */
function digestOfPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const theirs = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return createHash('sha256').update(JSON.stringify(theirs)).digest('hex');
}

/**
 * What may be installed, and how npm is told. Building and serving needs `dependencies`; tests and work on the project need the rest:
 * development packages, and the tools that the kit expects beside itself.
 */
const INSTALLS = {
  serving: ['--omit=dev', '--omit=peer'],
  all: ['--include=dev', '--include=peer'],
};

/** Which of `INSTALLS` is there. A folder that others installed into may have all. */
const installed = (mark) => (mark.endsWith(' serving') ? 'serving' : 'all');

/**
 * Installs packages of the lockfile, if they are not there already, and where some are there only those that are missing. Takes
 * nothing away that tests need.
 * @param {keyof typeof INSTALLS} wanted
 */
export function ensureInstalled(wanted) {
  const mark = existsSync(INSTALLED) ? readFileSync(INSTALLED, 'utf8') : undefined;
  // Whoever installed by hand has no mark.
  const what = (mark === undefined ? hasTools() : installed(mark) === 'all') ? 'all' : wanted;
  const now = `${digestOfPackages()} ${what}`;
  if (mark === now) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const how = mark === undefined ? ['ci'] : ['install', '--no-save'];
  const { status } = spawnSync(npm, [...how, ...INSTALLS[what], '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network there?');
    process.exit(1);
  }
  writeFileSync(INSTALLED, now);
}

/** What `npm start` leaves out. */
const hasTools = () => existsSync('node_modules/typescript');

/** Installs what work on the project needs, where only what serving needs is there. */
export function ensureTools() {
  if (!hasTools()) ensureInstalled('all');
}

/** Every folder of a remote. */
export const remotes = () =>
  readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'rspack.config.ts')) && /^mfe-/.test(name));

/** What every build depends on, and what each app adds. */
const COMMON = ['shared/src', 'shared/package.json', 'remote-kit/src', 'remote-kit/package.json'];
const APPS = {
  api: [
    'web/src',
    'api/src',
    'api/demo',
    'demo/logins.json',
    'api/outside.ts',
    'api/rspack.config.ts',
    'api/package.json',
  ],
  shell: [
    'rspack.base.ts',
    'shell/src',
    'shell/rspack.config.ts',
    'shell/package.json',
    'web/src',
    'api/src',
    'api/demo',
    'demo/logins.json',
    'api/outside.ts',
  ],
  ...Object.fromEntries(
    remotes().map((name) => [name, [`${name}/src`, `${name}/rspack.config.ts`, `${name}/package.json`]]),
  ),
};

/** Packages that remotes use built, as they would from a registry. */
const PACKAGES = ['shared', 'remote-kit'];

/** How many builds run side by side. */
const AT_ONCE = 2;

/** The API as a server of its own, and everything else: the site has the API in its own process. */
export const API = ['api'];
export const SITE = Object.keys(APPS).filter((app) => !API.includes(app));

/** Builds those of the apps whose sources changed since their last build, and the packages before them. */
export async function ensureBuilt(apps = SITE) {
  await buildPackages();
  const stale = apps.filter((app) => !isFresh(app));
  if (stale.length > 0) console.log(`Building ${stale.join(', ')} …`);
  const waiting = [...(await declarations()), ...stale.map((app) => () => build(app))];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    }),
  );
}

/** Which packages changed since this was last done with them, by a mark in their builds. */
const changedSince = (mark) =>
  PACKAGES.map((name) => ({
    name,
    stamp: join(name, 'dist', mark),
    digest: digestOf([`${name}/src`, `${name}/package.json`, 'scripts/packages']),
  })).filter(({ stamp, digest }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest);

/** Builds the packages that changed. */
async function buildPackages() {
  const stale = changedSince('.built');
  if (stale.length === 0) return;
  // Only now: it needs what is not installed when this module is read.
  const { buildPackage } = await import('../packages/build-package.mjs');
  for (const { name, stamp, digest } of stale) {
    buildPackage(name);
    writeFileSync(stamp, digest);
  }
}

/**
 * What writes the declarations of packages that changed. No build needs them: types that are wrong are for `npm test` to say, and stop
 * nobody who works on them; where only what serving needs is installed, there is no TypeScript.
 */
async function declarations() {
  if (!hasTools()) return [];
  const stale = changedSince('.declared');
  if (stale.length === 0) return [];
  const { declarePackage } = await import('../packages/build-package.mjs');
  return stale.map(({ name, stamp, digest }) => async () => {
    await declarePackage(name);
    writeFileSync(stamp, digest);
  });
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
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === digestOfApp(app);
}

async function build(app) {
  const digest = digestOfApp(app);
  await buildInto(app, join(app, 'dist'));
  writeFileSync(stampOf(app), digest);
}

/** Builds every app anew, each into its own folder below this one, with these configurations. Touches no build that is in use. */
export async function buildAllInto(root, configOf) {
  await buildPackages();
  const waiting = Object.keys(APPS);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let app = waiting.shift(); app; app = waiting.shift())
        await buildInto(app, join(root, app, 'dist'), configOf(app));
    }),
  );
}

/** Builds an app into a folder, whether its sources changed or not. Rejects with a sentence; says what was wrong. */
export async function buildInto(app, folder, { config = `${app}/rspack.config.ts`, env = {} } = {}) {
  await new Promise((done, reject) => {
    // NODE_ENV of the caller must not change what is built.
    const child = spawn(process.execPath, ['node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', config], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', BUILD_OUT: resolve(folder), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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

const digestOfApp = (app) => digestOf([...COMMON, ...APPS[app]]);

/** Of sources, and of the packages that they use. */
function digestOf(paths) {
  const hash = createHash('sha256').update(digestOfPackages());
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
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
