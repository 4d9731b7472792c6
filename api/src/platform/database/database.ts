import { type SQL, sql, type SQLWrapper, getTableColumns } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import { HttpError, Outage, StartupError } from '@university/web';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/**
 * Whether a column has one of these texts, for a batch of any size: with one parameter, so that there is one statement to
 * take apart for all sizes; a parameter each costs the embedded database tens of milliseconds. As an array, because
 * PostgreSQL reads the whole table for a set whose size it does not know.
 */
export const anyOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(values)}::json)))`;

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
  changed(): void;
  /** `false` when changes can no longer be heard of, `true` when they can again. */
  setConnected(isConnected: boolean): void;
}

/**
 * Inserts many rows with one parameter. A parameter per value costs the embedded database seconds for a thousand
 * rows, and PostgreSQL takes 65,535 in all. Every row has the keys of the first; the others get their defaults.
 * @param meant those that are inserted; the statement is the same if there are none
 */
export async function bulkInsert<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
  meant: readonly T['$inferInsert'][] = rows,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const records = meant.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row]])),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`);
}

/** Seconds after which to try again while the database is away. */
const AWAY = 5;

/** The way to the database was lost, or there was none. */
export class DatabaseLost extends Outage {
  override name = 'DatabaseLost';

  /** @param mayBeDone what was asked may have been done all the same: the connection broke before we heard */
  constructor(
    readonly mayBeDone: boolean,
    cause: unknown,
  ) {
    super(mayBeDone ? 'The database was lost before it answered' : 'The database cannot be reached', { cause });
  }

  override answer(isRead: boolean): HttpError {
    return this.mayBeDone && !isRead
      ? new HttpError(
          500,
          'outcome_unknown',
          'The connection to our database broke. We do not know whether this was done: look before you try again.',
        )
      : new HttpError(503, 'database_away', 'The service is interrupted. Nothing was changed; try again in a moment.', {
          retryAfter: AWAY,
        });
  }
}

/** This error, or the one that caused it, where the database was lost. */
export function asDatabaseLost(error: unknown): DatabaseLost | undefined {
  if (error instanceof DatabaseLost) return error;
  return error instanceof Error ? asDatabaseLost(error.cause) : undefined;
}

/** The rows of a query that the query builder does not know; both drivers answer with `rows`. */
export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

/** Every migration that was carried out, in order, with its SHA-256; none for a database without tables. */
export async function migrationsOf(db: Database): Promise<{ hash: string; at: number }[]> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  const [table] = await rowsOf<{ name: string | null }>(db, journal);
  if (!table?.name) return [];
  return rowsOf(db, sql`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`);
}

/**
 * Keeps a process off a database of a later version, whose tables need not be what it takes them for.
 * @param allow told when this is meant; without it such a database is refused
 * @throws StartupError
 */
export async function refuseNewerSchema(db: Database, migrationsFolder: string, allow?: () => void): Promise<void> {
  const last = Math.max(0, ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const unknown = (await migrationsOf(db)).filter(({ at }) => at > last).length;
  if (unknown === 0) return;
  if (allow) return allow();
  throw new StartupError(
    `The database belongs to a later version of the site: it has ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this one does not know. ` +
      'Start that version, or a later one. Only while machines are brought up to date one by one, set SCHEMA_NEWER=allow.',
  );
}
