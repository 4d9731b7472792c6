import type { Track } from '@university/shared/contract';
import type { allotments } from '../../src/platform/database/schema';
import type { Random } from '../random';
import { placesOf } from './preferences';

type Seat = Pick<
  typeof allotments.$inferInsert,
  'programId' | 'campusId' | 'categoryAllocated' | 'preference' | 'rank'
>;

const NO_SEAT: Seat = { programId: null, campusId: null, categoryAllocated: null, preference: null, rank: null };

/** Of 100 allotted seats so many are the applicant's first choice. Source: facts.json, seat_seed_hint. */
const FIRST_CHOICE = 0.35;

export function noSeat(rank: number | null): Seat {
  return { ...NO_SEAT, rank };
}

interface Claim {
  track: Track;
  isWoman: boolean;
  registeredCategory: string;
  rank: number;
  preference?: number;
}

/** A seat somebody could have been given: of their track, not on a women's campus unless a woman's. */
export function drawSeat(random: Random, { track, isWoman, registeredCategory, rank, preference }: Claim): Seat {
  const { programId, campusId } = random.pick(placesOf(track, isWoman));
  const general = `${registeredCategory.split('_')[0]}_UR`;
  return {
    programId,
    campusId,
    categoryAllocated: random.chance(0.3) ? general : registeredCategory,
    preference: preference ?? (random.chance(FIRST_CHOICE) ? 1 : random.between(2, 6)),
    rank,
  };
}
