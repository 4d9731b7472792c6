import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { buildInto } from '../lib/build.mjs';
import { overBudget } from '../release/budget.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' } });
/** As the shell's server runs bundles: they get its shared modules and nothing else. */
const { evaluate } = await jiti.import(join(ROOT, 'shell/src/server/releases/evaluate.ts'));
const { moduleComplaints } = await jiti.import(join(ROOT, 'shared/src/testing/contract/modules.ts'));

/**
 * What only a build of a remote can show: its server bundle works with what the shell hands out, and no page is over
 * its budget.
 * @returns {Promise<string[]>} a sentence for each thing that is wrong
 */
export async function buildComplaints(name) {
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
