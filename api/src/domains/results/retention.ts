import { RETAINED_AT_LEAST } from '@university/shared/contract';
import { and, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { audit, erasePersonalOf } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import {
  allotmentRuns,
  allotments,
  applicants,
  erasedCounts,
  rounds,
  seatReasons,
} from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { roundOfRecord } from '../allotment/queries';
import type { RoundKey } from '../admission/schedule';
import { inRound, statusAt } from './round-counts';

/**
 * After the window has closed, unless the round says otherwise: until the next admission is over, for questions about
 * this one.
 */
const RETENTION_YEARS = 1;

/** Hours, because days depend on the time zone of the database. */
const atLeast = sql`make_interval(hours => ${24 * RETAINED_AT_LEAST})`;

/**
 * When the data of a round may be erased; null without a window. Never before `RETAINED_AT_LEAST` days after the
 * window, nor after the last edit, so that a wrong date can be noticed.
 */
export const retainedUntil = sql<Date | null>`case when ${rounds.closesAt} is not null then greatest(
  case when ${rounds.retainUntil} >= ${rounds.closesAt} + ${atLeast} then ${rounds.retainUntil}
    else (${rounds.closesAt} at time zone 'UTC' + make_interval(years => ${RETENTION_YEARS})) at time zone 'UTC' end,
  ${rounds.updatedAt} + ${atLeast}) end`.mapWith(rounds.closesAt);

/** A later end of the window moves the retention date by as much. */
export function retentionAfter(said: string | null, before: string | null, closesAt: string): string | null {
  if (!said || !before) return said;
  const later = Math.max(0, Date.parse(closesAt) - Date.parse(before));
  return new Date(Date.parse(said) + later).toISOString();
}

/** The embedded database has one transaction at a time. */
const BATCH = 1_000;

/** Parallel requests to the bucket. */
const AT_ONCE = 20;

async function findDue(tx: Database, now: Date): Promise<string[]> {
  const due = await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      sql`exists (select 1 from ${allotments} where ${allotments.applicantId} = ${applicants.id})
        and not exists (
          select 1 from ${allotments}
          join ${rounds} on ${roundOfRecord}
          where ${allotments.applicantId} = ${applicants.id} and coalesce(${retainedUntil}, 'infinity') > ${now.toISOString()}::timestamptz)`,
    )
    .limit(BATCH)
    .for('update');
  return due.map(({ id }) => id);
}

async function keepCounts(tx: Database, ids: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${erasedCounts} (cycle, track, round, outcome, status, records)
    select ${allotments.cycle}, ${allotments.track}, ${allotments.round}, ${allotments.outcome}, coalesce(${statusAt(now)}, 'none'), count(*)
    from ${allotments}
    join ${rounds} on ${roundOfRecord}
    where ${inArray(allotments.applicantId, ids)}
    group by 1, 2, 3, 4, 5
    on conflict (cycle, track, round, outcome, status)
    do update set records = ${erasedCounts.records} + excluded.records`);
}

async function subjectsOf(tx: Database, ids: string[]): Promise<string[]> {
  const rows = await tx.select({ id: allotments.id }).from(allotments).where(inArray(allotments.applicantId, ids));
  return [...ids.map((id) => `applicant:${id}`), ...rows.map(({ id }) => `allotment:${id}`)];
}

/**
 * Files before rows: the sweep would take many files without rows for those of another database. If this fails, the
 * rest is erased next time.
 */
async function removePhotos(tx: Database, files: Services['files'], ids: string[]): Promise<void> {
  const rows = await tx
    .select({ file: applicants.photoFile })
    .from(applicants)
    .where(and(inArray(applicants.id, ids), isNotNull(applicants.photoFile)));
  const keys = rows.flatMap(({ file }) => file ?? []);
  while (keys.length > 0) await Promise.all(keys.splice(0, AT_ONCE).map((key) => files.remove(key)));
}

async function erase(tx: Database, files: Services['files'], ids: string[]): Promise<void> {
  await erasePersonalOf(tx, await subjectsOf(tx, ids));
  await removePhotos(tx, files, ids);
  await tx.execute(sql`delete from ${seatReasons} using ${applicants}, ${allotmentRuns}
    where ${seatReasons.runId} = ${allotmentRuns.id} and ${seatReasons.formNumber} = ${applicants.formNumber}
      and ${allotmentRuns.cycle} = ${applicants.cycle} and ${allotmentRuns.track} = ${applicants.track}
      and ${inArray(applicants.id, ids)}`);
  await tx.delete(applicants).where(inArray(applicants.id, ids));
}

/** Erases applicants who are in no other round. @returns how many */
export async function eraseOnlyIn(tx: Database, files: Services['files'], key: RoundKey): Promise<number> {
  const elsewhere = sql`exists (select 1 from ${allotments} as other
    where other.applicant_id = ${allotments.applicantId} and other.round <> ${key.round})`;
  for (let erased = 0; ; ) {
    const rows = await tx
      .select({ id: allotments.applicantId })
      .from(allotments)
      .where(and(inRound(key), not(elsewhere)))
      .limit(BATCH);
    if (rows.length === 0) return erased;
    await erase(
      tx,
      files,
      rows.map(({ id }) => id),
    );
    erased += rows.length;
  }
}

async function eraseBatch({
  db,
  files,
  calendar,
  clock,
}: Pick<Services, 'db' | 'files' | 'calendar' | 'clock'>): Promise<number> {
  return db.transaction(async (tx) => {
    const at = calendar();
    const ids = await findDue(tx, at);
    if (ids.length === 0) return 0;
    await keepCounts(tx, ids, at);
    await erase(tx, files, ids);
    // The auditors' file goes with the last record; the sweep removes it.
    await tx.execute(sql`update ${allotmentRuns} set file_key = null where file_key is not null
      and adopted_at is not null and not exists (select 1 from ${allotments} where ${allotments.cycle} = ${allotmentRuns.cycle}
        and ${allotments.track} = ${allotmentRuns.track} and ${allotments.round} = ${allotmentRuns.round})`);
    await audit(tx, {
      at: clock(),
      actor: 'system:retention',
      action: 'erase',
      subject: 'round:all',
      detail: { applicants: ids.length },
    });
    return ids.length;
  });
}

export const eraseApplicants: Job = {
  name: 'erase-applicants',
  every: 60 * 60,
  run: async (services) => {
    while ((await eraseBatch(services)) > 0);
  },
};
