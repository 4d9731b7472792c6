import {
  entryOf,
  FOR_ALL,
  issued,
  nextNumber,
  openPlace,
  publish,
  readCanary,
  readJournal,
  readPointer,
  readRelease,
  signerOf,
  versionBefore,
  withdrawnVersions,
  writeJournal,
} from './place.mjs';

/**
 * What the commands at a place are told.
 * @typedef {object} Options
 * @property {string} root Folder of the remote.
 * @property {string} name The remote.
 * @property {string} to The place.
 * @property {string} [key] The PEM file of the team's key.
 * @property {number} days For which sites may take what is published.
 * @property {string} [note] For the journal.
 * @property {string[]} tell Addresses of sites.
 * @property {string[]} check Addresses of sites that are only asked.
 * @property {boolean} withdrawn Whether a version that was withdrawn may be published again.
 * @property {string} [version] To go back to.
 * @property {string} [audience] Who is given a canary: `staff`, or a share in percent; of one that is there also `all`, `nobody`.
 * @property {string} maps The folder for source maps, which nobody may serve.
 */

export async function opened({ to, key, days, note }) {
  const place = await openPlace(to);
  const journal = await readJournal(place);
  const pointer = await readPointer(place);
  const canary = await readCanary(place);
  const terms = { number: nextNumber(journal, pointer), days, key };
  const entry = (release, what) => entryOf(release, what, signerOf(key), note);
  return { place, journal, pointer, canary, terms, entry };
}

function mustBeSigned({ signature }, { place: { where }, terms: { key } }) {
  if (signature && !key)
    throw new Error(`The releases in ${where} are signed: give the key, with --key or RELEASE_KEY.`);
}

/**
 * Parses `staff` or `1`…`99`.
 * @returns {'staff' | number}
 */
export function audienceOf(text) {
  if (text === 'staff') return text;
  const percent = Number(String(text).replace(/%$/, ''));
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new Error(`Who is given it? staff, or 1 to 99 visitors in a hundred; "${text}" is neither.`);
}

export const inWords = (audience) =>
  audience === undefined ? 'all' : audience === 'staff' ? 'staff' : `${audience} visitors in a hundred`;

/** @param {Options} options */
export async function giveCanary(options) {
  const { name, tell: sites, audience: whom } = options;
  const audience = ['all', 'nobody'].includes(whom) ? whom : audienceOf(whom);
  const at = await opened(options);
  const { place, journal, canary, terms, entry } = at;
  if (!canary) throw new Error(`${name} has no canary in ${place.where}. remote release --canary 5 makes one.`);
  mustBeSigned(canary, at);
  if (audience === 'nobody') {
    const ended = await endCanary(at);
    console.log(`Nobody is given ${name} ${canary.version} any more.`);
    return tell(sites, ended);
  }
  const isForAll = audience === 'all';
  const manifest = issued(canary, { ...terms, audience: isForAll ? undefined : audience });
  await writeJournal(place, journal, [entry(manifest, isForAll ? 'released' : 'canary')]);
  await publish(place, manifest);
  if (isForAll) await publish(place, issued(canary, { ...terms, audience: 0 }));
  console.log(`${name} ${manifest.version} is given to ${inWords(manifest.audience)}, as release ${terms.number}.`);
  await tell(sites, manifest);
}

/** Ends a canary by publishing it for nobody: places on the web may cache a missing file. */
export async function endCanary({ place, journal, canary, terms, entry }) {
  await writeJournal(place, journal, [entry({ number: terms.number, version: canary.version }, 'withdrawn')]);
  const ended = issued(canary, { ...terms, audience: 0 });
  await publish(place, ended);
  return ended;
}

/**
 * Publishes an earlier version under a new number and withdraws the current one.
 * @param {Options} options
 */
export async function rollback(options) {
  const { name, tell: sites, withdrawn, version: wanted } = options;
  const at = await opened(options);
  const { place, journal, pointer, terms, entry } = at;
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
  mustBeSigned(pointer, at);
  const manifest = issued(target, terms);
  const left = { number: pointer.number ?? 0, version: pointer.version };
  await writeJournal(place, journal, [entry(left, 'withdrawn'), entry(manifest, 'rolled back')]);
  await publish(place, manifest);
  console.log(`${name} is at ${version} again, as release ${manifest.number}. ${pointer.version} is withdrawn.`);
  await tell(sites, manifest);
}

export async function list(options) {
  const { place, journal, pointer, canary } = await opened(options);
  const withdrawn = withdrawnVersions(journal);
  if (journal.length === 0) console.log(`Nothing was released to ${place.where} yet.`);
  const newest = (manifest, kinds) =>
    journal.findLast(({ what, version }) => kinds.includes(what) && version === manifest?.version);
  const served = [newest(pointer, FOR_ALL), newest(canary, ['canary'])];
  for (const entry of journal.toReversed()) {
    const { number, version, what, at, by, note, audience } = entry;
    const gone = what !== 'withdrawn' && withdrawn.has(version) ? 'withdrawn since' : '';
    const whom = audience ? `canary for ${inWords(audience)}` : what;
    const said = [`#${number}`, version, whom, at, `by ${by}`, gone, note].filter(Boolean);
    console.log(`${served.includes(entry) ? '→' : ' '} ${said.join('  ')}`);
  }
}

export async function tell(sites, manifest) {
  for (const sentence of await Promise.all(sites.map((site) => tellOne(site, manifest)))) console.log(sentence);
}

async function tellOne(site, manifest) {
  const { name, version, audience } = manifest;
  try {
    const answer = await fetch(new URL(`/remotes/${name}/released`, site), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(manifest),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) return `${site} was told and answered ${answer.status}: ${(await answer.text()).trim()}`;
    const { inUse, canary } = await answer.json();
    const why = 'Its /remotes.json says why.';
    if (audience === 0)
      return canary ? `${site} still gives ${name} ${canary} to some. ${why}` : `${site} gives it to nobody any more.`;
    if (audience !== undefined && canary === version) return `${site} gives ${name} ${version} to them.`;
    if (audience === undefined && inUse === version) return `${site} has ${name} ${version} in use.`;
    return `${site} was told and uses ${inUse ?? 'no release'}. ${why}`;
  } catch (error) {
    return `${site} could not be told (${error.cause?.message ?? error.message}). It looks by itself every few seconds.`;
  }
}
