import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { isTracing, traced } from '@university/web';
import { type DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import { type Database, DatabaseLost } from './database';
import * as schema from './schema';

type PostgresDatabase = NodePgDatabase<typeof schema>;
type Transaction = Parameters<Parameters<PostgresDatabase['transaction']>[0]>[0];

const CONNECT_TIMEOUT = 5_000;

const LIMITS = {
  statement_timeout: 120_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 120_000,
} as const;

interface Options {
  onError: (error: Error) => void;
  /** Not for commands, nor through a pooler, which takes no settings. */
  isLimited: boolean;
}

/** SQLSTATE classes 08 (connection) and 57 (operator): PostgreSQL, appendix A. */
const ENDS_CONNECTION = /^(08|57P0)/;

export class Connections {
  readonly pool: Pool;
  readonly #broken = new WeakSet<PoolClient>();
  readonly #databases = new WeakMap<PoolClient, PostgresDatabase>();

  constructor(url: string, { onError, isLimited }: Options) {
    const limits = isLimited ? LIMITS : {};
    this.pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT, ...limits });
    // Without listeners, a broken connection would end the process.
    this.pool.on('error', onError);
    this.pool.on('connect', (client) => {
      client.on('error', () => this.#broken.add(client));
      if (isTracing()) traceQueries(client);
    });
  }

  /** Rejects with a `DatabaseLost` as the cause when the connection was lost. */
  database(): Database {
    const query = (config: QueryConfig, values?: unknown[]) => this.#query(config, values);
    const db = drizzle({ client: Object.assign(this.pool, { query }), schema });
    return Object.assign(db, { transaction: this.#transaction.bind(this) });
  }

  async #query(config: QueryConfig, values?: unknown[]) {
    const client = await this.#take();
    try {
      return await client.query(config, values);
    } catch (error) {
      throw this.#isLost(client, error) ? new DatabaseLost(true, error) : error;
    } finally {
      client.release();
    }
  }

  /** Drizzle's own keeps the connection when `begin` fails, and after a loss does not tell a lost commit. */
  async #transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    const client = await this.#take();
    let isDone = false;
    let failure: unknown;
    try {
      return await this.#databaseOn(client).transaction(async (tx) => {
        const result = await work(tx).catch((error: unknown) => {
          failure = error;
          throw error;
        });
        isDone = true;
        return result;
      }, config);
    } catch (error) {
      const reason = failure ?? error;
      throw this.#isLost(client, reason) ? new DatabaseLost(isDone, reason) : reason;
    } finally {
      client.release();
    }
  }

  async #take(): Promise<PoolClient> {
    return this.pool.connect().catch((error: unknown) => {
      throw new DatabaseLost(false, error);
    });
  }

  #databaseOn(client: PoolClient) {
    const db = this.#databases.get(client) ?? drizzle({ client, schema });
    this.#databases.set(client, db);
    return db;
  }

  #isLost(client: PoolClient, error: unknown): boolean {
    return this.#broken.has(client) || ENDS_CONNECTION.test(sqlState(error) ?? '');
  }
}

/** Characters of a statement in a trace. Parameters are not part of it. */
const MAX_TRACED = 2_000;

function traceQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const measured = (config: string | QueryConfig, ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    const [verb = ''] = text.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TRACED) };
    return traced(`${verb.toUpperCase()} postgresql`, attributes, () => query(config, ...rest));
  };
  Object.assign(client, { query: measured });
}

function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as Partial<DatabaseError> & { cause?: unknown };
  return code ?? (cause ? sqlState(cause) : undefined);
}
