import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 24 hex characters that are the same for the same thing in every database, so that links outlive a new seed. */
export function stableId(kind: string, code: string): string {
  return createHash('sha256').update(`${kind}:${code}`).digest('hex').slice(0, 24);
}

/** 24 hex characters for a thing made here. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

/** An opaque token of 256 bits, for a bearer header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: a stolen database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** HMAC-SHA256 in hex. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
