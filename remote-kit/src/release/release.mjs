import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './ask.mjs';
import { bundleComplaints } from '../commands/check-build.mjs';
import { releaseComplaints } from '../commands/project.mjs';
import { runBuild } from '../commands/run-build.mjs';
import { entryOf, nextNumber, readJournal, writeJournal } from './journal.mjs';
import { audienceOf, endCanary, inWords } from './canary.mjs';
import { issued, publish, readCanary, readPointer, signerOf } from './manifests.mjs';
import { openPlace } from './place.mjs';
import { tell } from './tell.mjs';

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

/**
 * Builds the remote in this folder, and reads what it would be published as. Throws what the project, if this is one of
 * its remotes, and the build itself have against it.
 * @param {Options} options
 */
async function prepare({ root, name, to, key, days, audience: whom }) {
  const audience = whom === undefined ? undefined : audienceOf(whom);
  if (!existsSync(join(root, 'src/routes.ts'))) throw new Error(`${name} is no remote: it has no src/routes.ts.`);
  const build = join(root, '.release');
  rmSync(build, { recursive: true, force: true });
  await runBuild(root, build);
  const built = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8'));
  const place = await openPlace(to);
  const journal = await readJournal(place);
  const manifest = issued(built, { number: nextNumber(journal, await readPointer(place)), days, key, audience });
  const complaints = [...(await releaseComplaints(manifest)), ...(await bundleComplaints(root, build))];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return { build, place, journal, manifest };
}

/** Builds the remote in this folder, checks it as the shell would, and publishes it. @param {Options} options */
export async function release(options) {
  const began = performance.now();
  const { name, key, days, note, tell: sites, maps } = options;
  const { build, place, journal, manifest } = await prepare(options);
  const { audience } = manifest;
  const files = ['browser', 'server'].flatMap((part) =>
    readdirSync(join(build, part)).map((file) => `${part}/${file}`),
  );
  for (const file of files) if (!(await place.has(file))) await place.write(file, readFileSync(join(build, file)));
  copyMaps(join(build, 'maps'), maps);
  const signer = signerOf(key);
  const entry = entryOf(manifest, audience === undefined ? 'released' : 'canary', signer, note);
  await writeJournal(place, journal, [entry]);
  await publish(place, manifest);
  const canary = audience === undefined && (await readCanary(place));
  // What is newer for all is not tried in an older form by some.
  if (canary) await endCanary(place, canary, [...journal, entry], { number: manifest.number, days, key, note });
  rmSync(build, { recursive: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const by = key ? `signed with ${signer}` : 'not signed';
  console.log(
    `${name} ${manifest.version} is release ${manifest.number} in ${place.where}, for ${inWords(audience)}, ${by}.`,
  );
  console.log(`${seconds} s from source to published. Running sites take it within seconds.`);
  for (const sentence of await tell(sites, manifest)) console.log(sentence);
}

/** Puts source maps where the site's server, or the team alone, can read them. They are named after hashed files. */
function copyMaps(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    if (existsSync(join(to, file))) continue;
    copyFileSync(join(from, file), join(to, `${file}.new`));
    renameSync(join(to, `${file}.new`), join(to, file));
  }
}

/**
 * Asks running sites whether they would take the remote as it is now. Publishes nothing. Throws the sentences of those that
 * would not, or cannot be asked.
 * @param {Options} options
 */
export async function check(options) {
  const { build, manifest } = await prepare(options);
  rmSync(build, { recursive: true });
  const answers = await Promise.all(options.check.map((site) => ask(site, manifest)));
  for (const { isTaken, sentence } of answers) if (isTaken) console.log(sentence);
  const refusals = answers.filter(({ isTaken }) => !isTaken).map(({ sentence }) => sentence);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}
