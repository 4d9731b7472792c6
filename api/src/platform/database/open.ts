import { openEmbedded } from './embedded';
import type { OpenDatabase } from './database';
import { openPostgres } from './postgres';

interface Options {
  databaseUrl?: string;
  dataDir: string;
  onError: (error: Error) => void;
}

/** PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir, onError }: Options): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, onError) : openEmbedded(dataDir);
}
