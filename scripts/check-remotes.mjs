/**
 * Whether remotes could be released: their builds work in the shell and are within their budgets.
 *   node scripts/check-remotes.mjs   every remote of this repository
 *   npm test -w mfe-admissions       one, by `test` in its folder: its own tests first, its contract tests among them
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { buildInto, remotes } from './lib/prepare.mjs';
import { overBudget } from './release/budget.mjs';

const ROOT = resolve(import.meta.dirname, '..');

const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' } });
/** As the shell's server runs bundles: they get its shared modules and nothing else. */
const { evaluate } = await jiti.import(join(ROOT, 'shell/src/server/releases/release.ts'));
const { moduleComplaints } = await jiti.import(join(ROOT, 'shared/src/testing/contract/modules.ts'));

const withTests = process.argv[2] === 'test';
const chosen = withTests ? [basename(process.cwd())] : remotes();
process.chdir(ROOT);

const isTested = !withTests || chosen.every(passesTests);
const complaints = [];
for (const remote of chosen) complaints.push(...(await buildComplaints(remote)));
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log(`Could be released: ${chosen.join(', ')}.`);
process.exit(isTested && complaints.length === 0 ? 0 : 1);

function passesTests(name) {
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'web', '--testPathPatterns', `${name}/src/`];
  return spawnSync(process.execPath, jest, { stdio: 'inherit' }).status === 0;
}

/**
 * What only a build of a remote can show: its server bundle works with what the shell hands out, and no page is over
 * its budget.
 * @returns {Promise<string[]>} a sentence for each thing that is wrong
 */
async function buildComplaints(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    await buildInto(name, folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
    const bundle = readFileSync(join(folder, 'server', manifest.server.file), 'utf8');
    return [
      ...(await moduleComplaints(evaluate(bundle, `${name}/${manifest.server.file}`, '/'))),
      ...overBudget(manifest, folder, JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'))),
    ];
  } catch (error) {
    return [error.message];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
