/**
 * `npm run test:previous [-- PATTERN]`: the previous version's API tests on the present tables, since during an update older
 * processes use newer tables.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const MIGRATIONS = 'api/drizzle';

process.chdir(ROOT);
const version = versionBefore();
const commit = commitOf(version);
const folder = mkdtempSync(join(tmpdir(), 'university-previous-'));
try {
  unpack(commit, folder);
  const before = migrationsIn(join(folder, MIGRATIONS));
  rmSync(join(folder, MIGRATIONS), { recursive: true });
  cpSync(MIGRATIONS, join(folder, MIGRATIONS), { recursive: true });
  const added = migrationsIn(MIGRATIONS).filter((name) => !before.includes(name));
  console.log(
    `The tests of ${version} (${commit.slice(0, 8)}) on its tables and ${added.join(', ') || 'nothing more'}`,
  );
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  process.exitCode = test(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The changelog begins with this version. */
function versionBefore() {
  const versions = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm);
  const [, before] = [...versions].map(([, version]) => version);
  if (!before) throw new Error('CHANGELOG.md has no version before this one');
  return before;
}

/** Its tag, or the commit that wrote it into the changelog. */
function commitOf(version) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const tag = git('tag', '--list', `v${version}`);
  if (tag) return git('rev-list', '-n', '1', tag);
  const [first] = git('log', '--reverse', '--format=%H', `-S## [${version}]`, '--', 'CHANGELOG.md').split('\n');
  if (!first) throw new Error(`This copy of the repository does not reach back to ${version}`);
  return first;
}

function unpack(commit, folder) {
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

function migrationsIn(folder) {
  return readdirSync(folder).filter((name) => name.endsWith('.sql'));
}

function test(folder) {
  const [pattern = 'api/src/domains'] = process.argv.slice(2);
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--selectProjects', 'api', '--testPathPatterns', pattern];
  // What a person would set who replaces processes one by one.
  const env = { ...process.env, NODE_ENV: 'test', SCHEMA_NEWER: 'allow' };
  return spawnSync(process.execPath, args, { cwd: folder, env, stdio: 'inherit' }).status ?? 1;
}
