import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from './database/database';
import { dataChanges, notices, rounds } from './database/schema';
import type { Job } from './jobs';
import { endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';

/** Counts a change of public data for which no trigger does. Give it the transaction of what changes, where there is one. */
export async function countChange(tx: Database): Promise<void> {
  await tx.insert(dataChanges).values({});
}

/** Rows from which on they are put together. */
const MANY = 100;

/** Puts the rows of changes together, in one statement: nobody ever sees another sum. */
export const sumChanges: Job = {
  name: 'sum-data-changes',
  every: 10 * 60,
  run: async ({ db }) => {
    await db.execute(sql`
      with gone as (
        delete from ${dataChanges} where (select count(*) from ${dataChanges}) > ${MANY} returning changes)
      insert into ${dataChanges} (changes) select sum(changes) from gone having count(*) > 0`);
  },
};

/** The state of the public data at a time, and how long it stays so unless somebody changes it. */
export interface DataState {
  /** Counts what was changed and committed. */
  changes: string;
  /** The last instant up to then at which public data changed although nobody changed anything, and the next one after. */
  since: Date;
  until: Date;
}

interface Turn {
  at: SQL | AnyColumn;
  table: typeof notices | typeof rounds;
  where?: SQL;
}

/** A notice becomes due, or ends at an hour of today; a window opens or closes. */
const scheduledChanges = (today: string): Turn[] => [
  { at: notices.publishAt, table: notices },
  { at: rounds.opensAt, table: rounds },
  { at: rounds.closesAt, table: rounds },
  {
    at: sql`(${notices.validUntil} || ' ' || ${notices.validUntilTime} || '+05:30')::timestamptz(3)`,
    table: notices,
    where: sql`${notices.autoArchive} and not ${notices.archive}
      and ${notices.validUntil} = ${today} and ${notices.validUntilTime} is not null`,
  },
];

/**
 * How the public data stands at a time: the same for all processes. It also changes when a day ends in India, by which
 * notices are archived and pages tell open dates from past ones. One query.
 */
export async function readDataState(db: Database, now: Date): Promise<DataState> {
  const today = istDay(now);
  const at = now.toISOString();
  const turns = scheduledChanges(today);
  const each = (write: (turn: Required<Turn>) => SQL) =>
    sql.join(
      turns.map((turn) => write({ where: sql`true`, ...turn })),
      sql`, `,
    );
  const milliseconds = (instant: SQL) => sql`extract(epoch from ${instant}) * 1000`;
  const last = each(
    ({ at: turn, table, where }) => sql`(select max(${turn}) from ${table} where ${turn} <= ${at} and ${where})`,
  );
  const next = each(
    ({ at: turn, table, where }) => sql`(select min(${turn}) from ${table} where ${turn} > ${at} and ${where})`,
  );
  const { rows } = (await db.execute(sql`
    select (select coalesce(sum(changes), 0) from ${dataChanges}) as changes,
      ${milliseconds(sql`greatest(${last})`)} as since, ${milliseconds(sql`least(${next})`)} as until`)) as unknown as {
    rows: [{ changes: string; since: string | null; until: string | null }];
  };
  const [{ changes, since, until }] = rows;
  const day = { begin: startOfIstDay(today).getTime(), end: endOfIstDay(today).getTime() };
  return {
    changes,
    since: new Date(Math.max(day.begin, Number(since ?? day.begin))),
    until: new Date(Math.min(day.end, Number(until ?? day.end))),
  };
}

/** A stretch of time through which the public data stays as it is, unless somebody changes it. Epoch milliseconds. */
interface Span {
  version: string;
  from: number;
  until: number;
}

/**
 * Names the state of the public data: whoever cached what was made under a version, and finds it to be the version now,
 * need not make it anew. All processes have one name for one state.
 */
export class DataVersion {
  /** The present one, or what becomes of it; null where it could not be found out. */
  #span: Promise<Span | null> | undefined;
  #isHearing = true;

  /** @param read how the public data stands at a time */
  constructor(private readonly read: (at: Date) => Promise<DataState>) {}

  /** After a change. */
  changed(): void {
    this.#span = undefined;
  }

  /** Off while nobody would tell us of changes that other processes make. */
  setConnected(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.changed();
  }

  /** The version at this time; null while it cannot be known. */
  async at(now: Date): Promise<string | null> {
    if (!this.#isHearing) return null;
    const known = this.#span;
    const span = await known;
    if (span && now.getTime() >= span.from && now.getTime() < span.until) return span.version;
    if (!this.#span || this.#span === known) this.#span = this.#begin(now);
    return (await this.#span)?.version ?? null;
  }

  async #begin(now: Date): Promise<Span | null> {
    const state = await this.read(now).catch(() => null);
    if (!state) return null;
    const { changes, since, until } = state;
    return {
      version: `${changes}.${since.getTime().toString(36)}`,
      from: now.getTime(),
      until: until.getTime(),
    };
  }
}
