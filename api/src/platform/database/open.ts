import { StartupError } from '@university/web';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { Connections } from './connections';
import { type ChangeListener, LOCKS, type OpenDatabase, refuseNewerSchema, type OpenOptions } from './database';
import * as schema from './schema';
import { openEmbedded } from './embedded';

/**
 * Opens PostgreSQL 15 or newer, also behind a pooler in transaction mode. Session work (migration lock, LISTEN) goes to
 * `databaseDirectUrl`.
 * @throws StartupError when it does not answer
 */
export async function openPostgres(
  url: string,
  {
    onError,
    onNewerSchema,
    hasNoLimits = false,
    databaseDirectUrl: direct = url,
  }: Omit<OpenOptions, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const connections = new Connections(url, { onError, isLimited: !hasNoLimits && direct === url });
  const { pool } = connections;
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    refuseAt('DATABASE_URL', url)(error);
  });
  let changes: ChangeFeed | undefined;
  return {
    db: connections.database(),
    kind: 'postgres',
    prepare: async (migrationsFolder, then) => {
      const client = new Client({ connectionString: direct });
      client.on('error', onError);
      const db = drizzle({ client, schema });
      try {
        await client.connect().catch(refuseAt('DATABASE_DIRECT_URL', direct));
        await client.query('select pg_advisory_lock($1)', [LOCKS.prepare]);
        await refuseNewerSchema(db, migrationsFolder, onNewerSchema);
        await migrate(db, { migrationsFolder });
        await then(db);
      } finally {
        await client.end();
      }
    },
    listen: async (listener) => {
      changes = new ChangeFeed(direct, listener);
      await changes.start();
    },
    readClock: async () => {
      // Not now(), which is the start of a transaction.
      const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
      return (rows[0] as { at: Date }).at;
    },
    close: async () => {
      await changes?.stop();
      await pool.end();
    },
  };
}

const refuseAt =
  (name: string, url: string) =>
  (error: Error): never => {
    throw new StartupError(
      `${name}: the database at ${withoutPassword(url)} does not answer: ${error.message || 'connection refused'}.`,
    );
  };

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

export function openDatabase({ databaseUrl, dataDir, onNewerSchema, ...rest }: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, { onNewerSchema, ...rest }) : openEmbedded(dataDir, { onNewerSchema });
}

/** Notified by the trigger of `data_changes`. */
const CHANNEL = 'public_data';

const RETRY_DELAY = 1_000;

/** LISTENs for changes of public data on a connection of its own. */
class ChangeFeed {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly url: string,
    private readonly listener: ChangeListener,
  ) {}

  /** Resolves after the first attempt; retries until `stop`. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    this.#client = client;
    client.on('notification', () => this.listener.changed());
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.listener.setConnected(true);
    } catch {
      this.#lose(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #lose(client: Client) {
    if (this.#isStopped || client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.listener.setConnected(false);
    this.#retry = setTimeout(() => void this.start(), RETRY_DELAY);
  }
}
