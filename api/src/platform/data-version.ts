import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { DATA_KINDS, type DataKind, dataVersion } from '@university/shared/contract';
import { type Database, rowsOf } from './database/database';
import { dataChanges, notices, rounds } from './database/schema';
import type { Job } from './jobs';
import { endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';

/** Tables whose changes are counted, by triggers or `countChange`. */
export const KIND_OF_TABLE: Readonly<Record<string, DataKind>> = {
  allotment_runs: 'admission',
  applications: 'admission',
  cycles: 'admission',
  rank_ranges: 'admission',
  rounds: 'admission',
  tracks: 'admission',
  campuses: 'catalogue',
  departments: 'catalogue',
  fees: 'catalogue',
  media: 'catalogue',
  pins: 'catalogue',
  program_campuses: 'catalogue',
  programs: 'catalogue',
  schools: 'catalogue',
  zones: 'catalogue',
  notices: 'notices',
  paper_words: 'notices',
  pages: 'pages',
  redirects: 'pages',
  faculty: 'people',
  site_settings: 'settings',
};

export async function countChange(tx: Database, table: 'paper_words' | 'allotment_runs'): Promise<void> {
  await tx.insert(dataChanges).values({ source: table });
}

/** Number of rows from which they are summed up. */
const COMPACT_AFTER = 100;

export const sumChanges: Job = {
  name: 'sum-data-changes',
  every: 10 * 60,
  run: async ({ db }) => {
    await db.execute(sql`
      with gone as (
        delete from ${dataChanges} where (select count(*) from ${dataChanges}) > ${COMPACT_AFTER} returning source, changes)
      insert into ${dataChanges} (source, changes) select source, sum(changes) from gone group by source`);
  },
};

export interface DataState {
  changes: Record<DataKind, string>;
  /** The last and the next scheduled change: a publication, a window, the end of a day. */
  since: Date;
  until: Date;
}

interface Turn {
  at: SQL | AnyColumn;
  table: typeof notices | typeof rounds;
  where?: SQL;
}

const hourOf = (day: AnyColumn, hour: AnyColumn): SQL => sql`(${day} || ' ' || ${hour} || '+05:30')::timestamptz(3)`;

const scheduledChanges = (today: string): Turn[] => [
  { at: notices.publishAt, table: notices },
  { at: rounds.opensAt, table: rounds },
  { at: rounds.closesAt, table: rounds },
  {
    at: hourOf(notices.validUntil, notices.validUntilTime),
    table: notices,
    where: sql`${notices.autoArchive} and not ${notices.archive}
      and ${notices.validUntil} = ${today} and ${notices.validUntilTime} is not null`,
  },
  {
    at: hourOf(notices.endDate, notices.endTime),
    table: notices,
    where: sql`not ${notices.archive} and ${notices.endDate} = ${today} and ${notices.endTime} is not null`,
  },
];

/** The same for all processes, by one query. The end of a day in India is a change, too: notices are archived by it. */
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
  const query = sql`
    select (select coalesce(json_object_agg(source, changes), '{}') from
        (select source, sum(changes)::text as changes from ${dataChanges} group by source) as counted) as changes,
      ${milliseconds(sql`greatest(${last})`)} as since, ${milliseconds(sql`least(${next})`)} as until`;
  const [state] = await rowsOf<{ changes: Record<string, string>; since: string | null; until: string | null }>(
    db,
    query,
  );
  const { changes, since, until } = state as NonNullable<typeof state>;
  const day = { begin: startOfIstDay(today).getTime(), end: endOfIstDay(today).getTime() };
  return {
    changes: countsByKind(changes),
    since: new Date(Math.max(day.begin, Number(since ?? day.begin))),
    until: new Date(Math.min(day.end, Number(until ?? day.end))),
  };
}

/** Changes without a kind, counted by an earlier release, are added to each. */
function countsByKind(bySource: Record<string, string>): DataState['changes'] {
  const count = (belongs: (kind: DataKind | undefined) => boolean) =>
    Object.entries(bySource).reduce(
      (sum, [source, changes]) => (belongs(KIND_OF_TABLE[source]) ? sum + BigInt(changes) : sum),
      0n,
    );
  const ofNone = count((kind) => kind === undefined);
  const counts = DATA_KINDS.map((kind) => [kind, String(ofNone + count((each) => each === kind))]);
  return Object.fromEntries(counts) as DataState['changes'];
}

interface Span {
  version: string;
  from: number;
  until: number;
}

/** Names the state of the public data; caches are valid for one version. All processes have the same names. */
export class DataVersion {
  /** Null where it could not be read. */
  #span: Promise<Span | null> | undefined;
  #isConnected = true;

  constructor(private readonly read: (at: Date) => Promise<DataState>) {}

  changed(): void {
    this.#span = undefined;
  }

  /** Without a connection, changes by other processes would go unnoticed. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.changed();
  }

  async at(now: Date): Promise<string | null> {
    if (!this.#isConnected) return null;
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
      version: dataVersion(since.getTime().toString(36), changes),
      from: now.getTime(),
      until: until.getTime(),
    };
  }
}
