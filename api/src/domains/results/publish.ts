import { ofCycle, roundKey, type Approval, type RoundSummary, type RoundUpdate } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { z } from 'zod';
import { propose } from '../approvals/propose';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/settings';
import { findRound, roundInWords, roundSubject, type RoundKey } from '../admission/rounds';
import { readRound, updateRound } from './rounds';

/** The round as it was when its publication was proposed: what was changed since, nobody has looked at. */
const proposal = roundKey.extend({ ...ofCycle.shape, version: z.number().int() });

/**
 * Sets window and publication. Where publishing takes two people, the window is set and the publication waits.
 * @throws HttpError as `updateRound` does
 */
export async function setRound(
  services: Services,
  key: RoundKey,
  update: RoundUpdate,
  by: string,
): Promise<{ round: RoundSummary; approval?: Approval }> {
  const { db, calendar } = services;
  const { published } = await readRound(db, key, calendar());
  const waits = update.published && !published && (await readSetting(services, 'publishing-takes-two'));
  if (!waits) return { round: await updateRound(services, key, update, by) };
  return db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const round = await updateRound(within, key, { ...update, published: false }, by);
    if (round.total === 0) {
      throw new HttpError(409, 'no_records', 'Import the results before you publish this round.', { data: { round } });
    }
    const payload = { ...key, version: round.version };
    const what = `${roundInWords(key, round.trackName)} is published, with ${round.total} records.`;
    const approval = await propose(within, by, { kind: 'publish-round', subject: roundSubject(key), payload, what });
    return { round, approval };
  });
}

/** Publishes a round that a second person has looked at. */
export async function publishAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const { version, ...asked } = proposal.parse(payload);
  const now = services.calendar();
  const key = await findRound(services.db, asked, now);
  const { opensAt, closesAt, version: current } = await readRound(services.db, key, now);
  if (opensAt === null || closesAt === null || version !== current) {
    throw new HttpError(
      409,
      'stale',
      'The round was changed after this was proposed. Decline it, and propose it again.',
    );
  }
  await updateRound(services, key, { opensAt, closesAt, published: true, version }, by);
}
