import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { SIGNATURE, signedPart } from '../manifest';

/** @param text base64 of the key's SPKI form. Throws for anything else. */
export function publicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not an Ed25519 key');
  return key;
}

export function isPublicKey(text: string): boolean {
  try {
    publicKey(text);
    return true;
  } catch {
    return false;
  }
}

/** Names a key: 16 characters of the digest of its SPKI form. */
export function fingerprintOf(key: KeyObject): string {
  const bytes = key.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

/** The one of these keys that made the signature which a manifest, as JSON, carries. */
export function signerOf(manifest: unknown, keys: readonly KeyObject[]): KeyObject | undefined {
  if (typeof manifest !== 'object' || manifest === null) return undefined;
  const signature = (manifest as Record<string, unknown>)[SIGNATURE];
  if (typeof signature !== 'string') return undefined;
  const bytes = Buffer.from(signature, 'base64');
  return keys.find((key) => verify(null, signedPart(manifest), key, bytes));
}
