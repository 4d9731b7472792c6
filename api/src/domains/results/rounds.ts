import type { RoundSummary, RoundUpdate } from '@university/shared/contract';
import { addDays, daysBetween, istDay } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { isRound, roundSubject, type RoundKey } from '../admission/rounds';
import { stateOf } from '../admission/schedule';
import { findDocument, writeDocument } from '../documents/repository';
import { requireReviewed } from '../documents/review';
import { unknownMaker, writeRevision } from '../documents/revisions';
import { same } from '../documents/stored';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { rounds, tracks } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { retainUntil, retentionAfter } from './retention';
import { countRecords, type RoundCounts } from './round-counts';

const selectRounds = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(rounds), trackName: tracks.name })
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
    retainUntil: retainUntil(row)?.toISOString() ?? null,
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
export async function readRound(db: Database, key: RoundKey, now: Date): Promise<RoundSummary> {
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
  const following = FOLLOWING.map((field) => [
    field,
    typeof data[field] === 'string' ? addDays(data[field] as string, days) : data[field],
  ]);
  const { counsellingAt } = data;
  if (typeof counsellingAt !== 'string') return Object.fromEntries(following);
  const day = addDays(istDay(counsellingAt), days);
  const shift = Date.parse(day) - Date.parse(istDay(counsellingAt));
  return { ...Object.fromEntries(following), counsellingAt: new Date(Date.parse(counsellingAt) + shift).toISOString() };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Sets window and publication. The days of payment, verification and counselling move with the end of the window,
 * and retention with a later one.
 * @throws HttpError 403 where a second person publishes the plan of a round; 404; 409 with the present round when another edit came first, when a round without records would go
 * out, or one whose plan or cycle is not published
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
