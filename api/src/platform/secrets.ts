import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import { z } from 'zod';
import { createWhole, ensureFolder, writeWhole } from './data-folder';

/** 24 hex characters, equal in every database, so that links survive a new seed. */
export function stableId(kind: string, code: string): string {
  return createHash('sha256').update(`${kind}:${code}`).digest('hex').slice(0, 24);
}

export function newId(): string {
  return randomBytes(12).toString('hex');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** For people to copy by hand. */
export const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** HMAC-SHA256, hex. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

const NONCE = 12;
const TAG = 16;

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed', 32));

/** AES-256-GCM. @param about bound as additional data */
export function seal(secretKey: string, text: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce, { authTagLength: TAG }).setAAD(
    Buffer.from(about),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error for another key or subject, or changed data */
export function unseal(secretKey: string, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}

const stored = z.object({ secretKey: z.string().min(32), pepper: z.string().min(32).optional() });

/** `pepper`: of an installation from before 2.1. */
export type Secrets = z.infer<typeof stored>;

interface Given {
  SECRET_KEY?: string;
  PEPPER?: string;
}

/**
 * SECRET_KEY from the environment, from which it is removed, else from `<dataDir>/secrets.json`, created on first use.
 * @throws StartupError when the file is damaged
 */
export function loadSecrets({ SECRET_KEY, PEPPER }: Given, dataDir: string): Secrets {
  delete process.env.SECRET_KEY;
  delete process.env.PEPPER;
  // Before 2.1, one could be in the environment and the other in the file.
  const found: Partial<Secrets> = SECRET_KEY && (PEPPER || !existsSync(fileOf(dataDir))) ? {} : readOrMake(dataDir);
  return { secretKey: SECRET_KEY ?? (found.secretKey as string), pepper: PEPPER ?? found.pepper };
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secrets.json');

export const newSecretKey = () => randomBytes(32).toString('hex');

function readOrMake(dataDir: string): Secrets {
  ensureFolder(dataDir);
  // Of two processes that start together, both read the key that one made.
  createWhole(fileOf(dataDir), JSON.stringify({ secretKey: newSecretKey() }), 0o600);
  try {
    return stored.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    throw new StartupError(`The file ${fileOf(dataDir)} is damaged. Restore it from a backup, or set SECRET_KEY.`);
  }
}

export const storeSecretKey = (dataDir: string, secretKey: string) =>
  writeWhole(fileOf(dataDir), JSON.stringify({ secretKey }));
