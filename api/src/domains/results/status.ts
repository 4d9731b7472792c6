import type { AllotmentStatus, Track } from '@university/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { allotments, rounds } from '../../platform/database/schema';

/** What a record's status is at an instant: a seat nobody decided on lapses when the window closes (allotment/view.ts). */
export function statusAt(now: Date): SQL<AllotmentStatus | null> {
  return sql`case when ${allotments.status} = 'pending' and ${rounds.closesAt} <= ${now.toISOString()}::timestamptz
    then 'lapsed' else ${allotments.status} end`;
}

/** Joins a record to its round; there may be none yet. */
export const roundOfRecord = and(eq(rounds.track, allotments.track), eq(rounds.round, allotments.round));

/** The records of one round. */
export const inRound = (track: Track, round: number) => and(eq(allotments.track, track), eq(allotments.round, round));
