import type { Probes } from '@university/web';
import { SECOND } from '@university/shared/time';
import { count, isNotNull, min, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Database } from './database/database';
import { outbox } from './database/schema';
import type { FileStorage } from './files/storage';
import { hasRoom } from './files/room';

const COUNTERS = {
  date_spray_alarms: 'Alarms: a date of birth is being tried at many applicants; once an hour for each date',
  refused_attempts: 'Attempts refused because somebody has to wait',
} as const;

type CounterName = keyof typeof COUNTERS;

export class Counters {
  readonly #counts = new Map<CounterName, number>();
  readonly #onAdd: (name: CounterName) => void;

  constructor(onAdd: (name: CounterName) => void = () => {}) {
    this.#onAdd = onAdd;
  }

  add(name: CounterName): void {
    this.#onAdd(name);
    this.#counts.set(name, this.get(name) + 1);
  }

  get(name: CounterName): number {
    return this.#counts.get(name) ?? 0;
  }
}

interface Probed {
  db: Database;
  files: Pick<FileStorage, 'answers' | 'incoming'>;
  counters: Counters;
  clock: () => Date;
}

export function probesOf({ db, files, counters, clock }: Probed): Probes {
  const { $client: client } = db as Database & { $client?: unknown };
  return {
    needs: {
      database: async () => {
        await db.execute(sql`select 1`);
        return null;
      },
      storage: async () => {
        await files.answers();
        return (await hasRoom(files.incoming)) ? null : 'has too little room left for uploads';
      },
    },
    pool: () =>
      client instanceof Pool
        ? { total: client.totalCount, idle: client.idleCount, waiting: client.waitingCount }
        : undefined,
    outbox: async () => {
      const [waiting] = await db
        .select({ backlog: count(), due: min(outbox.nextAttemptAt) })
        .from(outbox)
        .where(isNotNull(outbox.nextAttemptAt));
      const late = waiting?.due ? clock().getTime() - waiting.due.getTime() : 0;
      return { backlog: waiting?.backlog ?? 0, oldest: Math.max(0, late / SECOND) };
    },
    counts: () =>
      (Object.keys(COUNTERS) as CounterName[]).map((name) => ({
        name,
        help: COUNTERS[name],
        value: counters.get(name),
      })),
  };
}
