import type { Track } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { rounds, tracks } from '../../platform/database/schema';
import { cycleAt } from './cycle';

/** One round of one cycle. */
export interface RoundKey {
  cycle: string;
  track: Track;
  round: number;
}

/** How addresses name a round: without a cycle it is of the one that the site speaks of. */
export type AskedRound = Omit<RoundKey, 'cycle'> & { cycle?: string };

/** How the audit log names a round. */
export const roundSubject = ({ cycle, track, round }: RoundKey) => `round:${cycle}:${track}:${round}`;

/** What people call a round: `UG, round 2 (2026-27)`. */
export const roundInWords = ({ cycle, track, round }: RoundKey, trackName: string = track) =>
  `${trackName}, round ${round} (${cycle})`;

export const isRound = ({ cycle, track, round }: RoundKey) =>
  and(eq(rounds.cycle, cycle), eq(rounds.track, track), eq(rounds.round, round));

/** The key of the round that is asked for. @throws HttpError 404 for a round that the university does not run */
export async function findRound(db: Database, { cycle, track, round }: AskedRound, now: Date): Promise<RoundKey> {
  const [found] = await db
    .select({ cycle: rounds.cycle })
    .from(rounds)
    .where(
      and(
        eq(rounds.cycle, cycle === undefined ? sql`${cycleAt(now)}` : cycle),
        eq(rounds.track, track),
        eq(rounds.round, round),
      ),
    );
  if (!found) throw notFound('There is no such round.');
  return { cycle: found.cycle, track, round };
}

/** What people call the tracks, by code. */
export async function trackNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ code: tracks.code, name: tracks.name }).from(tracks);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
