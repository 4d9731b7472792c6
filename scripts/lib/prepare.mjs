/** Installs packages and builds apps where they are missing or out of date; runs without installed packages. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The digest of the installed packages, and their key in `INSTALLS`. */
const INSTALLED = 'node_modules/.installed-packages';

function digestOfPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const theirs = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return createHash('sha256').update(JSON.stringify(theirs)).digest('hex');
}

/** Tests and development also need development packages and peers of the kit. */
const INSTALLS = { serving: ['--omit=dev', '--omit=peer'], all: ['--include=dev', '--include=peer'] };

const installed = (mark) => (mark.endsWith(' serving') ? 'serving' : 'all');

/** @param {keyof typeof INSTALLS} wanted */
export function ensureInstalled(wanted) {
  const mark = existsSync(INSTALLED) ? readFileSync(INSTALLED, 'utf8') : undefined;
  // Without a mark, the packages were installed by hand.
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

export const remotes = () =>
  readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'rspack.config.ts')) && /^mfe-/.test(name));

const COMMON = ['shared/src', 'shared/package.json', 'remote-kit/src', 'remote-kit/package.json'];
const SERVERS = ['allotment/src', 'web/src', 'api/src', 'api/demo', 'demo/logins.json', 'api/outside.ts'];
const APPS = {
  api: SERVERS,
  shell: ['rspack.base.ts', 'shell/src', ...SERVERS],
  ...Object.fromEntries(remotes().map((name) => [name, [`${name}/src`]])),
};

const PACKAGES = ['shared', 'remote-kit'];

const AT_ONCE = 2;

/** The API alone; the site runs it in its own process. */
export const API = ['api'];
export const SITE = Object.keys(APPS).filter((app) => !API.includes(app));

export async function ensureBuilt(apps = SITE) {
  await buildPackages();
  const stale = apps.filter((app) => !isFresh(app));
  if (stale.length > 0) console.log(`Building ${stale.join(', ')} …`);
  await runAll([...declarations(), ...stale.map((app) => () => build(app))]);
}

async function runAll(jobs) {
  const waiting = [...jobs];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

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

/** Builds need no declarations, and without TypeScript none can be written. */
const declarations = () =>
  (hasTools() ? changedSince('.declared') : []).map(({ name, stamp, digest }) => async () => {
    await declarePackage(name);
    writeFileSync(stamp, digest);
  });

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

/** Builds every app below another folder, so that builds in use stay untouched. */
export async function buildAllInto(root, configOf) {
  await buildPackages();
  await runAll(Object.keys(APPS).map((app) => () => buildInto(app, join(root, app, 'dist'), configOf(app))));
}

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

function digestOf(paths) {
  const hash = createHash('sha256').update(digestOfPackages());
  for (const path of paths.filter(existsSync)) {
    const files = statSync(path).isFile() ? [path] : filesIn(path).map((file) => join(path, file));
    for (const file of files.filter((each) => !each.includes('.test.'))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

/** In `dist`: declarations, and digests of what was built. */
const IS_KEPT = /\.d\.ts$|(^|[/\\])\.\w+$/;

/** File by file, so that bundles take only what they need. Other files are copied, unchanged ones not written. */
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
  return withExtensions(code, file);
}

/** Type errors are reported by `npm test`. */
async function declarePackage(folder) {
  const dist = join(folder, 'dist');
  const tsc = ['node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.build.json')];
  await new Promise((done) => execFile(process.execPath, tsc, () => done()));
  for (const file of filesIn(dist).filter((each) => each.endsWith('.d.ts'))) {
    const source = join(folder, 'src', file.replace(/\.d\.ts$/, '.ts'));
    const isOurs = [source, `${source}x`, join(folder, 'src', file)].some((each) => existsSync(each));
    if (isOurs) writeChanged(join(dist, file), withExtensions(readFileSync(join(dist, file), 'utf8'), source));
    else rmSync(join(dist, file));
  }
}

const RELATIVE = /((?:from|import) ?\(?)(["'])(\.\.?\/[^"']+)["']/g;

function withExtensions(code, source) {
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
