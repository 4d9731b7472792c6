import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { cycleAt } from '../admission/cycle';
import type { Database } from '../../platform/database/database';
import { rounds, tracks } from '../../platform/database/schema';
import type { MailedRound } from './mails';

/** Records that are mailed about in one transaction: others must not wait for long. */
export const BATCH = 500;

/** Rounds whose result is out and can be signed in to, and whose window closes after `end`. */
export const outUntil = (at: Date, end: Date): SQL | undefined =>
  and(
    eq(rounds.published, true),
    eq(rounds.status, 'published'),
    eq(rounds.cycle, sql`${cycleAt(at)}`),
    gt(rounds.closesAt, end),
  );

/** The rounds for which a condition holds. */
export async function findRounds(db: Database, where: SQL | undefined): Promise<MailedRound[]> {
  const rows = await db
    .select({
      cycle: rounds.cycle,
      track: rounds.track,
      round: rounds.round,
      trackName: tracks.name,
      opensAt: rounds.opensAt,
      closesAt: rounds.closesAt,
    })
    .from(rounds)
    .innerJoin(tracks, eq(tracks.id, rounds.track))
    .where(where)
    .orderBy(rounds.closesAt, rounds.id);
  return rows.flatMap(({ opensAt, closesAt, ...round }) =>
    opensAt && closesAt ? { ...round, opensAt, closesAt } : [],
  );
}

/** In SQL, how outbox and audit log name a round of the table. */
export const subjectOf = sql`'round:' || ${rounds.cycle} || ':' || ${rounds.track} || ':' || ${rounds.round}`;
