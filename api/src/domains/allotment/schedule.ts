import { ROUNDS, type DayRange, type RoundSchedule, type Track } from '@university/shared/contract';
import { inArray } from 'drizzle-orm';
import { campuses, rounds } from '../../platform/database/schema';
import { addDays, istDay } from '@university/shared/time';
import type { Services } from '../../platform/services';

/** Days after the one on which the window closes, first and last. */
type After = readonly [first: number, last: number];

interface Follows {
  pay: After;
  verify: After;
  counselling: { after: number; time: string; campus: string };
}

/**
 * What follows the window of a round. Source: facts.json, admission.example_timeline_2025; the counselling is invented,
 * on campuses that are accessible without steps.
 */
const FOLLOWS: Record<Track, Follows> = {
  diploma: { pay: [1, 3], verify: [4, 6], counselling: { after: 2, time: '10:00', campus: 'E01' } },
  btech: { pay: [1, 4], verify: [2, 7], counselling: { after: 3, time: '10:00', campus: 'W03' } },
  ug: { pay: [1, 4], verify: [4, 6], counselling: { after: 3, time: '10:00', campus: 'C02' } },
  pg: { pay: [1, 7], verify: [2, 8], counselling: { after: 4, time: '11:00', campus: 'W03' } },
};

type RoundRow = typeof rounds.$inferSelect;
type CampusRow = Pick<typeof campuses.$inferSelect, 'code' | 'name' | 'location' | 'nearestMetro'>;

function stateOf(row: RoundRow | undefined, now: Date): RoundSchedule['state'] {
  if (!row) return 'unset';
  if (now < row.opensAt) return 'before';
  return now < row.closesAt ? 'open' : 'closed';
}

function toSchedule(
  known: (typeof ROUNDS)[number],
  row: RoundRow | undefined,
  places: readonly CampusRow[],
  now: Date,
): RoundSchedule {
  const { pay, verify, counselling } = FOLLOWS[known.track];
  // The window does not include its last instant: one that closes at midnight has its last day before.
  const lastDay = row && istDay(new Date(row.closesAt.getTime() - 1));
  const range = ([first, last]: After): DayRange | null =>
    lastDay ? { from: addDays(lastDay, first), to: addDays(lastDay, last) } : null;
  const campus = places.find(({ code }) => code === counselling.campus);
  return {
    ...known,
    published: row?.published ?? false,
    opensAt: row?.opensAt.toISOString() ?? null,
    closesAt: row?.closesAt.toISOString() ?? null,
    state: stateOf(row, now),
    pay: range(pay),
    verify: range(verify),
    counselling:
      lastDay && campus
        ? {
            day: addDays(lastDay, counselling.after),
            time: counselling.time,
            campus: campus.name,
            location: campus.location,
            nearestMetro: campus.nearestMetro,
          }
        : null,
  };
}

/** All rounds as everybody may know them. */
export async function readSchedule({ db, now }: Pick<Services, 'db' | 'now'>): Promise<RoundSchedule[]> {
  const rows = await db.select().from(rounds);
  const venues = Object.values(FOLLOWS).map(({ counselling }) => counselling.campus);
  const places = await db
    .select({
      code: campuses.code,
      name: campuses.name,
      location: campuses.location,
      nearestMetro: campuses.nearestMetro,
    })
    .from(campuses)
    .where(inArray(campuses.code, venues));
  const at = now();
  return ROUNDS.map((known) => {
    const row = rows.find(({ track, round }) => track === known.track && round === known.round);
    return toSchedule(known, row, places, at);
  });
}
