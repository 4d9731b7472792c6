import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed', 32));

/** Encrypts a text with AES-256-GCM, so that a stolen database gives nothing away. @param about what it belongs to */
export function seal(secretKey: string, text: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce, { authTagLength: TAG }).setAAD(
    Buffer.from(about),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed with another key, about something else, or changed since */
export function unseal(secretKey: string, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
