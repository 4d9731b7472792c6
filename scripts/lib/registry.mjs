/** The registry and releases for the teams' tools, read by the shell's own code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';

const ROOT = resolve(import.meta.dirname, '../..');
const { REMOTES, INIT_CWD = '.' } = process.env;
/** The project's, or the file or URL in REMOTES, as in the shell. */
export const REGISTRY =
  REMOTES && !/^https?:/.test(REMOTES) ? resolve(INIT_CWD, REMOTES) : (REMOTES ?? join(ROOT, 'registry.json'));

execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'packages'], { stdio: 'inherit' });
const { checkGranted, checkNumber, checkRelease, checkSeniors, namesOf, overlap, readManifest } = await import(
  '@university/shared/remote/checks'
);
const { gapBetween } = await import('@university/shared/remote/handed-over');
const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' } });
const { openingsOf } = await jiti.import(join(ROOT, 'shell/src/renderer/offers.ts'));
const { readRegistry } = await jiti.import(join(ROOT, 'shell/src/server/releases/registry.ts'));

/** What a check throws. A remote without an entry may have one in another registry. */
async function complaintsOf({ name }, location, check) {
  const entries = await readRegistry(location);
  const index = entries.findIndex((each) => each.name === name);
  try {
    await check(entries[index], entries.slice(0, Math.max(index, 0)).flatMap(releaseOf));
    return [];
  } catch (error) {
    return [`${name} would be refused: ${error.message}.`];
  }
}

/** Why the shell would refuse a build, whoever signs it, and what it would leave out. */
export const claimComplaints = async (manifest, location = REGISTRY) => [
  ...(await complaintsOf(manifest, location, (entry, seniors) => checkClaims(entry, seniors, manifest))),
  ...fillingComplaints(manifest, await readRegistry(location)),
];

function fillingComplaints({ name, slots }, entries) {
  const openings = openingsOf(entries.filter((entry) => entry.name !== name).flatMap(releaseOf));
  return slots.flatMap(({ id, slot, takes }) => {
    const opening = openings.get(slot);
    const gap = opening && takes && gapBetween(opening.gives, takes);
    return gap ? [`${id} would be left out of the slot ${slot} of ${opening.owner}: of what it takes ${gap}.`] : [];
  });
}

function checkClaims(entry, seniors, manifest) {
  const { manifest: release } = readManifest(manifest.name, JSON.stringify(manifest));
  if (entry) checkGranted(entry, release);
  checkSeniors(release, seniors);
}

/** Why the shell would refuse a signed release, apart from what its server bundle does. */
export const releaseComplaints = (manifest, location = REGISTRY) =>
  complaintsOf(manifest, location, async (entry, seniors) => {
    const { providedVersions, sharedModulesFor } = await import('@university/remote-kit/check');
    const shell = join(ROOT, 'shell');
    const read = readManifest(manifest.name, JSON.stringify(manifest), entry?.keys);
    const names = namesOf(await sharedModulesFor(shell));
    checkRelease(read.manifest, { provides: providedVersions(shell), names, entry, seniors });
    // No release was taken before, so only the general rules for numbers and times apply.
    checkNumber(read, []);
  });

function releaseOf({ name, place }) {
  const file = place.kind === 'folder' && join(place.folder, 'remote.json');
  return file && existsSync(file) ? [readManifest(name, readFileSync(file, 'utf8')).manifest] : [];
}

export async function ownerOf(path, location = REGISTRY) {
  for (const { name, paths } of await readRegistry(location)) {
    const granted = paths.find((grant) => overlap(grant, path));
    if (granted) return { name, path: granted };
  }
  return undefined;
}

/** @returns `{ kind: 'folder', folder }`, `{ kind: 'web', url }`, or undefined without an entry */
export const placeOf = async (remote, location = REGISTRY) =>
  (await readRegistry(location)).find(({ name }) => name === remote)?.place;
