import { entryOf, nextNumber, readJournal, versionBefore, withdrawnVersions, writeJournal } from './journal.mjs';
import { issued, publish, readPointer, readRelease, signerOf } from './manifests.mjs';
import { openPlace } from './place.mjs';
import { tell } from './tell.mjs';

/**
 * Publishes an earlier version anew, under a number of its own: sites take nothing that has an earlier one. What it
 * leaves is withdrawn. Without a version it goes to the one before that was not.
 * @param {import('./release.mjs').Options} options
 */
export async function rollback({ name, to, key, days, note, tell: sites, withdrawn, version: wanted }) {
  const place = await openPlace(to);
  const journal = await readJournal(place);
  const pointer = await readPointer(place);
  const list = '`remote releases` lists them.';
  const version = wanted ?? versionBefore(journal, pointer?.version);
  const target = version && (await readRelease(place, version));
  if (!pointer || !target) {
    const what = wanted ? `There is no release ${wanted}` : 'There is no earlier release that was not withdrawn';
    throw new Error(`${what} in ${place.where}. ${list}`);
  }
  if (version === pointer.version) throw new Error(`${name} is at ${version} already.`);
  if (withdrawnVersions(journal).has(version) && !withdrawn)
    throw new Error(`${version} was withdrawn. Name it with --withdrawn to publish it all the same. ${list}`);
  if (pointer.signature && !key)
    throw new Error(`The releases in ${place.where} are signed: give the key, with --key or RELEASE_KEY.`);

  const manifest = issued(target, { number: nextNumber(journal, pointer), days, key });
  const left = { number: pointer.number ?? 0, version: pointer.version };
  const signer = signerOf(key);
  await writeJournal(place, journal, [
    entryOf(left, 'withdrawn', signer, note),
    entryOf(manifest, 'rolled back', signer, note),
  ]);
  await publish(place, manifest);
  console.log(`${name} is at ${version} again, as release ${manifest.number}. ${pointer.version} is withdrawn.`);
  for (const sentence of await tell(sites, manifest)) console.log(sentence);
}
