import { StartupError } from '@university/web';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from './database/database';
import { auditLog, meta } from './database/schema';
import { newSecretKey, seal, type Secrets, unseal } from './secrets';

/** Keys of everything that is stored sealed or as a keyed hash. They never change; SECRET_KEY, which seals them, can. */
export interface Keys {
  secretKey: string;
  pepper: string;
}

/** Rows of `meta`: the keys sealed with SECRET_KEY and, until the first start with it, with the next one. */
const CURRENT = 'keys';
const NEXT = 'next_keys';
const ROWS = [CURRENT, NEXT];

const sealKeys = ({ secretKey, pepper }: Keys, under: string) =>
  seal(under, JSON.stringify({ secretKey, pepper }), CURRENT);

function unsealKeys(sealed: string, under: string): Keys | undefined {
  try {
    return JSON.parse(unseal(under, sealed, CURRENT));
  } catch {
    return undefined;
  }
}

/** None before the first start, two while SECRET_KEY is being changed. */
export const readSealedKeys = (db: Database) => db.select().from(meta).where(inArray(meta.key, ROWS));

export const canOpen = (sealed: readonly string[], secretKey: string): boolean =>
  sealed.some((value) => unsealKeys(value, secretKey));

export async function readKeys(db: Database, secretKey: string): Promise<Keys | undefined> {
  const [keys] = (await readSealedKeys(db)).flatMap(({ value }) => unsealKeys(value, secretKey) ?? []);
  return keys;
}

/**
 * Opens the keys, or makes them in a new database. Must run under the migration lock.
 * @throws StartupError for another SECRET_KEY, or an installation from before 2.1 without its PEPPER
 */
export async function openKeys(db: Database, secrets: Secrets): Promise<Keys> {
  const rows = await readSealedKeys(db);
  if (rows.length === 0) return makeKeys(db, secrets);
  const [found] = rows.flatMap(({ key, value }) => {
    const keys = unsealKeys(value, secrets.secretKey);
    return keys ? [{ key, keys }] : [];
  });
  if (!found)
    throw new StartupError(
      'SECRET_KEY is not the one of this database: it is the database of another site, or the key was changed without `university rekey`.',
    );
  if (found.key === NEXT) await writeKeys(db, found.keys, secrets.secretKey);
  return found.keys;
}

async function makeKeys(db: Database, { secretKey, pepper }: Secrets): Promise<Keys> {
  if (!pepper && (await db.select({ id: auditLog.id }).from(auditLog).limit(1)).length > 0)
    throw new StartupError(
      'PEPPER is needed once more, with its old value: this database is from a version that kept it apart. From then on it is in the database, sealed with SECRET_KEY.',
    );
  const keys = pepper ? { secretKey, pepper } : { secretKey: newSecretKey(), pepper: newSecretKey() };
  await writeKeys(db, keys, secretKey);
  return keys;
}

export const replaceKeys = (db: Database, { secretKey }: Secrets) =>
  writeKeys(db, { secretKey: newSecretKey(), pepper: newSecretKey() }, secretKey);

function writeKeys(db: Database, keys: Keys, under: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(meta).where(inArray(meta.key, ROWS));
    await tx.insert(meta).values({ key: CURRENT, value: sealKeys(keys, under) });
  });
}

/** Also seals the keys with the next SECRET_KEY, until a process starts with that. */
export function addNextKey(db: Database, keys: Keys, next: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(meta).where(eq(meta.key, NEXT));
    await tx.insert(meta).values({ key: NEXT, value: sealKeys(keys, next) });
  });
}
