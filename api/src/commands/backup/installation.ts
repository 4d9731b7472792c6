import path from 'node:path';
import type { ApiOptions } from '../../api';
import { ensureFolder } from '../../platform/data-folder';
import type { Database, OpenDatabase } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open';
import { openStorage, type FileStorage } from '../../platform/files';
import { type Keys, openKeys } from '../../platform/keys';
import { resource } from '../../platform/resources';
import type { Secrets } from '../../platform/secrets';

export type Installation = Pick<
  ApiOptions,
  'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3' | 'secretKey' | 'pepper' | 'allowsNewerSchema'
>;

interface OpenInstallation {
  database: OpenDatabase;
  files: FileStorage;
}

/** @throws StartupError while a server uses the embedded database */
export async function inInstallation<T>(
  { databaseUrl, databaseDirectUrl, dataDir, s3, allowsNewerSchema }: Installation,
  work: (open: OpenInstallation) => Promise<T>,
): Promise<T> {
  const folder = path.resolve(dataDir);
  ensureFolder(folder);
  const files = await openStorage({ dataDir: folder, s3 });
  const ignore = () => {};
  const onNewerSchema = allowsNewerSchema ? ignore : undefined;
  const database = await openDatabase({
    databaseUrl,
    databaseDirectUrl,
    dataDir: folder,
    hasNoLimits: true,
    onError: ignore,
    onNewerSchema,
  });
  try {
    return await work({ database, files });
  } finally {
    await database.close();
  }
}

/** The same, migrated and with its keys. */
export function inDatabase<T>(place: Installation, work: (db: Database, keys: Keys) => Promise<T>): Promise<T> {
  return inInstallation(place, async ({ database }) => work(database.db, await prepared(database, place)));
}

export async function prepared(database: OpenDatabase, secrets: Secrets): Promise<Keys> {
  let keys: Keys | undefined;
  await database.prepare(resource('drizzle'), async (db) => {
    keys = await openKeys(db, secrets);
  });
  return keys as Keys;
}
