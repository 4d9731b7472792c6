import {
  type RoundSummary,
  type RoundUpdate,
  DECISIONS,
  ROUND_TOP,
  type Decision,
  type RoundDetail,
} from '@university/shared/contract';
import { addDays, daysBetween, istDay, DAY } from '@university/shared/time';
import { HttpError, invalid, notFound } from '@university/web';
import { asc, eq, getTableColumns, type SQL, and, count, inArray, sql } from 'drizzle-orm';
import { isRound, type RoundKey, roundSubject, stateOf } from '../admission/schedule';
import { findDocument, writeDocument, unknownAuthor, writeRevision, same } from '../documents/queries';
import { requireReviewed } from '../documents/rules';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { rounds, tracks, allotments, campuses, programs } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { retainedUntil, retentionAfter } from './retention';
import { countRecords, type RoundCounts, noStatuses, zeros, inRound, statusAt } from './round-counts';
import { roundOfRecord } from '../allotment/queries';

const selectRounds = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(rounds), trackName: tracks.name, retainedUntil })
    .from(rounds)
    .innerJoin(tracks, eq(tracks.id, rounds.track))
    .where(where)
    .orderBy(asc(tracks.position), asc(tracks.code), asc(rounds.round));

type RoundRow = Awaited<ReturnType<typeof selectRounds>>[number];

function toSummary(row: RoundRow, counts: RoundCounts, now: Date): RoundSummary {
  const { id, cycle, track, trackName, round, final, published, takeBackMinutes, version } = row;
  return {
    _id: id,
    cycle,
    track,
    trackName,
    round,
    final,
    published,
    publishAt: row.publishAt?.toISOString() ?? null,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    isOpen: stateOf(row, now) === 'open',
    takeBackMinutes,
    retainUntil: row.retainedUntil?.toISOString() ?? null,
    version,
    ...counts,
  };
}

export async function listRounds(db: Database, cycle: string, now: Date): Promise<RoundSummary[]> {
  const rows = await selectRounds(db, eq(rounds.cycle, cycle));
  const counts = await countRecords(db, now, { cycle });
  return rows.map((row) => toSummary(row, counts.of(row.track, row.round), now));
}

export async function readRound(db: Database, key: RoundKey, now: Date): Promise<RoundSummary> {
  const [row] = await selectRounds(db, isRound(key));
  if (!row) throw notFound('There is no such round.');
  const counts = await countRecords(db, now, key);
  return toSummary(row, counts.of(key.track, key.round), now);
}

const FOLLOWING = ['payFrom', 'payUntil', 'verifyFrom', 'verifyUntil'] as const;

/** The window excludes its last instant: closing at midnight, its last day is the one before. */
const lastDay = (closesAt: string) => istDay(new Date(Date.parse(closesAt) - 1));

/** Dates that move with the end of the window. */
function moved(data: Record<string, unknown>, closesAt: string): Record<string, unknown> {
  if (typeof data.closesAt !== 'string') return {};
  const days = daysBetween(lastDay(data.closesAt), lastDay(closesAt));
  const following = FOLLOWING.flatMap((field) => {
    const day = data[field];
    return typeof day === 'string' ? [[field, addDays(day, days)]] : [];
  });
  const { counsellingAt: at } = data;
  const counselling = typeof at === 'string' && { counsellingAt: new Date(Date.parse(at) + days * DAY).toISOString() };
  return { ...Object.fromEntries(following), ...counselling };
}

export const hourOf = (
  { publishAt }: Pick<RoundUpdate, 'publishAt'>,
  before: Pick<RoundSummary, 'publishAt'>,
): string | null => (publishAt === undefined ? before.publishAt : publishAt && new Date(publishAt).toISOString());

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const conflictOf = (round: RoundSummary) => (code: string, message: string) =>
  new HttpError(409, code, message, { data: { round } });

/** @throws HttpError 409 with the round, if `version` is not its present one */
export function requireVersion(round: RoundSummary, version: number): void {
  if (version !== round.version)
    throw conflictOf(round)('stale', 'Somebody else has changed this round. Look at it again.');
}

/**
 * Sets window and publication; dates after the window move with it. @throws HttpError 403 where a second person has to
 * publish the plan; 404; 409 with the round if it was changed meanwhile, has no records to publish, or its plan or
 * cycle is not published
 */
export async function updateRound(
  { db, calendar, clock, isDeployed }: Pick<Services, 'db' | 'calendar' | 'clock' | 'isDeployed'>,
  key: RoundKey,
  { version, published, opensAt, closesAt, ...update }: RoundUpdate,
  staffId: string,
): Promise<RoundSummary> {
  return db.transaction(async (tx) => {
    const at = calendar();
    const { _id } = await readRound(tx, key, at);
    const before = await findDocument(tx, _id, { isLocked: true });
    const current = await readRound(tx, key, at);
    const conflict = conflictOf(current);
    requireVersion(current, version);
    if (!before) throw notFound('There is no such round.');
    const publishAt = published ? null : hourOf(update, current);
    const goesOut = published || publishAt !== null;
    if (goesOut && current.total === 0) {
      throw conflict('no_records', 'Import the results before you publish this round.');
    }
    const cycle = await findDocument(tx, key.cycle);
    if (goesOut && (before.status !== 'published' || cycle?.status !== 'published')) {
      throw conflict('not_planned', 'Publish the plan of this round and its academic year first.');
    }
    if (publishAt !== null && new Date(publishAt) >= new Date(closesAt)) {
      throw invalid([{ path: 'publishAt', message: 'The result has to go out before its window closes' }]);
    }
    const window = { opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
    const retained =
      update.retainUntil === undefined
        ? retentionAfter(textOf(before.data.retainUntil), textOf(before.data.closesAt), closesAt)
        : update.retainUntil;
    const data = {
      ...before.data,
      ...moved(before.data, closesAt),
      ...window,
      takeBackMinutes: update.takeBackMinutes ?? current.takeBackMinutes,
      retainUntil: retained && new Date(retained).toISOString(),
    };
    const after = { ...before, data, version: version + 1 };
    // Publication is not part of the plan and has its own rule (publication.ts).
    if (!same(before.data, data)) await requireReviewed({ db: tx, isDeployed }, { staffId }, before, after);
    await writeRevision(tx, before, unknownAuthor(before, at));
    await writeDocument(tx, { ...after, updatedAt: at }, false);
    await writeRevision(tx, after, { at, by: staffId, note: '', correction: '' });
    const hour = publishAt !== current.publishAt && {
      publishAt: publishAt === null ? null : new Date(publishAt),
      publishBy: staffId,
    };
    await tx
      .update(rounds)
      .set({ published, ...hour })
      .where(isRound(key));
    const saved = await readRound(tx, key, at);
    const detail = { from: settings(current), to: settings(saved) };
    await audit(tx, {
      at: clock(),
      actor: `staff:${staffId}`,
      action: 'set-round',
      subject: roundSubject(key),
      detail,
    });
    return saved;
  });
}

const settings = ({ opensAt, closesAt, published, publishAt, takeBackMinutes, retainUntil }: RoundSummary) => ({
  opensAt,
  closesAt,
  published,
  publishAt,
  takeBackMinutes,
  retainUntil,
});

/** Days. For a longer window the chart has days instead of hours. */
const HOURLY_UP_TO = 7;
type SeatCounts = RoundDetail['campuses'];

async function countSeats(
  db: Database,
  key: RoundKey,
  by: { table: typeof campuses | typeof programs; key: typeof allotments.campusId | typeof allotments.programId },
  now: Date,
): Promise<SeatCounts> {
  const { code, name } = by.table;
  const rows = await db
    .select({ code, name, status: statusAt(now).as('status_now'), records: count() })
    .from(allotments)
    .innerJoin(by.table, eq(by.table.id, by.key))
    .innerJoin(rounds, roundOfRecord)
    .where(and(inRound(key), eq(allotments.outcome, 'allotted')))
    .groupBy(code, name, sql`status_now`);
  const byCode = new Map<string, SeatCounts[number]>();
  for (const row of rows) {
    const seats = byCode.get(row.code) ?? { code: row.code, name: row.name, total: 0, statuses: noStatuses() };
    byCode.set(row.code, seats);
    seats.total += row.records;
    if (row.status) seats.statuses[row.status] += row.records;
  }
  return [...byCode.values()].sort((a, b) => b.total - a.total || a.code.localeCompare(b.code)).slice(0, ROUND_TOP);
}

/** Hours and days in IST. */
async function timeline(db: Database, key: RoundKey, unit: 'hour' | 'day') {
  const start = sql<string>`to_char(
    date_trunc(${sql.raw(`'${unit}'`)}, ${allotments.decidedAt} at time zone interval '05:30'),
    'YYYY-MM-DD"T"HH24:MI:SS"+05:30"')`.as('start');
  const rows = await db
    .select({ start, status: allotments.status, records: count() })
    .from(allotments)
    .where(and(inRound(key), inArray(allotments.status, [...DECISIONS]), sql`${allotments.decidedAt} is not null`))
    .groupBy(sql`start`, allotments.status)
    .orderBy(sql`start`);
  const points = new Map<string, Record<Decision, number>>();
  for (const row of rows) {
    const counts = points.get(row.start) ?? zeros(DECISIONS);
    points.set(row.start, counts);
    counts[row.status as Decision] += row.records;
  }
  return { unit, points: [...points].map(([at, counts]) => ({ at: new Date(at).toISOString(), counts })) };
}

export async function readRoundDetail(db: Database, key: RoundKey, now: Date): Promise<RoundDetail> {
  const round = await readRound(db, key, now);
  const days = (Date.parse(round.closesAt ?? '') - Date.parse(round.opensAt ?? '')) / DAY;
  return {
    round,
    campuses: await countSeats(db, key, { table: campuses, key: allotments.campusId }, now),
    programs: await countSeats(db, key, { table: programs, key: allotments.programId }, now),
    timeline: await timeline(db, key, days > HOURLY_UP_TO ? 'day' : 'hour'),
  };
}
