import type { TeachingPlace } from './detail';

/** Seats of a category at each place that publishes them, and at all of these together. */
export interface CategorySeats {
  category: string;
  /** By place. */
  seats: number[];
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Places that publish seats by category. */
export const placesByCategory = (places: readonly TeachingPlace[]): TeachingPlace[] =>
  places.filter(({ byCategory }) => byCategory.length > 0);

/** Categories in the order in which the places name them. */
export function seatsByCategory(places: readonly TeachingPlace[]): CategorySeats[] {
  const categories = new Set(places.flatMap(({ byCategory }) => byCategory.map(({ category }) => category)));
  return [...categories].map((category) => {
    const seats = places.map(({ byCategory }) =>
      sum(byCategory.filter((each) => each.category === category).map((each) => each.seats)),
    );
    return { category, seats, total: sum(seats) };
  });
}

/** What a place is called beside the others: with its shift where there is one. */
export const placeName = ({ name, shift }: Pick<TeachingPlace, 'name' | 'shift'>): string =>
  shift ? `${name}, ${shift}` : name;
