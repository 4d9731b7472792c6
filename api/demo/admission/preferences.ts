import type { Track } from '@university/shared/contract';
import type { SeatWish } from '../../src/platform/database/schema/allotment';
import { campusRows, programRows } from '../catalogue';
import type { Random } from '../random';

const womenOnly = new Set(campusRows.filter((campus) => campus.womenOnly).map(({ id }) => id));

/** Every place of a track that somebody may apply for: none on a women's campus unless a woman. */
export function placesOf(track: Track, isWoman: boolean): SeatWish[] {
  return programRows
    .filter((program) => program.track === track)
    .flatMap(({ id, campuses }) => campuses.map(({ campusId }) => ({ programId: id, campusId })))
    .filter(({ campusId }) => isWoman || !womenOnly.has(campusId));
}

const isSame = (one: SeatWish, other: SeatWish) => one.programId === other.programId && one.campusId === other.campusId;

interface Given {
  track: Track;
  isWoman: boolean;
  /** What was given, and where it stands on the list; null: no seat. */
  seat: (SeatWish & { preference: number }) | null;
}

/** What somebody applied for, in order: 4 to 8 places of the track, with the seat at its position. */
export function drawPreferences(random: Random, { track, isWoman, seat }: Given): SeatWish[] {
  const { preference = 1, ...place } = seat ?? {};
  const others = placesOf(track, isWoman).filter((wish) => !seat || !isSame(wish, seat));
  const count = Math.max(random.between(4, 8), preference);
  const wishes = random.sample(others, seat ? count - 1 : count);
  return seat ? wishes.toSpliced(preference - 1, 0, place as SeatWish) : wishes;
}

/** Marks by which a rank may come about, of 500: they fall evenly with the rank. */
export const marksOf = (rank: number | null, people: number): string | null =>
  rank === null ? null : (490 - (330 * rank) / Math.max(people, rank)).toFixed(2);
