import type { TeachingPlace } from './detail';

export interface CategorySeats {
  category: string;
  seats: number[];
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const placesByCategory = (places: readonly TeachingPlace[]): TeachingPlace[] =>
  places.filter(({ byCategory }) => byCategory.length > 0);

export function seatsByCategory(places: readonly TeachingPlace[]): CategorySeats[] {
  const categories = new Set(places.flatMap(({ byCategory }) => byCategory.map(({ category }) => category)));
  return [...categories].map((category) => {
    const seats = places.map(({ byCategory }) =>
      sum(byCategory.filter((each) => each.category === category).map((each) => each.seats)),
    );
    return { category, seats, total: sum(seats) };
  });
}

export const placeName = ({ name, shift }: Pick<TeachingPlace, 'name' | 'shift'>): string =>
  shift ? `${name}, ${shift}` : name;
