import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkUses, namesOf } from '@university/shared/remote/checks';
import { missingIn } from '@university/shared/remote/evaluate';
import { moduleComplaints } from '@university/shared/testing/tools';
import { overBudget } from './budget.mjs';
import { evaluateWith, sharedModulesFor } from './shared-modules.mjs';
import { claimComplaints } from './project.mjs';
import { runBuild } from './run-build.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What a build shows by itself: the shared modules have what it takes of them, its server bundle works with them, and no
 * page is over its budget.
 * @param {string} root Folder of the remote.
 * @param {string} build Folder of the build.
 * @returns {Promise<string[]>} a sentence for each thing that is wrong
 */
export async function bundleComplaints(root, build) {
  const manifest = read(join(build, 'remote.json'));
  const bundle = readFileSync(join(build, 'server', manifest.server.file), 'utf8');
  const shared = await sharedModulesFor(root);
  const code = evaluateWith(shared, bundle, `${manifest.name}/${manifest.server.file}`);
  const missing = missingIn(code, manifest);
  return [
    ...complaintsOf(() => checkUses(manifest, namesOf(shared))),
    ...(missing ? [`The server bundle lacks ${missing}.`] : []),
    ...(await moduleComplaints(code)),
    ...overBudget(manifest, build, read(join(root, 'package.json'))),
  ];
}

/** The sentence that a check throws, or none. */
function complaintsOf(check) {
  try {
    check();
    return [];
  } catch (error) {
    return [`It would be refused: ${error.message}.`];
  }
}

/** Builds a remote, and says what is wrong with that; in the project also what its registry does not grant. */
export async function buildComplaints(root) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  try {
    await runBuild(root, folder);
    return [...(await bundleComplaints(root, folder)), ...(await claimComplaints(read(join(folder, 'remote.json'))))];
  } catch (error) {
    return [error.message];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export { providedVersions } from '../build/federation.js';
export { sharedModulesFor } from './shared-modules.mjs';
