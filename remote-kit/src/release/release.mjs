import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkWithSite,
  fetchFile,
  fingerprintOf,
  oneLine,
  publicKey,
  ReleaseRefused,
  SITE_CONTRACT_PATH,
  siteContract,
} from '@university/shared/remote/checks';
import { bundleComplaints, project } from '../commands/check-build.mjs';
import { runBuild } from '../commands/run-build.mjs';
import { audienceOf, endCanary, inWords, opened, tell } from './commands.mjs';
import { issued, publish, signerOf, writeJournal } from './place.mjs';

/**
 * Builds the remote and checks it as the shell would. @throws Error with all objections @param
 * {import('./commands.mjs').Options} options
 */
async function prepare(options) {
  const { root, name, audience: whom } = options;
  const audience = whom === undefined ? undefined : audienceOf(whom);
  if (!existsSync(join(root, 'src/routes.ts'))) throw new Error(`${name} is no remote: it has no src/routes.ts.`);
  const build = join(root, '.release');
  rmSync(build, { recursive: true, force: true });
  await runBuild(root, build);
  const built = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8'));
  const at = await opened(options);
  const manifest = issued(built, { ...at.terms, audience });
  const refusals = (await (await project())?.releaseComplaints(manifest)) ?? [];
  const complaints = [...refusals, ...(await bundleComplaints(root, build))];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return { ...at, build, manifest };
}

/** @param {import('./commands.mjs').Options} options */
export async function release(options) {
  const began = performance.now();
  const { name, key, tell: sites, maps } = options;
  const at = await prepare(options);
  const { build, place, canary, manifest } = at;
  const { audience } = manifest;
  const files = ['browser', 'server'].flatMap((part) =>
    readdirSync(join(build, part)).map((file) => `${part}/${file}`),
  );
  for (const file of files) if (!(await place.has(file))) await place.write(file, readFileSync(join(build, file)));
  copyMaps(join(build, 'maps'), maps);
  const entries = [at.entry(manifest, audience === undefined ? 'released' : 'canary')];
  await writeJournal(place, at.journal, entries);
  await publish(place, manifest);
  // A release for all ends the canary.
  if (canary && audience === undefined) await endCanary({ ...at, journal: [...at.journal, ...entries] });
  rmSync(build, { recursive: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const by = key ? `signed with ${signerOf(key)}` : 'not signed';
  console.log(
    `${name} ${manifest.version} is release ${manifest.number} in ${place.where}, for ${inWords(audience)}, ${by}.`,
  );
  console.log(`${seconds} s from source to published. Running sites take it within seconds.`);
  await tell(sites, manifest);
}

/** Maps are named after hashed files. */
function copyMaps(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    if (existsSync(join(to, file))) continue;
    copyFileSync(join(from, file), join(to, `${file}.new`));
    renameSync(join(to, `${file}.new`), join(to, file));
  }
}

/**
 * Asks running sites whether they would take the release; publishes nothing.
 * @param {import('./commands.mjs').Options} options
 */
export async function check(options) {
  const { build, manifest } = await prepare(options);
  rmSync(build, { recursive: true });
  const answers = await Promise.all(options.check.map((site) => ask(site, manifest)));
  for (const { isTaken, sentence } of answers) if (isTaken) console.log(sentence);
  const refusals = answers.filter(({ isTaken }) => !isTaken).map(({ sentence }) => sentence);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

/** Bytes. */
const LIMIT = 1024 * 1024;

/**
 * Without a signature everything else is checked.
 * @returns {Promise<{ isTaken: boolean, sentence: string }>}
 */
async function ask(site, manifest) {
  const { name, version } = manifest;
  try {
    const contract = await contractOf(site);
    checkWithSite(contract, manifest);
    const keys = contract.remotes.find((each) => each.name === name).keys.map((key) => fingerprintOf(publicKey(key)));
    const sign = manifest.signature || keys.length === 0 ? '' : ` Sign it with the key ${keys.join(' or ')}.`;
    return { isTaken: true, sentence: `${site} would take ${name} ${version}.${sign}` };
  } catch (error) {
    const isRefused = error instanceof ReleaseRefused;
    const why = isRefused ? `would refuse ${name} ${version}` : 'could not be asked';
    return { isTaken: false, sentence: `${site} ${why}: ${error.cause?.message ?? error.message}.` };
  }
}

async function contractOf(site) {
  const bytes = await fetchFile(new URL(SITE_CONTRACT_PATH, site), LIMIT);
  try {
    return siteContract.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new Error(`${SITE_CONTRACT_PATH} is not what a site says: ${error.issues ? oneLine(error) : error.message}`);
  }
}
