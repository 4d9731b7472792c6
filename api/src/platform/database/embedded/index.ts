import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { resource } from '../../resources';
import type { OpenDatabase } from '../database';
import { refuseNewerSchema } from '../newer-schema';
import type { OpenOptions } from '../database';
import * as schema from '../schema';
import { EmbeddedClient } from './client';
import { lockFolder } from './folder-lock';

/**
 * Opens PGlite in `<dataDir>/pg`, for one machine and trial use.
 * @throws StartupError when another process uses the folder or it cannot be opened
 */
export async function openEmbedded(
  dataDir: string,
  { onNewerSchema }: Pick<OpenOptions, 'onNewerSchema'> = {},
  workerFile = resource('src/platform/database/embedded/worker.mjs'),
): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = path.join(dataDir, 'pg');
  mkdirSync(folder, { recursive: true });
  const client = new EmbeddedClient(workerFile, folder);
  try {
    await client.ready();
  } catch (error) {
    await client.close().catch(() => {});
    unlock();
    throw new StartupError(`The embedded database in ${folder} does not open: ${(error as Error).message}`);
  }
  // The client has the part of PGlite that drizzle's session calls, and no more.
  const db = drizzle({ client: client as unknown as PGlite, schema });
  return {
    db,
    kind: 'embedded',
    prepare: async (migrationsFolder, then) => {
      await refuseNewerSchema(db, migrationsFolder, onNewerSchema);
      await migrate(db, { migrationsFolder });
      await then(db);
    },
    close: () => client.close().finally(unlock),
  };
}
