import {
  type Approval,
  type OpenEarlier,
  ofCycle,
  type PublicationPreview,
  roundKey,
  type RoundSummary,
  type RoundUpdate,
} from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { HttpError, invalid } from '@university/web';
import { and, asc, eq, exists, gt, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, cycles, rounds, tracks } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import { audit } from '../../platform/audit/write';
import { queueMails } from '../../platform/mail/queue';
import { resultHeldBack } from '../../platform/mail/texts';
import { isMailConfigured } from '../../platform/mail/settings';
import type { Services } from '../../platform/services';
import {
  findRound,
  isRound,
  lockRound,
  readCycle,
  roundInWords,
  type RoundKey,
  roundSubject,
} from '../admission/schedule';
import { roundOfRecord } from '../allotment/queries';
import { findOffice } from '../allotment/report-not-me';
import { propose, readSetting } from '../approvals/rules';
import { findStaff } from '../roster/roster';
import { inRound } from './round-counts';
import { hourOf, readRound, requireVersion, updateRound } from './rounds';

const [a, p] = [allotments, applicants];
const [later, twin] = [alias(allotments, 'later'), alias(applicants, 'twin')];

/** Earlier rounds of the track that are still open. `getsSeat`: whether the applicant has a seat in the later round. */
export async function findOpenEarlier(db: Database, { cycle, track, round }: RoundKey, now: Date, getsSeat: SQL) {
  const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [undecided, taken] = [sql`${a.status} = 'pending'`, sql`${a.status} in ('freeze', 'float')`];
  const rows = await db
    .select({
      round: rounds.round,
      closesAt: rounds.closesAt,
      undecided: having(undecided),
      taken: having(taken),
      replaced: having(sql`(${undecided} or ${taken}) and ${getsSeat}`),
    })
    .from(rounds)
    .innerJoin(a, roundOfRecord)
    .where(
      and(
        eq(rounds.cycle, cycle),
        eq(rounds.track, track),
        lt(rounds.round, round),
        eq(rounds.published, true),
        gt(rounds.closesAt, now),
        eq(a.outcome, 'allotted'),
      ),
    )
    .groupBy(rounds.id)
    .orderBy(asc(rounds.round));
  return rows.map(({ closesAt, ...row }) => ({ ...row, closesAt: (closesAt ?? now).toISOString() }));
}

const inLater = (db: Database, { round }: RoundKey): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.applicantId, a.applicantId), eq(later.round, round), eq(later.outcome, 'allotted'))),
  );

export function earlierRoundOpen(earlier: readonly OpenEarlier[], data: object): HttpError {
  const said = earlier.map(
    ({ round, closesAt, undecided }) =>
      `Round ${round} is open until ${formatInstant(closesAt)}, and ${undecided} applicants have not decided in it.`,
  );
  return new HttpError(409, 'earlier_round_open', `${said.join(' ')} Confirm that this is to be done all the same.`, {
    data,
  });
}

export async function readPublication(services: Services, key: RoundKey): Promise<PublicationPreview> {
  const { db, calendar } = services;
  const now = calendar();
  const { total, outcomes, closesAt } = await readRound(db, key, now);
  const isPresentYear = (await readCycle(db, now)) === key.cycle;
  const ofRound = (condition: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(a)
      .innerJoin(p, eq(p.id, a.applicantId))
      .where(and(inRound(key), condition));
  const sameSignIn = db
    .select({ one: sql`1` })
    .from(twin)
    .where(
      and(
        eq(twin.cycle, p.cycle),
        eq(twin.track, p.track),
        eq(twin.email, p.email),
        eq(twin.dobHmac, p.dobHmac),
        ne(twin.id, p.id),
      ),
    );
  // No mails after the window has closed.
  const isMailed = isPresentYear && closesAt !== null && new Date(closesAt) > now;
  return {
    records: total,
    outcomes,
    mails: isMailed ? await db.$count(ofRound(isNull(a.resultMailedAt)).as('mailed')) : 0,
    sendsMail: isMailConfigured(services),
    withoutPhoto: await db.$count(ofRound(isNull(p.photoFile)).as('without')),
    isPresentYear,
    sharedSignIn: await db.$count(ofRound(exists(sameSignIn)).as('shared')),
    needsSecond: await readSetting(services, 'publishing-takes-two'),
    earlier: await findOpenEarlier(db, key, now, inLater(db, key)),
  };
}

/** What the second person approves: any later change makes it stale. */
const proposal = roundKey.extend({
  ...ofCycle.shape,
  version: z.number().int(),
  records: z.string().default(''),
  /** Null: as soon as it is approved. */
  publishAt: z.string().nullable().default(null),
});

/** A hash of the result, without decisions of applicants. */
async function digestOf(tx: Database, key: RoundKey): Promise<string> {
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
 * With two-person publishing nobody alone changes a result that is out or scheduled. Call it in the transaction of the
 * change. @throws HttpError 403
 */
export async function requireUnpublished(services: Pick<Services, 'db' | 'isDeployed'>, key: RoundKey): Promise<void> {
  const round = await lockRound(services.db, key);
  const isSeen = round?.published || round?.publishAt;
  if (!isSeen || !(await readSetting(services, 'publishing-takes-two'))) return;
  throw new HttpError(
    403,
    'second_person_required',
    'A second person has seen the result of this round, and it is out or has an hour to go out. Take its publication back, import the file, and propose the publication again.',
  );
}

/** @throws HttpError 400 for a time in the past, 409 for an open earlier round without `confirmed` */
async function checkPublication({ db, calendar }: Services, key: RoundKey, update: RoundUpdate): Promise<void> {
  const now = calendar();
  if (update.publishAt && new Date(update.publishAt) <= now)
    throw invalid([{ path: 'publishAt', message: 'Choose an hour that is still to come' }]);
  if (update.confirmed) return;
  const earlier = await findOpenEarlier(db, key, now, inLater(db, key));
  if (earlier.length > 0) throw earlierRoundOpen(earlier, { earlier });
}

/**
 * Sets window and publication. With two-person publishing the publication becomes a proposal. @throws HttpError as
 * `updateRound` and `checkPublication`
 */
export async function setRound(
  services: Services,
  key: RoundKey,
  update: RoundUpdate,
  by: string,
): Promise<{ round: RoundSummary; approval?: Approval }> {
  const { db, calendar } = services;
  const before = await readRound(db, key, calendar());
  // `updateRound` asks again: what is decided here from `before` is then of the round that changes.
  requireVersion(before, update.version);
  const publishAt = update.published ? null : hourOf(update, before);
  const publishes = !before.published && (update.published || (publishAt !== null && publishAt !== before.publishAt));
  if (publishes && before.total > 0) await checkPublication(services, key, update);
  if (!publishes || !(await readSetting(services, 'publishing-takes-two')))
    return { round: await updateRound(services, key, update, by) };
  return db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const round = await updateRound(within, key, { ...update, published: false, publishAt: null }, by);
    if (round.total === 0) {
      throw new HttpError(409, 'no_records', 'Import the results before you publish this round.', { data: { round } });
    }
    const payload = { ...key, version: round.version, records: await digestOf(tx, key), publishAt };
    const when = publishAt === null ? 'once this is approved' : `on ${formatInstant(publishAt)}`;
    const what = `The result of ${roundInWords(key, round.trackName)} goes out ${when}, with ${round.total} records.`;
    const approval = await propose(within, by, { kind: 'publish-round', subject: roundSubject(key), payload, what });
    return { round, approval };
  });
}

export async function publishAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const { version, records, publishAt, ...asked } = proposal.parse(payload);
  const now = services.calendar();
  const key = await findRound(services.db, asked, now);
  // Waits for a running import.
  await lockRound(services.db, key);
  const { opensAt, closesAt, version: current } = await readRound(services.db, key, now);
  if (opensAt === null || closesAt === null || version !== current || records !== (await digestOf(services.db, key))) {
    throw new HttpError(
      409,
      'stale',
      'The round was changed after this was proposed. Decline it, and propose it again.',
    );
  }
  const isLater = publishAt !== null && new Date(publishAt) > now;
  const update = isLater ? { published: false, publishAt } : { published: true };
  await updateRound(services, key, { opensAt, closesAt, version, ...update }, by);
}

/** Cancels a scheduled publication and tells the office. */
async function takeHourBack({ db: tx, clock, publicUrl }: Services, key: RoundKey, row: typeof rounds.$inferSelect) {
  await tx.update(rounds).set({ publishAt: null, publishBy: null }).where(isRound(key));
  const detail = { from: { publishAt: row.publishAt?.toISOString() }, to: { publishAt: null } };
  await audit(tx, { at: clock(), actor: 'system', action: 'set-round', subject: roundSubject(key), detail });
  const [track] = await tx.select({ name: tracks.name }).from(tracks).where(eq(tracks.id, key.track));
  const about = {
    round: roundInWords(key, track?.name),
    link: `${publicUrl}/admin/results/${key.track}/${key.round}?cycle=${key.cycle}`,
  };
  const office = await findOffice(tx);
  await queueMails(
    tx,
    office.map(({ email, name }) => ({ at: clock(), to: email, ...resultHeldBack({ name, ...about }) })),
  );
}

/** Publishes due results whose plan and year are public, if the person who scheduled them still may. */
async function publishDue(services: Services): Promise<void> {
  const now = services.calendar();
  const due = await services.db
    .select({ cycle: rounds.cycle, track: rounds.track, round: rounds.round })
    .from(rounds)
    .innerJoin(cycles, eq(cycles.id, rounds.cycle))
    .where(
      and(
        lte(rounds.publishAt, now),
        eq(rounds.published, false),
        eq(rounds.status, 'published'),
        eq(cycles.status, 'published'),
      ),
    );
  for (const key of due) {
    await services.db.transaction(async (tx) => {
      const row = await lockRound(tx, key);
      // Another process may have published it, or somebody rescheduled it.
      if (!row?.publishAt || row.published || row.publishAt > now) return;
      const by = row.publishBy === null ? undefined : await findStaff(tx, row.publishBy);
      if (!by || by.disabled || !(by.role === 'admin' || by.role === 'admissions'))
        return takeHourBack({ ...services, db: tx }, key, row);
      const { opensAt, closesAt, version } = await readRound(tx, key, now);
      if (opensAt === null || closesAt === null) return;
      await updateRound({ ...services, db: tx }, key, { opensAt, closesAt, version, published: true }, by.id);
    });
    services.changed();
  }
}

export const publishRoundsJob: Job = { name: 'publish-rounds', every: 5, run: publishDue };
