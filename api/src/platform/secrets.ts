import { createHash, createHmac, randomBytes, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import { z } from 'zod';
import { createWhole, ensureFolder, writeWhole } from './data-folder';

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

const stored = z.object({ secretKey: z.string().min(32), pepper: z.string().min(32).optional() });

/** What opens the keys of an installation. `pepper`: of one from before 2.1, which knew it by itself. */
export type Secrets = z.infer<typeof stored>;

interface Given {
  SECRET_KEY?: string;
  PEPPER?: string;
}

/**
 * SECRET_KEY as given, else from `<dataDir>/secrets.json` (mode 0600, made on first use). Takes it out of `process.env`:
 * nothing that runs later needs it there.
 * @throws StartupError when the file is damaged: with another key nothing could be opened
 */
export function loadSecrets({ SECRET_KEY, PEPPER }: Given, dataDir: string): Secrets {
  delete process.env.SECRET_KEY;
  delete process.env.PEPPER;
  // An installation from before 2.1 may have one in its variables and the other in the file.
  const found: Partial<Secrets> = SECRET_KEY && (PEPPER || !existsSync(fileOf(dataDir))) ? {} : readOrMake(dataDir);
  return { secretKey: SECRET_KEY ?? (found.secretKey as string), pepper: PEPPER ?? found.pepper };
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secrets.json');

export const newSecretKey = () => randomBytes(32).toString('hex');

function readOrMake(dataDir: string): Secrets {
  ensureFolder(dataDir);
  // Of two processes that start together, one makes the key and both read it.
  createWhole(fileOf(dataDir), JSON.stringify({ secretKey: newSecretKey() }), 0o600);
  try {
    return stored.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    throw new StartupError(`The file ${fileOf(dataDir)} is damaged. Restore it from a backup, or set SECRET_KEY.`);
  }
}

/** Puts another key into `<dataDir>/secrets.json`. */
export const storeSecretKey = (dataDir: string, secretKey: string) =>
  writeWhole(fileOf(dataDir), JSON.stringify({ secretKey }));
