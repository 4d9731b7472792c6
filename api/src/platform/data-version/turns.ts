import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';
import type { Database } from '../database/database';
import { dataChanges, notices, rounds } from '../database/schema';

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
const turnsOn = (today: string): Turn[] => [
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
  const turns = turnsOn(today);
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
