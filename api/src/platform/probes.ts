import { isNotNull, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { COUNTERS, type CounterName, type Counters } from './counters';
import type { Database } from './database/database';
import { outbox } from './database/schema';

export interface PoolState {
  /** Connections in all. */
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** What health checks and metrics ask a running API. It is brought up to date before anybody can ask. */
export interface Probes {
  /** Resolves when the database answers. */
  database(): Promise<void>;
  /** Undefined for the embedded database, which has one connection. */
  pool(): PoolState | undefined;
  /** Mails that wait to be sent. */
  outboxBacklog(): Promise<number>;
  /** What was counted since the start. */
  counts(): { name: CounterName; help: string; value: number }[];
}

export function probesOf({ db, counters }: { db: Database; counters: Counters }): Probes {
  const { $client: client } = db as Database & { $client?: unknown };
  return {
    database: async () => {
      await db.execute(sql`select 1`);
    },
    pool: () =>
      client instanceof Pool
        ? { total: client.totalCount, idle: client.idleCount, waiting: client.waitingCount }
        : undefined,
    outboxBacklog: () => db.$count(outbox, isNotNull(outbox.nextAttemptAt)),
    counts: () =>
      (Object.keys(COUNTERS) as CounterName[]).map((name) => ({
        name,
        help: COUNTERS[name],
        value: counters.get(name),
      })),
  };
}
