import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  shell: ['shell/src', 'shell/rspack.config.ts', 'shell/package.json', 'api/src'],
  ...Object.fromEntries(
    ['mfe-public', 'mfe-admissions', 'mfe-admin', 'mfe-search'].map((name) => [
      name,
      [`${name}/src`, `${name}/content`, `${name}/rspack.config.ts`, `${name}/package.json`],
    ]),
  ),
};

/** How many builds run side by side. */
const AT_ONCE = 2;

/** Builds the apps whose sources changed since their last build. */
export async function ensureBuilt() {
  const stale = Object.keys(APPS).filter((app) => !isFresh(app));
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} …`);
  const waiting = [...stale];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let app = waiting.shift(); app; app = waiting.shift()) await build(app);
    }),
  );
}

const stampOf = (app) => join(app, 'dist', '.built');

function isFresh(app) {
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === digestOf(app);
}

async function build(app) {
  const digest = digestOf(app);
  await new Promise((resolve, reject) => {
    // NODE_ENV of the caller must not change what is built.
    const child = spawn(
      process.execPath,
      ['node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', `${app}/rspack.config.ts`],
      {
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      console.error(output);
      reject(new Error(`${app} could not be built.`));
    });
  });
  writeFileSync(stampOf(app), digest);
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
