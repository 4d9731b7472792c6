/** Manifests in a place of releases: which are there, which one sites serve, and who vouches for them. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fingerprintOf } from '@university/shared/remote/checks';
import { signedPart } from '@university/shared/remote/manifest';

const fileOf = (version) => `releases/${version}.json`;

/** What a running site looks at: what is for all, and what only some are given. */
const POINTERS = { all: 'remote.json', some: 'canary.json' };

const pointerOf = ({ audience }) => POINTERS[audience === undefined ? 'all' : 'some'];

/**
 * Stores a manifest beside the files it names, so that it can be published again, and then makes it what sites serve, and
 * other hosts.
 */
export async function publish(place, manifest) {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await place.write(fileOf(manifest.version), bytes);
  if (manifest.audience === undefined && manifest.forOtherHosts)
    await place.write('mf-manifest.json', await place.read(`browser/${manifest.forOtherHosts}`));
  await place.write(pointerOf(manifest), bytes);
}

const parsed = (bytes) => bytes && JSON.parse(bytes.toString('utf8'));

/** The manifest that sites serve; null where nothing was published. */
export const readPointer = async (place) => parsed(await place.read(POINTERS.all));

/** The manifest that sites serve to some; null where nobody is given one. */
export async function readCanary(place) {
  const canary = parsed(await place.read(POINTERS.some));
  return canary?.audience ? canary : null;
}

/** The manifest of a version; null where the place has none. */
export const readRelease = async (place, version) => parsed(await place.read(fileOf(version)));

const DAY = 24 * 60 * 60 * 1000;

/**
 * A manifest as it is published now: with its number, its times and, where there is a key, its signature.
 * @param {object} manifest
 * @param {object} terms
 * @param {number} terms.number
 * @param {number} terms.days for which sites may take it
 * @param {string} [terms.key] The PEM file of a private key.
 * @param {'staff' | number} [terms.audience] Who is given it, where it is not for all.
 */
export function issued(manifest, { number, days, key, audience }) {
  const { signature: _, audience: __, ...rest } = manifest;
  const now = Date.now();
  const dated = {
    ...rest,
    number,
    released: new Date(now).toISOString(),
    expires: new Date(now + days * DAY).toISOString(),
    ...(audience !== undefined && { audience }),
  };
  return key ? signed(dated, key) : dated;
}

/** A key pair of a team: the private half as PEM, the public half as the registry names it. */
export function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Who signs with a PEM file, as the journal and the shell name keys; without one nobody does. */
export const signerOf = (file) => (file ? fingerprintOf(createPublicKey(readFileSync(file))) : 'unsigned');

/**
 * A manifest with its signature.
 * @param {string} file The PEM file of a private key.
 */
function signed(manifest, file) {
  const bytes = signedPart(manifest);
  return { ...manifest, signature: sign(null, bytes, createPrivateKey(readFileSync(file))).toString('base64') };
}
