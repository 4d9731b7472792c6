import { openEmbedded } from './embedded';
import type { OpenDatabase, OpenOptions } from './database';
import { openPostgres } from './postgres';

/** PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir, onNewerSchema, ...rest }: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, { onNewerSchema, ...rest }) : openEmbedded(dataDir, { onNewerSchema });
}
