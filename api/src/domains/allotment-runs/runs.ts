import { buffer } from 'node:stream/consumers';
import { placeOf, poolId } from '@university/allotment';
import { type AllotmentRun, type AllotmentRunDetail, type Approval, RUN_DAYS } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import {
  allotmentRuns,
  approvals,
  campuses,
  importRows,
  programs,
  seatReasons,
  staff,
  tracks,
} from '../../platform/database/schema';
import { dropFile, type ReceivedFile } from '../../platform/files';
import { announcePlacing } from '../../platform/files/storage';
import type { ExplainedSeats, SeatsAllotted } from '../../platform/isolated/allotment';
import { WorkEnded } from '../../platform/isolated/isolated-work';
import type { Job } from '../../platform/jobs';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { lockRound, roundInWords, type RoundKey, roundSubject } from '../admission/schedule';
import { propose } from '../approvals/rules';
import { ImportIssues } from '../results/csv';
import { checkAgainstRecords, countChanges, listChanges, type Staged } from '../results/differences';
import { adoptedRunOf, applyRows, inFile, lockRecords, lockTrack, refreshStatistics, runsOf } from '../results/import';
import { earlierRoundOpen, findOpenEarlier, requireUnpublished } from '../results/publication';
import {
  type Applications,
  type Basis,
  type Given,
  readApplications,
  readBasis,
  readRunBefore,
  recordsOf,
} from './applications';
import { insertInTurns, insertReasons } from './reasons';

export type RunRow = typeof allotmentRuns.$inferSelect;

const conflict = (code: string, message: string, data?: object) => new HttpError(409, code, message, { data });

const stagedOf = ({ id, rows, given }: RunRow): Staged => ({ importId: id, rows, given: new Set(given) });

/** @throws HttpError 503 for work over the limits of its process */
const within = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof WorkEnded)) throw error;
    throw new HttpError(503, 'overloaded', 'This took too long or too much memory. Nothing was kept; try again.');
  });

/** @throws HttpError 409 for input that is no market, 503 over the limits */
async function computeSeats({ seats }: Pick<Services, 'seats'>, market: Applications['market']) {
  const done = await within(seats.run('allotSeats', market, undefined));
  if ('refused' in done) {
    const said = done.refused.slice(0, 5).join('; ');
    throw conflict('no_allotment', `The seats cannot be given out: ${said}`);
  }
  return done;
}

type NewRun = typeof allotmentRuns.$inferInsert;
type About = Pick<NewRun, 'id' | 'name' | 'isSpot' | 'createdBy' | 'createdAt' | 'adoptedAt' | 'given'>;

export function toRunRow(
  { cycle, track, round }: RoundKey,
  about: About,
  { hash, rules }: Basis,
  { result, problems, digests }: SeatsAllotted,
  { staged, counts }: Given,
) {
  return {
    ...{ cycle, track, round, ...about, rows: staged.length, basis: hash, counts, problems, digests },
    rules: rules.categories.map(({ code, to, supernumerary }) => ({ category: code, to, supernumerary })),
    pools: result.pools.map(({ shift: _, last: __, ...pool }) => pool),
    conversions: result.conversions.map(({ shift: _, ...move }) => move),
    fileKey: `allotment-runs/${about.id}.json.gz`,
  } satisfies NewRun;
}

/**
 * Gives out the seats of a round as a trial. @throws HttpError 400 with the report for wrong applications, 409 without
 * rules or seats
 */
export async function startRun(
  services: Services,
  key: RoundKey,
  file: Pick<ReceivedFile, 'path' | 'hash'>,
  { name, isSpot, staffId }: { name: string; isSpot: boolean; staffId: string },
): Promise<AllotmentRun> {
  const { db, files, clock, calendar } = services;
  const id = newId();
  const issues = new ImportIssues();
  const basis = await readBasis(db, key, isSpot, calendar());
  const applications = await readApplications(services, file.path, key, basis, id, issues);
  if (issues.count > 0) {
    throw new HttpError(400, 'applications_refused', 'No seats were given out: put the rows listed right first.', {
      data: { report: { rows: applications.count, ...issues.report } },
    });
  }
  const done = await computeSeats(services, applications.market);
  const made = recordsOf(applications, applications.offers, done.result);
  const about = { id, name, isSpot, createdBy: staffId, createdAt: calendar(), given: [...applications.given] };
  const row = toRunRow(key, about, basis, done, made);
  await files.write(row.fileKey, done.file);
  try {
    return await db.transaction(async (tx) => {
      await announcePlacing(tx);
      await tx.insert(allotmentRuns).values(row);
      await insertInTurns(tx, importRows, made.staged);
      const { counts, digests } = row;
      const at = clock();
      const detail = { run: id, name, fileHash: file.hash, applicants: counts.applicants, result: digests.result };
      await audit(tx, { at, actor: `staff:${staffId}`, action: 'allot', subject: roundSubject(key), detail });
      return readRun(tx, key, id);
    });
  } catch (error) {
    await dropFile(services, row.fileKey);
    throw error;
  }
}

const isWaiting = sql<boolean>`exists (select 1 from ${approvals} where ${approvals.kind} = 'adopt-allotment'
  and ${approvals.state} = 'pending' and ${approvals.payload} ->> 'run' = ${allotmentRuns.id})`;

const selectRuns = (db: Database) =>
  db
    .select({ run: allotmentRuns, by: staff.name, isWaiting: isWaiting.as('is_waiting') })
    .from(allotmentRuns)
    .innerJoin(staff, eq(staff.id, allotmentRuns.createdBy));

function toRun({ run, by, isWaiting }: Awaited<ReturnType<typeof selectRuns>>[number]): AllotmentRun {
  const { id, name, createdAt, adoptedAt, isSpot, counts, problems, digests } = run;
  const state = adoptedAt ? 'adopted' : isWaiting ? 'proposed' : 'draft';
  const expiresAt = state === 'draft' ? new Date(createdAt.getTime() + RUN_DAYS * DAY).toISOString() : null;
  return { _id: id, name, at: createdAt.toISOString(), by, isSpot, state, expiresAt, counts, problems, digests };
}

export async function listRuns(db: Database, key: RoundKey): Promise<AllotmentRun[]> {
  const rows = await selectRuns(db).where(runsOf(key)).orderBy(desc(allotmentRuns.createdAt), desc(allotmentRuns.id));
  return rows.map(toRun);
}

export async function findRun(db: Database, key: RoundKey, id: string) {
  const [found] = await selectRuns(db).where(and(runsOf(key), eq(allotmentRuns.id, id)));
  if (!found) throw notFound('There is no such run. Runs that gave no result are deleted after a week.');
  return found;
}

const readRun = async (db: Database, key: RoundKey, id: string) => toRun(await findRun(db, key, id));

export async function readNames(db: Database) {
  const read = async (table: typeof programs | typeof campuses) =>
    new Map(
      (await db.select({ code: table.code, name: table.name }).from(table)).map(({ code, name }) => [code, name]),
    );
  const [byProgram, byCampus] = [await read(programs), await read(campuses)];
  return <T extends { program_code: string; campus_code: string }>({ program_code, campus_code }: T) => ({
    program: byProgram.get(program_code) ?? program_code,
    campus: byCampus.get(campus_code) ?? campus_code,
  });
}

export const movesOf = ({ conversions }: Pick<RunRow, 'conversions'>, nameOf: Awaited<ReturnType<typeof readNames>>) =>
  conversions.map((move) => ({ ...nameOf(move), from: move.from, to: move.to, seats: move.seats }));

/** What the rows of a run would change now. */
async function compare(tx: Database, key: RoundKey, staged: Staged, now: Date) {
  const issues = new ImportIssues();
  await checkAgainstRecords(tx, key, staged, issues);
  const changes = { ...(await countChanges(tx, key, staged)), ...issues.report };
  return { changes, earlier: await findOpenEarlier(tx, key, now, inFile(key, staged)) };
}

const idOf = (pool: RunRow['pools'][number]) => poolId(placeOf({ ...pool, shift: null }), pool.category);

export async function readRunDetail(services: Services, key: RoundKey, id: string): Promise<AllotmentRunDetail> {
  const { db, calendar } = services;
  return db.transaction(async (tx) => {
    const found = await findRun(tx, key, id);
    const nameOf = await readNames(tx);
    const last = await readRunBefore(tx, key);
    const earlierPools = new Map((last?.pools ?? []).map((pool) => [idOf(pool), pool]));
    const pools = found.run.pools.map((pool) => {
      const { filled, closing } = earlierPools.get(idOf(pool)) ?? {};
      return { ...nameOf(pool), ...pool, before: filled === undefined ? null : { filled, closing: closing ?? null } };
    });
    const shown = { run: toRun(found), pools, conversions: movesOf(found.run, nameOf) };
    if (found.run.adoptedAt) return { ...shown, changes: null, earlier: [] };
    await refreshStatistics(tx);
    const staged = stagedOf(found.run);
    const { changes, earlier } = await compare(tx, key, staged, calendar());
    return { ...shown, changes: { ...changes, ...(await listChanges(tx, key, staged)) }, earlier };
  });
}

/** @throws HttpError 409 if the run may not become the records of the round now */
async function requireAdoptable(
  { db: tx, calendar }: Pick<Services, 'db' | 'calendar'>,
  key: RoundKey,
  run: RunRow,
  confirmed: boolean,
): Promise<void> {
  if (run.adoptedAt) throw conflict('conflict', 'The seats of this run are the records of the round already.');
  if (run.problems.length > 0) throw conflict('not_right', 'The check found faults in this run. It cannot be used.');
  const { hash } = await readBasis(tx, key, run.isSpot, calendar());
  if (hash !== run.basis) {
    throw conflict('stale', 'Seats, rules or decisions of the round before have changed since this run. Run it again.');
  }
  await refreshStatistics(tx);
  const { changes, earlier } = await compare(tx, key, stagedOf(run), calendar());
  if (changes.absent > 0) {
    throw conflict(
      'conflict',
      `Records of the round whose people are not in this run: ${changes.absent}. Put them into the file, or discard the import of the round first.`,
    );
  }
  const [issue] = changes.issues;
  if (issue) throw conflict('conflict', issue.reason);
  if (earlier.length > 0 && !confirmed) throw earlierRoundOpen(earlier, { earlier });
}

async function explain({ files, seats }: Pick<Services, 'files' | 'seats'>, run: RunRow): Promise<ExplainedSeats> {
  const packed = run.fileKey === null ? undefined : await files.open(run.fileKey);
  if (!packed) throw notFound('The file of this run is gone.');
  return within(seats.run('explainSeats', await buffer(packed), undefined));
}

async function replaceReasons(tx: Database, runId: string, explained: ExplainedSeats): Promise<void> {
  const forms = await tx
    .select({ id: importRows.applicantId, formNumber: importRows.formNumber })
    .from(importRows)
    .where(eq(importRows.importId, runId));
  await tx.delete(seatReasons).where(eq(seatReasons.runId, runId));
  await insertReasons(tx, runId, explained, new Map(forms.map(({ id, formNumber }) => [id, formNumber])));
}

/** @throws HttpError as `requireAdoptable`; 404 if it is deleted meanwhile, 409 if one of the round is proposed already */
export async function proposeRun(
  services: Services,
  key: RoundKey,
  id: string,
  { confirmed, staffId }: { confirmed: boolean; staffId: string },
): Promise<Approval> {
  const { db } = services;
  const { run } = await db.transaction(async (tx) => {
    const found = await findRun(tx, key, id);
    await requireAdoptable({ ...services, db: tx }, key, found.run, confirmed);
    return found;
  });
  // Before the transaction, as it takes seconds.
  const explained = await explain(services, run);
  const [track] = await db.select({ name: tracks.name }).from(tracks).where(eq(tracks.id, key.track));
  const what = `The seats of ${roundInWords(key, track?.name)} will be those of the run “${run.name}”: ${run.counts.allotted} seats for ${run.counts.applicants} applicants.`;
  const payload = { ...key, run: id, confirmed };
  const subject = roundSubject(key);
  return db.transaction(async (tx) => {
    // First: of two that propose at once, one waits for the other here and is refused.
    const approval = await propose({ ...services, db: tx }, staffId, {
      kind: 'adopt-allotment',
      subject,
      payload,
      what,
    });
    // It may have been deleted meanwhile, and is not from now on.
    await lockRound(tx, key);
    await findRun(tx, key, id);
    await replaceReasons(tx, id, explained);
    return approval;
  });
}

const proposal = z.object({
  ...{ cycle: z.string(), track: z.string(), round: z.number().int() },
  ...{ run: z.string(), confirmed: z.boolean() },
});

/** The rows of the run become the records of the round, in the transaction of the approval. */
export async function adoptAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const { run: id, confirmed, ...key } = proposal.parse(payload);
  const { db: tx, clock, calendar } = services;
  await lockTrack(tx, key);
  await lockRound(tx, key);
  await lockRecords(tx, key);
  const { run } = await findRun(tx, key, id);
  await requireAdoptable(services, key, run, confirmed);
  await requireUnpublished(services, key);
  await applyRows(tx, key, stagedOf(run));
  await tx.delete(allotmentRuns).where(adoptedRunOf(key));
  const at = clock();
  await tx.update(allotmentRuns).set({ adoptedAt: calendar() }).where(eq(allotmentRuns.id, id));
  await tx.delete(importRows).where(eq(importRows.importId, id));
  const detail = { run: id, name: run.name, rows: run.rows, result: run.digests.result };
  await audit(tx, { at, actor: `staff:${by}`, action: 'adopt-allotment', subject: roundSubject(key), detail });
}

export async function deleteRun(services: Services, key: RoundKey, id: string, staffId: string): Promise<void> {
  const fileKey = await services.db.transaction(async (tx) => {
    await lockRound(tx, key);
    const { run, isWaiting } = await findRun(tx, key, id);
    if (run.adoptedAt || isWaiting)
      throw conflict('conflict', 'This run gave the result, or waits for a second person.');
    await tx.delete(importRows).where(eq(importRows.importId, id));
    await tx.delete(allotmentRuns).where(eq(allotmentRuns.id, id));
    const detail = { run: id, name: run.name };
    const subject = roundSubject(key);
    await audit(tx, { at: services.clock(), actor: `staff:${staffId}`, action: 'delete-run', subject, detail });
    return run.fileKey;
  });
  await dropFile(services, fileKey);
}

export const deleteRunsJob: Job = {
  name: 'delete-allotment-runs',
  every: 60 * 60,
  run: async (services) => {
    const before = new Date(services.calendar().getTime() - RUN_DAYS * DAY);
    const gone = await services.db.transaction(async (tx) => {
      const old = and(lt(allotmentRuns.createdAt, before), isNull(allotmentRuns.adoptedAt), sql`not ${isWaiting}`);
      const deleted = await tx.delete(allotmentRuns).where(old).returning();
      for (const { id } of deleted) await tx.delete(importRows).where(eq(importRows.importId, id));
      return deleted;
    });
    for (const { fileKey } of gone) await dropFile(services, fileKey);
  },
};
