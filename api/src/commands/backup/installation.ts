import path from 'node:path';
import type { ApiOptions } from '../../api';
import { ensureFolder } from '../../platform/data-folder';
import type { OpenDatabase } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open';
import { openStorage, type FileStorage } from '../../platform/files';

/** Where the data of an installation is. */
export type Installation = Pick<ApiOptions, 'databaseUrl' | 'dataDir' | 's3' | 'pepper'>;

interface OpenInstallation {
  database: OpenDatabase;
  files: FileStorage;
}

/**
 * Opens the data of an installation for a command, and closes it after.
 * @throws StartupError while a server uses the embedded database
 */
export async function inInstallation<T>(
  { databaseUrl, dataDir, s3 }: Installation,
  work: (open: OpenInstallation) => Promise<T>,
): Promise<T> {
  const folder = path.resolve(dataDir);
  ensureFolder(folder);
  const files = await openStorage({ dataDir: folder, s3 });
  const database = await openDatabase({ databaseUrl, dataDir: folder, onError: () => {} });
  try {
    return await work({ database, files });
  } finally {
    await database.close();
  }
}
