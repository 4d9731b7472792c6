/** Sums of the files of a release, and their signature with an Ed25519 key: the kind that teams sign remotes with. */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** As `sha256sum` writes and checks it. */
export const sumsOf = (files) => files.map((file) => `${digestOf(file)}  ${basename(file)}\n`).join('');

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * @param {string} keyFile PEM, as `npm run release:key` makes it
 * @returns 64 bytes, which `openssl pkeyutl -verify -rawin` checks
 */
export function signatureOf(text, keyFile) {
  const key = createPrivateKey(readFileSync(keyFile));
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${keyFile} is no Ed25519 key; \`npm run release:key\` makes one.`);
  return sign(null, Buffer.from(text), key);
}
