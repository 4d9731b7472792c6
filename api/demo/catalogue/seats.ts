import type { DocumentData } from '@university/shared/contract';
import facts from '../facts.json';

type Seats = DocumentData<'program'>['campuses'][number]['seats'];

/** Shares of a whole number that add up to it: who has lost most by rounding down gets the next one. */
export function apportion(total: number, percents: readonly number[]): number[] {
  const exact = percents.map((percent) => (total * percent) / 100);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index);
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

const { regions, vertical } = facts.reservation;
const reserved = vertical.reduce((sum, { percent = 0 }) => sum + percent, 0);

/** Seats of a programme on one campus by category. Persons with disabilities and defence wards sit within theirs. */
export function seatsByCategory(intake: number): Seats {
  const byRegion = apportion(
    intake,
    regions.map(({ share_percent }) => share_percent),
  );
  return regions.flatMap(({ code: region }, index) => {
    const shares = apportion(
      byRegion[index] ?? 0,
      // Who is in no reserved category shares the rest.
      vertical.map(({ percent }) => percent ?? 100 - reserved),
    );
    return vertical
      .map(({ code }, place) => ({ category: `${region}_${code}`, seats: shares[place] ?? 0 }))
      .filter(({ seats }) => seats > 0);
  });
}
