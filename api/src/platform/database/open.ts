import { openEmbedded } from './embedded';
import type { OpenDatabase } from './database';
import { openPostgres } from './postgres';

export interface OpenOptions {
  databaseUrl?: string;
  dataDir: string;
  onError: (error: Error) => void;
  /** Told when the database is of a later version of the site; without it such a one is refused. */
  onNewerSchema?: () => void;
}

/** PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir, onError, onNewerSchema }: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, { onError, onNewerSchema }) : openEmbedded(dataDir, { onNewerSchema });
}
