import { ROUNDS, type RoundSummary, type RoundUpdate, type Track } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { rounds } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { retainUntil } from './retention';
import { countRecords, type RoundCounts } from './round-counts';

export interface RoundKey {
  track: Track;
  round: number;
}

/** Of a round whose window was not set yet; as the column has it. */
const TAKE_BACK_MINUTES = 60;

/** How the audit log names a round. */
export const roundSubject = ({ track, round }: RoundKey) => `round:${track}:${round}`;

/** @throws HttpError 404 for a round that the university does not run */
export function checkRound(key: RoundKey): (typeof ROUNDS)[number] {
  const known = ROUNDS.find(({ track, round }) => track === key.track && round === key.round);
  if (!known) throw notFound('There is no such round.');
  return known;
}

type RoundRow = typeof rounds.$inferSelect;

function toSummary(key: RoundKey, row: RoundRow | undefined, counts: RoundCounts, now: Date): RoundSummary {
  const { track, round, final } = checkRound(key);
  return {
    track,
    round,
    final,
    published: row?.published ?? false,
    opensAt: row?.opensAt.toISOString() ?? null,
    closesAt: row?.closesAt.toISOString() ?? null,
    isOpen: row !== undefined && now >= row.opensAt && now < row.closesAt,
    takeBackMinutes: row?.takeBackMinutes ?? TAKE_BACK_MINUTES,
    retainUntil: row ? retainUntil(row).toISOString() : null,
    version: row?.version ?? 0,
    ...counts,
  };
}

const isRound = ({ track, round }: RoundKey) => and(eq(rounds.track, track), eq(rounds.round, round));

export async function listRounds(db: Database, now: Date): Promise<RoundSummary[]> {
  const rows = await db.select().from(rounds);
  const counts = await countRecords(db, now);
  return ROUNDS.map((key) => {
    const row = rows.find(({ track, round }) => track === key.track && round === key.round);
    return toSummary(key, row, counts.of(key.track, key.round), now);
  });
}

export async function readRound(db: Database, key: RoundKey, now: Date): Promise<RoundSummary> {
  const [row] = await db.select().from(rounds).where(isRound(key));
  const counts = await countRecords(db, now, key);
  return toSummary(key, row, counts.of(key.track, key.round), now);
}

/**
 * Sets window and publication.
 * @throws HttpError 409 with the present round when another edit came first, or a round without records would go out
 */
export async function updateRound(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: RoundKey,
  { version, ...update }: RoundUpdate,
  staffId: string,
): Promise<RoundSummary> {
  checkRound(key);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(rounds).where(isRound(key)).for('update');
    const at = now();
    const current = await readRound(tx, key, at);
    const conflict = (code: string, message: string) => new HttpError(409, code, message, { data: { round: current } });
    const stale = () => conflict('stale', 'Somebody else has changed this round. Look at it again.');
    if (version !== current.version) throw stale();
    if (update.published && current.total === 0) {
      throw conflict('no_records', 'Import the results before you publish this round.');
    }
    const values = {
      published: update.published,
      opensAt: new Date(update.opensAt),
      closesAt: new Date(update.closesAt),
      takeBackMinutes: update.takeBackMinutes ?? current.takeBackMinutes,
      retainUntil: toRetainUntil(update.retainUntil, before),
      version: version + 1,
    };
    const saved = before
      ? await tx.update(rounds).set(values).where(isRound(key)).returning()
      : await tx
          .insert(rounds)
          .values({ ...key, ...values })
          .onConflictDoNothing()
          .returning();
    if (saved.length === 0) throw stale();
    const after = await readRound(tx, key, at);
    const detail = { from: settings(current), to: settings(after) };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'set-round', subject: roundSubject(key), detail });
    return after;
  });
}

/** Not sent: as it was. */
function toRetainUntil(sent: string | null | undefined, before: RoundRow | undefined): Date | null {
  if (sent === undefined) return before?.retainUntil ?? null;
  return sent === null ? null : new Date(sent);
}

const settings = ({ opensAt, closesAt, published, takeBackMinutes, retainUntil }: RoundSummary) => ({
  opensAt,
  closesAt,
  published,
  takeBackMinutes,
  retainUntil,
});
