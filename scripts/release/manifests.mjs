/** Manifests in a place of releases: which are there, which one sites serve, and who vouches for them. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FOLDER = 'releases';

const fileOf = (version) => `${FOLDER}/${version}.json`;

/** The pointer that a running site looks at. */
const POINTER = 'remote.json';

/** Keeps a manifest beside the files it names, so that it can be pointed back to. */
export async function remember(place, manifest) {
  await place.write(fileOf(manifest.version), toBytes(manifest));
}

/** Makes a release the one that running sites serve. */
export const pointTo = (place, manifest) => place.write(POINTER, toBytes(manifest));

const toBytes = (manifest) => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

/** Every release of a place, the newest first, with what the pointer names. */
export async function history(place) {
  const names = (await place.list(FOLDER)).filter((name) => name.endsWith('.json'));
  const manifests = await Promise.all(names.map((name) => place.read(`${FOLDER}/${name}`)));
  const releases = manifests
    .map((bytes) => JSON.parse(bytes.toString('utf8')))
    .sort((one, other) => other.released.localeCompare(one.released));
  const pointer = await place.read(POINTER);
  return { releases, current: pointer && JSON.parse(pointer.toString('utf8')).version };
}

/** A key pair of a team: the private half as PEM, the public half as the registry names it. */
export function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: spki(publicKey),
  };
}

const spki = (key) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** @param {string} file The PEM file of a private key. @returns its public half, as the registry names it */
export const publicKeyOf = (file) => spki(createPublicKey(readFileSync(file)));

/**
 * A manifest with the signature that shared/remote/manifest.ts describes.
 * @param {string} file The PEM file of a private key.
 */
export function signed(manifest, file) {
  const { signature: _, ...rest } = manifest;
  const bytes = Buffer.from(JSON.stringify(rest));
  return { ...rest, signature: sign(null, bytes, createPrivateKey(readFileSync(file))).toString('base64') };
}
