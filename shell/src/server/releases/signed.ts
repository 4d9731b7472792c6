import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { SIGNATURE, signedPart } from '@university/shared/remote/signature';

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

/** Whether a manifest, as JSON, carries a signature that this key made. */
export function isSigned(manifest: unknown, key: KeyObject): boolean {
  if (typeof manifest !== 'object' || manifest === null) return false;
  const signature = (manifest as Record<string, unknown>)[SIGNATURE];
  return typeof signature === 'string' && verify(null, signedPart(manifest), key, Buffer.from(signature, 'base64'));
}
