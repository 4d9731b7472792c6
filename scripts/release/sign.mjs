import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

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
