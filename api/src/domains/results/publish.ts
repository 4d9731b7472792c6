import { ofCycle, roundKey, type Approval, type RoundSummary, type RoundUpdate } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { propose } from '../approvals/propose';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, rounds } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/settings';
import { findRound, isRound, roundInWords, roundSubject, type RoundKey } from '../admission/rounds';
import { inRound } from './round-counts';
import { readRound, updateRound } from './rounds';

/** The round and its records as they were when publication was proposed: what was changed since, nobody has looked at. */
const proposal = roundKey.extend({ ...ofCycle.shape, version: z.number().int(), records: z.string().default('') });

/** Stands for the result of a round: who has which seat. What applicants decided is none of it. */
async function digestOf(tx: Database, key: RoundKey): Promise<string> {
  const [a, p] = [allotments, applicants];
  const result = sql`(row(${p.formNumber}, ${p.email}, ${p.dobHmac}, ${p.name}, ${a.outcome}, ${a.programId}, ${a.campusId},
    ${a.categoryAllocated}, ${a.preference}, ${a.rank}, ${a.marks}, ${a.preferences}))::text`;
  const [found] = await tx
    .select({ digest: sql<string>`md5(coalesce(string_agg(md5(${result}), '' order by ${a.id}), ''))` })
    .from(a)
    .innerJoin(p, eq(p.id, a.applicantId))
    .where(inRound(key));
  return found?.digest ?? '';
}

/**
 * For a change of the records of a round: where publishing takes two, nobody changes alone what is out. To be asked in the
 * transaction of the change; publications wait for its end.
 * @throws HttpError 403
 */
export async function requireUnpublished(services: Pick<Services, 'db' | 'isDeployed'>, key: RoundKey): Promise<void> {
  const [round] = await services.db
    .select({ published: rounds.published })
    .from(rounds)
    .where(isRound(key))
    .for('update');
  if (!round?.published || !(await readSetting(services, 'publishing-takes-two'))) return;
  throw new HttpError(
    403,
    'second_person_required',
    'The result of this round is out, and a second person has seen it. Take its publication back, import the file, and propose the publication again.',
  );
}

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
    const payload = { ...key, version: round.version, records: await digestOf(tx, key) };
    const what = `${roundInWords(key, round.trackName)} is published, with ${round.total} records.`;
    const approval = await propose(within, by, { kind: 'publish-round', subject: roundSubject(key), payload, what });
    return { round, approval };
  });
}

/** Publishes a round that a second person has looked at. */
export async function publishAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const { version, records, ...asked } = proposal.parse(payload);
  const now = services.calendar();
  const key = await findRound(services.db, asked, now);
  // An import that is under way ends first.
  await services.db.select({ id: rounds.id }).from(rounds).where(isRound(key)).for('update');
  const { opensAt, closesAt, version: current } = await readRound(services.db, key, now);
  if (opensAt === null || closesAt === null || version !== current || records !== (await digestOf(services.db, key))) {
    throw new HttpError(
      409,
      'stale',
      'The round was changed after this was proposed. Decline it, and propose it again.',
    );
  }
  await updateRound(services, key, { opensAt, closesAt, published: true, version }, by);
}
