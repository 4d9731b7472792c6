import { openDatabase } from '../platform/database/open';
import type { Database, OpenDatabase } from '../platform/database/database';
import { resource } from '../platform/resources';
import { newDataDirWithTables } from './cluster';
import { databasesFor, declareSuite, newPostgresDatabase } from './postgres';

/** A database with all tables and no rows, for tests below the API. */
export interface BareWorld {
  db: Database;
  dataDir: string;
  stop(): Promise<void>;
}

async function startBare(kind: OpenDatabase['kind']): Promise<BareWorld> {
  const postgres = kind === 'postgres' ? await newPostgresDatabase() : undefined;
  const dataDir = await newDataDirWithTables();
  let isOver = false;
  const onError = (error: Error) => {
    // Dropping the database ends connections that are still closing.
    if (!isOver) throw error;
  };
  const database = await openDatabase({ databaseUrl: postgres?.url, dataDir, onError });
  await database.prepare(resource('drizzle'), async () => {});
  return {
    db: database.db,
    dataDir,
    stop: async () => {
      isOver = true;
      await database.close();
      await postgres?.drop();
    },
  };
}

type Suite = (bare: () => BareWorld) => void;

const declareSuites = (name: string, suite: Suite, isOnBoth: boolean) => {
  for (const on of databasesFor(name, isOnBoth)) declareSuite(on, name, startBare, suite);
};

/** As `onDatabase`, without the API and without the demonstration data. */
export const onBareDatabase = (name: string, suite: Suite) => declareSuites(name, suite, false);

/** As `onBothDatabases`, without the API and without the demonstration data. */
export const onBothBareDatabases = (name: string, suite: Suite) => declareSuites(name, suite, true);
