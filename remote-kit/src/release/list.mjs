import { FOR_ALL, readJournal, withdrawnVersions } from './journal.mjs';
import { inWords } from './canary.mjs';
import { readCanary, readPointer } from './manifests.mjs';
import { openPlace } from './place.mjs';

/** Prints what was done at a place, the newest first, with an arrow at what sites serve. */
export async function list({ to }) {
  const place = await openPlace(to);
  const journal = await readJournal(place);
  const pointer = await readPointer(place);
  const canary = await readCanary(place);
  const withdrawn = withdrawnVersions(journal);
  if (journal.length === 0) console.log(`Nothing was released to ${to} yet.`);
  const newest = (manifest, kinds) =>
    journal.findLast(({ what, version }) => kinds.includes(what) && version === manifest?.version);
  const served = [newest(pointer, FOR_ALL), newest(canary, ['canary'])];
  for (const entry of journal.toReversed()) {
    const { number, version, what, at, by, note, audience } = entry;
    const gone = what !== 'withdrawn' && withdrawn.has(version) ? 'withdrawn since' : '';
    const said = [
      `#${number}`,
      version,
      audience ? `canary for ${inWords(audience)}` : what,
      at,
      `by ${by}`,
      gone,
      note,
    ].filter(Boolean);
    console.log(`${served.includes(entry) ? '→' : ' '} ${said.join('  ')}`);
  }
}
