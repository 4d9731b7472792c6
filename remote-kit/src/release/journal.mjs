/**
 * What was done at a place of releases, a line for each: `journal.jsonl`, beside the pointer. Sites do not read it.
 * @typedef {object} Entry
 * @property {number} number Of the release that was published, or of the one that was withdrawn.
 * @property {string} version
 * @property {'released' | 'rolled back' | 'canary' | 'withdrawn'} what Rolled back: an earlier version was published anew.
 *   Canary: only some are given it.
 * @property {string} at ISO 8601.
 * @property {string} by Fingerprint of the key that signed it, or `unsigned`.
 * @property {string} [note]
 * @property {'staff' | number} [audience] Of a canary.
 */

const FILE = 'journal.jsonl';

/** @returns {Promise<Entry[]>} the oldest first */
export async function readJournal(place) {
  const bytes = await place.read(FILE);
  if (!bytes) return beforeJournals(place);
  return bytes
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * What happened now to a release.
 * @param {{ number: number, version: string, audience?: 'staff' | number }} release
 * @returns {Entry}
 */
export const entryOf = ({ number, version, audience }, what, by, note) => ({
  number,
  version,
  what,
  ...(what === 'canary' && { audience }),
  at: new Date().toISOString(),
  by,
  ...(note && { note }),
});

/** @param {Entry[]} journal As it was read. @param {Entry[]} entries What happened since. */
export async function writeJournal(place, journal, entries) {
  const lines = [...journal, ...entries].map((entry) => `${JSON.stringify(entry)}\n`);
  await place.write(FILE, Buffer.from(lines.join('')));
}

/** Of a place that was published to before there were journals and numbers: its manifests, in the order of their dates. */
async function beforeJournals(place) {
  const names = (await place.list('releases')).filter((name) => name.endsWith('.json'));
  const manifests = await Promise.all(names.map(async (name) => JSON.parse(await place.read(`releases/${name}`))));
  return manifests
    .sort((one, other) => one.released.localeCompare(other.released))
    .map(({ version, released }, index) => ({
      number: index + 1,
      version,
      what: 'released',
      at: released,
      by: 'unsigned',
    }));
}

/** The number of the next release: numbers only rise. */
export const nextNumber = (journal, pointer) =>
  Math.max(0, pointer?.number ?? 0, ...journal.map(({ number }) => number)) + 1;

/** Versions that were taken back and not published again since. */
export function withdrawnVersions(journal) {
  const withdrawn = new Set();
  for (const { version, what } of journal)
    if (what === 'withdrawn') withdrawn.add(version);
    else withdrawn.delete(version);
  return withdrawn;
}

/** What makes a version everybody's. */
export const FOR_ALL = ['released', 'rolled back'];

/** The version that all used before this one, the newest that was not withdrawn; undefined where there is none. */
export function versionBefore(journal, current) {
  const withdrawn = withdrawnVersions(journal);
  const used = journal.filter(({ what }) => FOR_ALL.includes(what)).map(({ version }) => version);
  return used.slice(0, used.lastIndexOf(current)).findLast((version) => version !== current && !withdrawn.has(version));
}
