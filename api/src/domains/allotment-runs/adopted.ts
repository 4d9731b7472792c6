import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { TIES } from '@university/allotment';
import type { AdoptedRun, SeatAllotment } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotmentRuns, allotments, rounds, seatReasons, tracks } from '../../platform/database/schema';
import { type DownloadSender, issueDownload } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { type RoundKey, roundSubject } from '../admission/schedule';
import { roundOfRun } from './applications';
import { findRun, movesOf, readNames } from './runs';

/** @param mayTry whether the caller may have runs that are no result */
export async function exportRun(
  { db, clock }: Services,
  key: RoundKey,
  id: string,
  { staffId, mayTry }: { staffId: string; mayTry: boolean },
) {
  return db.transaction(async (tx) => {
    const { run } = await findRun(tx, key, id);
    if (!run.adoptedAt && !mayTry) throw notFound('This run is not the result of a round.');
    if (run.fileKey === null) throw notFound('The file of this run was deleted with the records of its round.');
    const at = clock();
    const detail = { run: id, name: run.name };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export-run', subject: roundSubject(key), detail });
    return issueDownload(tx, { kind: 'allotment-run', params: { id }, staffId }, at);
  });
}

export const sendRunFile: DownloadSender = async ({ db, files }, params, { reply }) => {
  const { id } = z.object({ id: z.string() }).parse(params);
  const [run] = await db.select().from(allotmentRuns).where(eq(allotmentRuns.id, id));
  const content = run?.fileKey ? await files.open(run.fileKey) : undefined;
  if (!run || !content) throw notFound('The file of this run is gone.');
  reply.headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${run.track}-round-${run.round}-${run.cycle}.json"`,
  });
  // An error of the store ends the answer.
  return reply.send(pipeline(content, createGunzip(), () => {}));
};

/** Records that are not as the run made them. */
const corrected =
  sql<number>`greatest(0, (select count(*) from ${allotments} where ${allotments.cycle} = ${allotmentRuns.cycle}
    and ${allotments.track} = ${allotmentRuns.track} and ${allotments.round} = ${allotmentRuns.round})
  - (select count(*) from ${seatReasons} where ${seatReasons.runId} = ${allotmentRuns.id}))::int`.mapWith(Number);

/** Two years of the largest university. */
const LISTED = 20;

const selectAdopted = (db: Database, which?: SQL) =>
  db
    .select({ run: allotmentRuns, trackName: tracks.name, corrected: corrected.as('corrected') })
    .from(allotmentRuns)
    .innerJoin(rounds, roundOfRun)
    .innerJoin(tracks, eq(tracks.id, allotmentRuns.track))
    .where(and(isNotNull(allotmentRuns.adoptedAt), which))
    .orderBy(desc(rounds.opensAt), tracks.position, desc(rounds.round))
    .limit(LISTED);

function summaryOf({ run, trackName }: Pick<Awaited<ReturnType<typeof selectAdopted>>[number], 'run' | 'trackName'>) {
  const { cycle, track, round, createdAt, isSpot, counts, problems, digests } = run;
  const at = createdAt.toISOString();
  return { cycle, track, track_name: trackName, round, at, isSpot, counts, problems, digests };
}

export async function listAdoptedRuns(db: Database): Promise<AdoptedRun[]> {
  return (await selectAdopted(db)).map((found) => ({ _id: found.run.id, ...summaryOf(found) }));
}

/** Of rounds whose result is out. */
export async function listSeatAllotments(db: Database): Promise<SeatAllotment[]> {
  const rows = await selectAdopted(db, and(eq(rounds.published, true), eq(rounds.status, 'published')));
  const nameOf = await readNames(db);
  return rows.map(({ corrected, ...found }) => ({
    ...{ ...summaryOf(found), corrected, rules: found.run.rules },
    conversions: movesOf(found.run, nameOf),
    ties: [...TIES],
  }));
}
