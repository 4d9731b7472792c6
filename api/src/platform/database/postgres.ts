import { StartupError } from '@university/web';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ChangeFeed } from './change-feed';
import { Connections } from './connections';
import { LOCKS, type OpenDatabase } from './database';
import { refuseNewerSchema } from './newer-schema';
import type { OpenOptions } from './database';
import * as schema from './schema';

/**
 * Opens PostgreSQL 15 or newer.
 * @throws StartupError when it does not answer or refuses us
 */
export async function openPostgres(
  url: string,
  { onError, onNewerSchema }: Omit<OpenOptions, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const connections = new Connections(url, onError);
  const { pool } = connections;
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw new StartupError(
      `DATABASE_URL: the database at ${withoutPassword(url)} does not answer: ${error.message || 'connection refused'}.`,
    );
  });
  let changes: ChangeFeed | undefined;
  return {
    db: connections.database(),
    kind: 'postgres',
    prepare: async (migrationsFolder, then) => {
      const client = await pool.connect();
      const db = drizzle({ client, schema });
      try {
        await client.query('select pg_advisory_lock($1)', [LOCKS.prepare]);
        await refuseNewerSchema(db, migrationsFolder, onNewerSchema);
        await migrate(db, { migrationsFolder });
        await then(db);
      } finally {
        // Ending the connection gives the lock back, also after an error.
        client.release(true);
      }
    },
    listen: async (listener) => {
      changes = new ChangeFeed(url, listener);
      await changes.start();
    },
    close: async () => {
      await changes?.stop();
      await pool.end();
    },
  };
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
