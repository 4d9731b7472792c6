/**
 * `npm run release:freeze -- mfe-admissions v1.2.0`: keeps a remote as it was at a commit for the tests (`e2e/releases`).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Builds the packages; the second one in older commits. */
const BUILDS = [['scripts/build.mjs', 'packages'], ['scripts/packages/build.mjs']];

/** Builds a remote of any commit with the packages installed now. */
export function buildFrom(commit, name, folder) {
  const tree = copyTree(commit);
  try {
    const { BUILD_OUT: _, ...env } = process.env;
    const steps = [
      ...BUILDS.filter(([file]) => existsSync(join(tree, file))).slice(-1),
      ['node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', `${name}/rspack.config.ts`],
    ];
    for (const step of steps) {
      const options = { cwd: tree, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' };
      const { status, stdout, stderr } = spawnSync(process.execPath, step, options);
      if (status !== 0) throw new Error(`${name} of ${commit} could not be built.\n${stdout}${stderr}`);
    }
    rmSync(folder, { recursive: true, force: true });
    const filter = (file) => !/\.(br|gz)$/.test(file);
    cpSync(join(tree, name, 'dist'), folder, { recursive: true, filter });
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** A copy of the project, of a commit or as it is now, with the packages installed now. */
export function copyTree(commit) {
  const tree = mkdtempSync(join(tmpdir(), 'university-tree-'));
  const run = (program, args, options) =>
    execFileSync(program, args, { cwd: ROOT, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'pipe'], ...options });
  const files = () =>
    run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
      .toString()
      .split('\0')
      .filter((file) => existsSync(join(ROOT, file)));
  const archive = commit
    ? run('git', ['archive', commit])
    : run('tar', ['-c', '--null', '--no-recursion', '-T', '-'], { input: files().join('\0') });
  run('tar', ['-x', '-C', tree], { input: archive });
  linkPackages(tree);
  return tree;
}

/** The project's own packages are those of the tree. */
function linkPackages(tree) {
  const link = (to, path) => symlinkSync(to, join(tree, 'node_modules', path), 'junction');
  mkdirSync(join(tree, 'node_modules/@university'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@university') link(join(ROOT, 'node_modules', name), name);
  for (const name of readdirSync(join(ROOT, 'node_modules/@university'))) {
    link(join(tree, name), `@university/${name}`);
    // Versions that only this workspace uses.
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own) && existsSync(join(tree, name))) symlinkSync(own, join(tree, name, 'node_modules'), 'junction');
  }
}

function freeze(name, commit) {
  if (!name || !commit) {
    console.error('What? npm run release:freeze -- mfe-admissions v1.2.0');
    process.exit(1);
  }
  const archive = `e2e/releases/${name}.tar.gz`;
  const folder = mkdtempSync(join(tmpdir(), 'university-frozen-'));
  try {
    buildFrom(commit, name, folder);
    execFileSync('tar', ['-czf', join(ROOT, archive), '-C', folder, '.']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${archive} is ${name} as of ${commit}. Say so in e2e/releases/README.md.`);
}

if (process.argv[1] === import.meta.filename) freeze(...process.argv.slice(2));
