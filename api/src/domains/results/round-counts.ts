import {
  type RoundSummary,
  type Track,
  allotmentStatus,
  outcome,
  type AllotmentStatus,
} from '@university/shared/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { roundOfRecord } from '../allotment/queries';
import { allotments, erasedCounts, rounds } from '../../platform/database/schema';
import type { RoundKey } from '../admission/schedule';

/** SQL version of `statusNow`. */
export function statusAt(now: Date): SQL<AllotmentStatus | null> {
  return sql`case when ${allotments.status} = 'pending' and ${rounds.closesAt} <= ${now.toISOString()}::timestamptz
    then 'lapsed' else ${allotments.status} end`;
}

export const inRound = ({ cycle, track, round }: RoundKey) =>
  and(eq(allotments.cycle, cycle), eq(allotments.track, track), eq(allotments.round, round));

export type RoundCounts = Pick<RoundSummary, 'total' | 'erased' | 'outcomes' | 'statuses'>;

export function zeros<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
}

export const noStatuses = () => zeros(allotmentStatus.options);

const none = (): RoundCounts => ({ total: 0, erased: 0, outcomes: zeros(outcome.options), statuses: noStatuses() });

const roundName = (track: Track, round: number) => `${track}:${round}`;

/** Counts of stored and erased records of a cycle. */
export async function countRecords(db: Database, now: Date, only: { cycle: string } & Partial<RoundKey>) {
  const where = (table: typeof allotments | typeof erasedCounts): SQL | undefined =>
    and(
      eq(table.cycle, only.cycle),
      only.track === undefined ? undefined : eq(table.track, only.track),
      only.round === undefined ? undefined : eq(table.round, only.round),
    );
  const { track, round, outcome } = allotments;
  const status = sql<(typeof erasedCounts.$inferSelect)['status']>`coalesce(${statusAt(now)}, 'none')`.as('status_now');
  const stored = await db
    .select({ track, round, outcome, status, records: count() })
    .from(allotments)
    .innerJoin(rounds, roundOfRecord)
    .where(where(allotments))
    .groupBy(track, round, outcome, sql`status_now`);
  const erased = await db.select().from(erasedCounts).where(where(erasedCounts));
  const counts = new Map<string, RoundCounts>();
  for (const [rows, isErased] of [[stored, 0] as const, [erased, 1] as const]) {
    for (const row of rows) {
      const name = roundName(row.track, row.round);
      const sum = counts.get(name) ?? none();
      counts.set(name, sum);
      sum.total += row.records;
      sum.erased += isErased * row.records;
      sum.outcomes[row.outcome] += row.records;
      if (row.status !== 'none') sum.statuses[row.status] += row.records;
    }
  }
  return { of: (track: Track, round: number) => counts.get(roundName(track, round)) ?? none() };
}
