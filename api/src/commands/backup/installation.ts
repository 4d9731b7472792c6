import path from 'node:path';
import type { ApiOptions } from '../../api';
import { ensureFolder } from '../../platform/data-folder';
import type { Database, OpenDatabase } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open';
import { openStorage, type FileStorage } from '../../platform/files';
import { resource } from '../../platform/resources';

/** Where the data of an installation is. */
export type Installation = Pick<
  ApiOptions,
  'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3' | 'pepper' | 'allowsNewerSchema'
>;

interface OpenInstallation {
  database: OpenDatabase;
  files: FileStorage;
}

/**
 * Opens the data of an installation for a command, and closes it after.
 * @throws StartupError while a server uses the embedded database
 */
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

/** The same with its tables brought up to date. */
export function inDatabase<T>(place: Installation, work: (db: Database) => Promise<T>): Promise<T> {
  return inInstallation(place, async ({ database }) => {
    await database.prepare(resource('drizzle'), async () => {});
    return work(database.db);
  });
}
