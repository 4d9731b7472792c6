import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What repositories work on: the database, or inside a transaction the `tx` it hands out, never the outer one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Advisory locks of this application, by what they guard: any numbers, each for one thing. */
export const LOCKS = { prepare: 7_240_153, placing: 7_240_154, chain: 7_240_155 } as const;

export interface OpenOptions {
  databaseUrl?: string;
  /** PostgreSQL itself, where `databaseUrl` is a pooler. */
  databaseDirectUrl?: string;
  dataDir: string;
  /** For commands, whose statements may take as long as they need. */
  hasNoLimits?: boolean;
  onError: (error: Error) => void;
  /** Told when the database is of a later version of the site; without it such a one is refused. */
  onNewerSchema?: () => void;
}

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Brings the tables up to date and then runs `then`, both alone: processes that start together take turns. */
  prepare(migrationsFolder: string, then: (db: Database) => Promise<void>): Promise<void>;
  /** Tells of changes to public data that other processes make; absent where there can be no other process. */
  listen?(listener: ChangeListener): Promise<void>;
  /** Its clock; absent where it has none of its own. */
  readClock?(): Promise<Date>;
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(): void;
  /** `true` when changes can no longer be heard of, `false` when they can again. */
  onDeaf(isDeaf: boolean): void;
}
