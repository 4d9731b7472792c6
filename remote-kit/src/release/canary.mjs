import { entryOf, nextNumber, readJournal, writeJournal } from './journal.mjs';
import { issued, publish, readCanary, readPointer, signerOf } from './manifests.mjs';
import { openPlace } from './place.mjs';
import { tell } from './tell.mjs';

/** Who is given a canary, as people write it: `staff`, or so many in a hundred. Throws a sentence. @returns {'staff' | number} */
export function audienceOf(text) {
  if (text === 'staff') return text;
  const percent = Number(String(text).replace(/%$/, ''));
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new Error(`Who is given it? staff, or 1 to 99 visitors in a hundred; "${text}" is neither.`);
}

/** @param {'staff' | number | undefined} audience */
export const inWords = (audience) =>
  audience === undefined ? 'all' : audience === 'staff' ? 'staff' : `${audience} visitors in a hundred`;

/**
 * Gives the canary at a place to others: staff, a share of visitors, all, or nobody.
 * @param {import('./release.mjs').Options} options
 */
export async function giveCanary({ name, to, key, days, note, tell: sites, audience: whom }) {
  const audience = ['all', 'nobody'].includes(whom) ? whom : audienceOf(whom);
  const place = await openPlace(to);
  const canary = await readCanary(place);
  if (!canary) throw new Error(`${name} has no canary in ${place.where}. remote release --canary 5 makes one.`);
  if (canary.signature && !key)
    throw new Error(`The releases in ${place.where} are signed: give the key, with --key or RELEASE_KEY.`);
  const journal = await readJournal(place);
  const number = nextNumber(journal, await readPointer(place));
  const terms = { number, days, key };
  if (audience === 'nobody') {
    const ended = await endCanary(place, canary, journal, { ...terms, note });
    console.log(`Nobody is given ${name} ${canary.version} any more.`);
    for (const sentence of await tell(sites, ended)) console.log(sentence);
    return;
  }
  const manifest = issued(canary, { ...terms, audience: audience === 'all' ? undefined : audience });
  const what = audience === 'all' ? 'released' : 'canary';
  await writeJournal(place, journal, [entryOf(manifest, what, signerOf(key), note)]);
  await publish(place, manifest);
  if (audience === 'all') await publish(place, issued(canary, { ...terms, audience: 0 }));
  console.log(`${name} ${manifest.version} is given to ${inWords(manifest.audience)}, as release ${number}.`);
  for (const sentence of await tell(sites, manifest)) console.log(sentence);
}

/** Takes a canary back: its manifest stays, for nobody, as a place on the web may be asked for one that is gone. @returns that manifest */
export async function endCanary(place, canary, journal, { number, days, key, note }) {
  await writeJournal(place, journal, [entryOf({ number, version: canary.version }, 'withdrawn', signerOf(key), note)]);
  const ended = issued(canary, { number, days, key, audience: 0 });
  await publish(place, ended);
  return ended;
}
