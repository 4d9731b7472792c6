import { HttpError } from '@university/web';
import { and, eq } from 'drizzle-orm';
import { isRound, roundSubject, type RoundKey } from '../admission/rounds';
import { audit } from '../../platform/audit/write';
import { bulkInsert } from '../../platform/database/bulk-insert';
import type { Database } from '../../platform/database/database';
import { rankRanges, rounds } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { ofRound, presentRanks, storedRanks } from './present';

/** Writes the ranks of a round as they are now; what is as it was is not written, so that nobody is told of nothing. */
export async function writeRanks(tx: Database, key: RoundKey, now: Date): Promise<void> {
  const ranks = await presentRanks(tx, key, now);
  const stored = await storedRanks(tx, key);
  const asText = (rows: typeof stored) =>
    JSON.stringify(rows.map((row) => Object.entries(row).sort().toString()).sort());
  if (asText(ranks) === asText(stored)) return;
  await tx.delete(rankRanges).where(ofRound(key));
  await bulkInsert(tx, rankRanges, ranks);
}

/**
 * Makes the ranks of a round public, or takes them back: what is stored stays, because it cannot be computed any more
 * once records are erased.
 * @throws HttpError 409 while the result of the round is not out
 */
export async function publishRanks(
  { db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>,
  key: RoundKey,
  published: boolean,
  staffId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [round] = await tx.select().from(rounds).where(isRound(key)).for('update');
    if (published && !round?.published) {
      throw new HttpError(409, 'not_published', 'Publish the results of this round first.');
    }
    if (round?.ranksPublished === published) return;
    const at = calendar();
    await tx.update(rounds).set({ ranksPublished: published }).where(isRound(key));
    if (published) await writeRanks(tx, key, at);
    await audit(tx, {
      at: clock(),
      actor: `staff:${staffId}`,
      action: 'publish-ranks',
      subject: roundSubject(key),
      detail: { published },
    });
  });
}

/** Keeps published ranks true while records change: decisions close, staff correct. */
export const refreshRanks: Job = {
  name: 'refresh-ranks',
  every: 15 * 60,
  run: async ({ db, calendar }) => {
    const due = await db
      .select({ cycle: rounds.cycle, track: rounds.track, round: rounds.round })
      .from(rounds)
      .where(and(eq(rounds.ranksPublished, true), eq(rounds.published, true)));
    for (const key of due) await db.transaction((tx) => writeRanks(tx, key, calendar()));
  },
};
