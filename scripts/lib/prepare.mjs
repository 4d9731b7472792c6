/** Installs packages and builds apps where they are missing or out of date. Runs before packages are installed. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Holds the digest of the installed packages, and which of `INSTALLS` they are. */
const INSTALLED = 'node_modules/.installed-packages';

/** Of the lockfile's packages, without those of this repository. */
function digestOfPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const theirs = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return createHash('sha256').update(JSON.stringify(theirs)).digest('hex');
}

/** Building and serving needs `dependencies`; tests and work on the project also development packages and peers of the kit. */
const INSTALLS = {
  serving: ['--omit=dev', '--omit=peer'],
  all: ['--include=dev', '--include=peer'],
};

const installed = (mark) => (mark.endsWith(' serving') ? 'serving' : 'all');

/**
 * Installs missing packages of the lockfile; removes none that tests need.
 * @param {keyof typeof INSTALLS} wanted
 */
export function ensureInstalled(wanted) {
  const mark = existsSync(INSTALLED) ? readFileSync(INSTALLED, 'utf8') : undefined;
  // Installed by hand, there is no mark.
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

const hasTools = () => existsSync('node_modules/typescript');

export function ensureTools() {
  if (!hasTools()) ensureInstalled('all');
}

/** Every folder of a remote. */
export const remotes = () =>
  readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'rspack.config.ts')) && /^mfe-/.test(name));

/** Sources of every build, and of each app. */
const COMMON = ['shared/src', 'shared/package.json', 'remote-kit/src', 'remote-kit/package.json'];
const SERVERS = ['allotment/src', 'web/src', 'api/src', 'api/demo', 'demo/logins.json', 'api/outside.ts'];
const APPS = {
  api: SERVERS,
  shell: ['rspack.base.ts', 'shell/src', ...SERVERS],
  ...Object.fromEntries(remotes().map((name) => [name, [`${name}/src`]])),
};

/** Packages that remotes use built, as from a registry. */
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
  await runAll([...declarations(), ...stale.map((app) => () => build(app))]);
}

/** @param {(() => Promise<void>)[]} jobs */
async function runAll(jobs) {
  const waiting = [...jobs];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Packages that changed since the digest of this name was written. */
const changedSince = (mark) =>
  PACKAGES.map((name) => ({
    name,
    stamp: join(name, 'dist', mark),
    digest: digestOf([`${name}/src`, `${name}/package.json`, 'scripts/lib/prepare.mjs']),
  })).filter(({ stamp, digest }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest);

async function buildPackages() {
  for (const { name, stamp, digest } of changedSince('.built')) {
    await buildPackage(name);
    writeFileSync(stamp, digest);
  }
}

/** Jobs that write the declarations of packages that changed. No build needs them, and without the tools there is no TypeScript. */
const declarations = () =>
  (hasTools() ? changedSince('.declared') : []).map(({ name, stamp, digest }) => async () => {
    await declarePackage(name);
    writeFileSync(stamp, digest);
  });

/** As `ensureBuilt`; ends the process where a build fails. */
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
  const published = join(app, 'dist/remote.json');
  const { number } = existsSync(published) ? JSON.parse(readFileSync(published, 'utf8')) : {};
  if (number) console.log(`${app}: release ${number} stays. \`npm run release -w ${app}\` publishes what was built.`);
}

/** Builds every app, each into its own folder below this one. Touches no build that is in use. */
export async function buildAllInto(root, configOf) {
  await buildPackages();
  await runAll(Object.keys(APPS).map((app) => () => buildInto(app, join(root, app, 'dist'), configOf(app))));
}

/** Builds an app into a folder. Prints what was wrong. */
async function buildInto(app, folder, { config = `${app}/rspack.config.ts`, env = {} } = {}) {
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

const digestOfApp = (app) => digestOf([...COMMON, ...APPS[app], `${app}/rspack.config.ts`, `${app}/package.json`]);

/** Of sources, and of the packages that they use. */
function digestOf(paths) {
  const hash = createHash('sha256').update(digestOfPackages());
  for (const path of paths.filter(existsSync)) {
    const files = statSync(path).isFile() ? [path] : filesIn(path).map((file) => join(path, file));
    for (const file of files.filter((each) => !each.includes('.test.'))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Every file below a folder, from there. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

/** In `dist`: declarations, and digests of what was built. */
const IS_KEPT = /\.d\.ts$|(^|[/\\])\.\w+$/;

/**
 * Builds a package of this repository file by file, so that bundles take what they need: `src/kit/Tabs.tsx` is
 * `dist/kit/Tabs.js`. What is no TypeScript is copied. Unchanged files are not written.
 */
async function buildPackage(folder) {
  const { transformSync } = await import('@swc/core');
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = filesIn(join(folder, 'src')).filter((file) => !file.includes('.test.'));
  const written = new Set();
  const write = (file, content) => {
    written.add(file);
    writeChanged(join(folder, 'dist', file), content);
  };
  for (const file of sources) {
    const source = readFileSync(join(folder, 'src', file));
    if (/\.d\.ts$/.test(file) || !/\.tsx?$/.test(file)) write(file, source);
    else
      write(file.replace(/\.tsx?$/, '.js'), codeOf(transformSync, name, join(folder, 'src', file), source.toString()));
  }
  for (const file of filesIn(join(folder, 'dist')))
    if (!written.has(file) && !IS_KEPT.test(file)) rmSync(join(folder, 'dist', file));
}

/** Classes get their names here, once, so they are the same on the server, in browsers and in every remote. */
function codeOf(transformSync, name, file, source) {
  const styled = { ssr: true, displayName: false, pure: true, namespace: name.split('/').at(-1) };
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      experimental: {
        plugins: source.includes('styled-components') ? [['@swc/plugin-styled-components', styled]] : [],
      },
    },
  });
  return withEndings(code, file);
}

/** Writes the declarations beside what was built. Wrong types are reported by `npm test`. */
async function declarePackage(folder) {
  const dist = join(folder, 'dist');
  const tsc = ['node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.build.json')];
  await new Promise((done) => execFile(process.execPath, tsc, () => done()));
  for (const file of filesIn(dist).filter((each) => each.endsWith('.d.ts'))) {
    const source = join(folder, 'src', file.replace(/\.d\.ts$/, '.ts'));
    const isOurs = [source, `${source}x`, join(folder, 'src', file)].some((each) => existsSync(each));
    if (isOurs) writeChanged(join(dist, file), withEndings(readFileSync(join(dist, file), 'utf8'), source));
    else rmSync(join(dist, file));
  }
}

const RELATIVE = /((?:from|import) ?\(?)(["'])(\.\.?\/[^"']+)["']/g;

/** Relative imports get their file extension. */
function withEndings(code, source) {
  return code.replace(RELATIVE, (whole, before, quote, request) => {
    if (extname(request) && existsSync(join(dirname(source), request))) return whole;
    const path = join(dirname(source), request);
    const isFolder = existsSync(join(path, 'index.ts'));
    return `${before}${quote}${request}${isFolder ? '/index' : ''}.js${quote}`;
  });
}

function writeChanged(file, content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
