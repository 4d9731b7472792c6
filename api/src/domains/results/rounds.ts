import {
  type RoundSummary,
  type RoundUpdate,
  DECISIONS,
  ROUND_TOP,
  type Decision,
  type RoundDetail,
  ofCycle,
  roundKey,
  type Approval,
} from '@university/shared/contract';
import { addDays, daysBetween, istDay, DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { asc, eq, getTableColumns, type SQL, and, count, inArray, sql } from 'drizzle-orm';
import {
  findRound,
  isRound,
  lockRound,
  roundInWords,
  type RoundKey,
  roundSubject,
  stateOf,
} from '../admission/schedule';
import { findDocument, writeDocument, unknownMaker, writeRevision, same } from '../documents/queries';
import { requireReviewed } from '../documents/rules';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { rounds, tracks, allotments, campuses, programs, applicants } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { retainedUntil, retentionAfter } from './retention';
import { countRecords, type RoundCounts, noStatuses, zeros, inRound, statusAt } from './round-counts';
import { roundOfRecord } from '../allotment/queries';
import { z } from 'zod';
import { propose, readSetting } from '../approvals/rules';

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
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    isOpen: stateOf(row, now) === 'open',
    takeBackMinutes,
    retainUntil: row.retainedUntil?.toISOString() ?? null,
    version,
    ...counts,
  };
}

/** The rounds of a cycle, in the order of tracks. */
export async function listRounds(db: Database, cycle: string, now: Date): Promise<RoundSummary[]> {
  const rows = await selectRounds(db, eq(rounds.cycle, cycle));
  const counts = await countRecords(db, now, { cycle });
  return rows.map((row) => toSummary(row, counts.of(row.track, row.round), now));
}

/** @throws HttpError 404 for a round that the university does not run */
async function readRound(db: Database, key: RoundKey, now: Date): Promise<RoundSummary> {
  const [row] = await selectRounds(db, isRound(key));
  if (!row) throw notFound('There is no such round.');
  const counts = await countRecords(db, now, key);
  return toSummary(row, counts.of(key.track, key.round), now);
}

/** Days that follow the window; they keep their distance from its end. */
const FOLLOWING = ['payFrom', 'payUntil', 'verifyFrom', 'verifyUntil'] as const;

/** The window does not include its last instant: one that closes at midnight has its last day before. */
const lastDay = (closesAt: string) => istDay(new Date(Date.parse(closesAt) - 1));

/** What follows a window, when the window ends on another day. */
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Sets window and publication. The days of payment, verification and counselling move with the end of the window,
 * and retention with a later one.
 * @throws HttpError 403 where a second person publishes the plan of a round; 404; 409 with the present round when another edit came first, when a round without records would go
 * out, or one whose plan or cycle is not published
 */
async function updateRound(
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
    const conflict = (code: string, message: string) => new HttpError(409, code, message, { data: { round: current } });
    if (!before || version !== current.version) {
      throw conflict('stale', 'Somebody else has changed this round. Look at it again.');
    }
    if (published && current.total === 0) {
      throw conflict('no_records', 'Import the results before you publish this round.');
    }
    const cycle = await findDocument(tx, key.cycle);
    if (published && (before.status !== 'published' || cycle?.status !== 'published')) {
      throw conflict('not_planned', 'Publish the plan of this round and its academic year first.');
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
    // Whether the result is out is no part of the plan: that has a rule of its own (publish.ts).
    if (!same(before.data, data)) await requireReviewed({ db: tx, isDeployed }, { staffId }, before, after);
    await writeRevision(tx, before, unknownMaker(before, at));
    await writeDocument(tx, { ...after, updatedAt: at }, false);
    await writeRevision(tx, after, { at, by: staffId, note: '', correction: '' });
    await tx.update(rounds).set({ published }).where(isRound(key));
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

const settings = ({ opensAt, closesAt, published, takeBackMinutes, retainUntil }: RoundSummary) => ({
  opensAt,
  closesAt,
  published,
  takeBackMinutes,
  retainUntil,
});

/** Days. A longer window is counted by days, or the chart would have hundreds of bars. */
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

/** Decisions by the hour or day in which they were made. Hours and days begin as in India, which has no summer time. */
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
  const round = await lockRound(services.db, key);
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
    const what = `${roundInWords(key, round.trackName)} will be published, with ${round.total} records.`;
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
  await lockRound(services.db, key);
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
