import type { DayRange, RoundSchedule, Schedule } from '@university/shared/contract';
import { DAY, istDay, startOfIstDay, toIstInput } from '@university/shared/time';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import { applications, campuses, rounds, tracks } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { readCycle } from './cycle';

type RoundRow = typeof rounds.$inferSelect;

interface Planned extends RoundRow {
  trackName: string;
  trackFullName: string;
  campus: { name: string; location: string; nearestMetro: string | null } | null;
}

/** The instant that stands for a day in a preview: now for today, noon for any other, when what opens in the morning is open. */
export const previewedAt = (on: string, now: Date): Date =>
  on === istDay(now) ? now : new Date(startOfIstDay(on).getTime() + DAY / 2);

/** Whether decisions are open; `unset` while nobody has said when. A window includes its first instant and not its last. */
export function stateOf({ opensAt, closesAt }: Pick<RoundRow, 'opensAt' | 'closesAt'>, now: Date) {
  if (!opensAt || !closesAt) return 'unset';
  if (now < opensAt) return 'before';
  return now < closesAt ? 'open' : 'closed';
}

const range = (from: string | null, to: string | null): DayRange | null => (from && to ? { from, to } : null);

/** When and where applicants pay and show their documents. */
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
  return { day: istDay(counsellingAt), time, campus: name, location, nearestMetro };
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
  /** As it is at this instant. */
  at: Date;
  /** With what is planned and not published yet. */
  planned?: boolean;
  /** Of this cycle; undefined: of the one that the site speaks of. */
  cycle?: string;
}

type Period = NonNullable<Schedule['tracks'][number]['application']>;

const periodOf = (row: (Period & { id: string | null }) | null): Period | null => {
  if (!row) return null;
  const { id: _, ...period } = row;
  return period;
};

/** The admission of a cycle as everybody may know it. */
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
