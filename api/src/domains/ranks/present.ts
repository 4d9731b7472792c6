import { and, eq, sql } from 'drizzle-orm';
import type { RoundKey } from '../admission/rounds';
import { inRound } from '../results/round-counts';
import type { Database } from '../../platform/database/database';
import { allotments, erasedCounts, rankRanges } from '../../platform/database/schema';
import { computeRanks, type Range } from './compute';

export const ofRound = ({ cycle, track, round }: RoundKey) =>
  and(eq(rankRanges.cycle, cycle), eq(rankRanges.track, track), eq(rankRanges.round, round));

/** The ranks of a round as they were last written. */
export const storedRanks = (tx: Database, key: RoundKey): Promise<Range[]> =>
  tx.select().from(rankRanges).where(ofRound(key));

/** Whether a round has records, and none of them is erased yet. */
async function hasAllRecords(tx: Database, key: RoundKey): Promise<boolean> {
  const { cycle, track, round } = erasedCounts;
  const erased = and(eq(cycle, key.cycle), eq(track, key.track), eq(round, key.round));
  const [found] = await tx
    .select({
      all: sql<boolean>`exists (select 1 from ${allotments} where ${inRound(key)})
        and not exists (select 1 from ${erasedCounts} where ${erased})`,
    })
    .from(sql`(values (1)) as one_row`);
  return found?.all ?? false;
}

/** The ranks of a round as its records have them; from the first erasure on, as they were stored. */
export async function presentRanks(tx: Database, key: RoundKey, now: Date): Promise<Range[]> {
  return (await hasAllRecords(tx, key)) ? computeRanks(tx, key, now) : storedRanks(tx, key);
}
