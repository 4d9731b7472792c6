import { type SQL, sql, type SQLWrapper, getTableColumns } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import { HttpError, Outage, StartupError } from '@university/web';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/**
 * `column = any(values)` with one parameter: one prepared statement for all sizes, and cheap in the embedded database. An
 * array, because PostgreSQL scans the table for a set of unknown size.
 */
export const anyOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(values)}::json)))`;

/** The database or, inside a transaction, its `tx`. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export const LOCKS = { prepare: 7_240_153, placing: 7_240_154, chain: 7_240_155 } as const;

export interface OpenOptions {
  databaseUrl?: string;
  /** PostgreSQL itself, where `databaseUrl` is a pooler. */
  databaseDirectUrl?: string;
  dataDir: string;
  hasNoLimits?: boolean;
  onError: (error: Error) => void;
  onNewerSchema?: () => void;
}

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  prepare(migrationsFolder: string, then: (db: Database) => Promise<void>): Promise<void>;
  listen?(listener: ChangeListener): Promise<void>;
  /** Absent where the database has no clock of its own. */
  readClock?(): Promise<Date>;
  close(): Promise<void>;
}

export interface ChangeListener {
  changed(): void;
  setConnected(isConnected: boolean): void;
}

/**
 * Inserts rows with one parameter: one each costs the embedded database seconds, and PostgreSQL takes 65,535. Every row
 * has the keys of the first; other columns get defaults.
 * @param meant the rows to insert; the statement is the same if there are none
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

/** Seconds for Retry-After. */
const RETRY_AFTER = 5;

/** The connection was lost, or there was none. */
export class DatabaseLost extends Outage {
  override name = 'DatabaseLost';

  /** @param mayBeDone the connection broke before the answer, so the work may have been done */
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
          retryAfter: RETRY_AFTER,
        });
  }
}

export function asDatabaseLost(error: unknown): DatabaseLost | undefined {
  if (error instanceof DatabaseLost) return error;
  return error instanceof Error ? asDatabaseLost(error.cause) : undefined;
}

export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

export async function migrationsOf(db: Database): Promise<{ hash: string; at: number }[]> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  const [table] = await rowsOf<{ name: string | null }>(db, journal);
  if (!table?.name) return [];
  return rowsOf(db, sql`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`);
}

/** @throws StartupError for a database of a later version, unless `allow` is given, which is called then */
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
