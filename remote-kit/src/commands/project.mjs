import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a checkout of the project has what asks its registry and its shell. */
const REGISTRY = join(import.meta.dirname, '../../../scripts/lib/registry.mjs');

const registry = async () => existsSync(REGISTRY) && import(pathToFileURL(REGISTRY));

/**
 * Why the registry of the project would refuse what a build claims. Elsewhere only the site knows.
 * @returns {Promise<string[]>} a sentence, or none
 */
export async function claimComplaints(manifest) {
  const project = await registry();
  return project ? project.claimComplaints(manifest) : [];
}

/** Why the shell of the project would refuse a release as it is to be published; as above. */
export async function releaseComplaints(manifest) {
  const project = await registry();
  return project ? project.releaseComplaints(manifest) : [];
}
