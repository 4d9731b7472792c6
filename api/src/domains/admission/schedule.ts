import { istDay, DAY, startOfIstDay, toIstInput } from '@university/shared/time';
import { desc, type SQL, sql, and, eq, asc, getTableColumns, ne } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database';
import { cycles, rounds, tracks, applications, campuses } from '../../platform/database/schema';
import type { Track, DayRange, RoundSchedule, Schedule } from '@university/shared/contract';
import { notFound } from '@university/web';
import type { Services } from '../../platform/services';

interface Options {
  /** Also unpublished ones. */
  planned?: boolean;
}

/** The current cycle in SQL: the published one that began last, or the first one before any has begun. */
export function cycleAt(at: Date, { planned = false }: Options = {}): SQL<string | null> {
  const day = istDay(at);
  const shown = planned ? sql`${cycles.status} <> 'archived'` : sql`${cycles.status} = 'published'`;
  return sql`(select ${cycles.id} from ${cycles} where ${shown}
    order by ${cycles.beginsOn} <= ${day}::date desc, abs(${cycles.beginsOn} - ${day}::date) limit 1)`;
}

export async function readCycle(db: Database, at: Date, options?: Options): Promise<string | null> {
  const [row] = await rowsOf<{ cycle: string | null }>(db, sql`select ${cycleAt(at, options)} as cycle`);
  return row?.cycle ?? null;
}

/** Newest first. */
export async function listCycles(db: Database): Promise<string[]> {
  const rows = await db.select({ id: cycles.id }).from(cycles).orderBy(desc(cycles.beginsOn));
  return rows.map(({ id }) => id);
}

export interface RoundKey {
  cycle: string;
  track: Track;
  round: number;
}

/** Without a cycle: the current one. */
export type AskedRound = Omit<RoundKey, 'cycle'> & { cycle?: string };

/** For the audit log. */
export const roundSubject = ({ cycle, track, round }: RoundKey) => `round:${cycle}:${track}:${round}`;

export const roundInWords = ({ cycle, track, round }: RoundKey, trackName: string = track) =>
  `${trackName}, round ${round} (${cycle})`;

export const isRound = ({ cycle, track, round }: RoundKey) =>
  and(eq(rounds.cycle, cycle), eq(rounds.track, track), eq(rounds.round, round));

/** @throws HttpError 404 */
export async function findRound(db: Database, { cycle, track, round }: AskedRound, now: Date): Promise<RoundKey> {
  const [found] = await db
    .select({ cycle: rounds.cycle })
    .from(rounds)
    .where(
      and(
        eq(rounds.cycle, cycle === undefined ? sql`${cycleAt(now)}` : cycle),
        eq(rounds.track, track),
        eq(rounds.round, round),
      ),
    );
  if (!found) throw notFound('There is no such round.');
  return { cycle: found.cycle, track, round };
}

/** Serialises publications, imports and changes of a round. */
export async function lockRound(tx: Database, key: RoundKey) {
  const [row] = await tx.select().from(rounds).where(isRound(key)).for('update');
  return row;
}

export async function trackNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ code: tracks.code, name: tracks.name }).from(tracks);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

type RoundRow = typeof rounds.$inferSelect;

interface Planned extends RoundRow {
  trackName: string;
  trackFullName: string;
  campus: { name: string; location: string; nearestMetro: string | null } | null;
}

/** Now, or noon of another day, when windows that open in the morning are open. */
export const previewedAt = (on: string, now: Date): Date =>
  on === istDay(now) ? now : new Date(startOfIstDay(on).getTime() + DAY / 2);

/** A window includes its first instant and not its last. */
export function stateOf({ opensAt, closesAt }: Pick<RoundRow, 'opensAt' | 'closesAt'>, now: Date) {
  if (!opensAt || !closesAt) return 'unset';
  if (now < opensAt) return 'before';
  return now < closesAt ? 'open' : 'closed';
}

const range = (from: string | null, to: string | null): DayRange | null => (from && to ? { from, to } : null);

export const datesOf = (
  row: Pick<RoundRow, 'payFrom' | 'payUntil' | 'verifyFrom' | 'verifyUntil' | 'verifyPlace'>,
) => ({
  pay: range(row.payFrom, row.payUntil),
  verify: range(row.verifyFrom, row.verifyUntil),
  verifyPlace: row.verifyPlace,
});

function counsellingOf({ counsellingAt, campus }: Planned): RoundSchedule['counselling'] {
  if (!counsellingAt || !campus) return null;
  const { name, location, nearestMetro } = campus;
  const [, time = ''] = toIstInput(counsellingAt.toISOString()).split('T');
  return { day: istDay(counsellingAt), time: time.slice(0, 'hh:mm'.length), campus: name, location, nearestMetro };
}

function toSchedule(row: Planned, now: Date): RoundSchedule {
  const { pay, verify, verifyPlace } = datesOf(row);
  return {
    cycle: row.cycle,
    track: row.track,
    track_name: row.trackName,
    track_full_name: row.trackFullName,
    round: row.round,
    final: row.final,
    published: row.published,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    state: stateOf(row, now),
    pay,
    verify,
    verify_place: verifyPlace,
    counselling: counsellingOf(row),
    follows: row.follows,
  };
}

interface Question {
  at: Date;
  planned?: boolean;
  /** Undefined: the current one. */
  cycle?: string;
}

type Period = NonNullable<Schedule['tracks'][number]['application']>;

const periodOf = (row: (Period & { id: string | null }) | null): Period | null => {
  if (!row) return null;
  const { id: _, ...period } = row;
  return period;
};

export async function readSchedule(
  { db }: Pick<Services, 'db'>,
  { at, planned, cycle: asked }: Question,
): Promise<Schedule> {
  const cycle = asked ?? (await readCycle(db, at, { planned }));
  const on = istDay(at);
  if (cycle === null) return { on, cycle, tracks: [], rounds: [] };
  const shown = <T extends typeof rounds | typeof tracks | typeof applications>({ status }: T) =>
    planned ? ne(status, 'archived') : eq(status, 'published');
  const order = [asc(tracks.position), asc(tracks.code)];
  const rows = await db
    .select({
      ...getTableColumns(rounds),
      trackName: tracks.name,
      trackFullName: tracks.fullName,
      campus: { name: campuses.name, location: campuses.location, nearestMetro: campuses.nearestMetro },
    })
    .from(rounds)
    .innerJoin(tracks, eq(tracks.id, rounds.track))
    .leftJoin(campuses, and(eq(campuses.id, rounds.counsellingCampusId), eq(campuses.status, 'published')))
    .where(and(eq(rounds.cycle, cycle), shown(rounds), shown(tracks)))
    .orderBy(...order, asc(rounds.round));
  const known = await db
    .select({
      code: tracks.code,
      name: tracks.name,
      full_name: tracks.fullName,
      application: {
        id: applications.id,
        opens_on: applications.opensOn,
        last_date: applications.lastDate,
        portal: applications.portal,
      },
    })
    .from(tracks)
    .leftJoin(applications, and(eq(applications.track, tracks.id), eq(applications.cycle, cycle), shown(applications)))
    .where(shown(tracks))
    .orderBy(...order);
  return {
    on,
    cycle,
    tracks: known.map(({ application, ...track }) => ({ ...track, application: periodOf(application) })),
    rounds: rows.map((row) => toSchedule(row, at)),
  };
}
