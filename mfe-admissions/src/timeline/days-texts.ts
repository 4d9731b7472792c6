const WRITTEN_OUT: Readonly<Record<string, string>> = { Mar: 'March', Apr: 'April', Jun: 'June', Jul: 'July' };

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(!isTeen && ENDINGS[day % 10]) || 'th'}`;
}

/** `short` as in `formatDate`. */
export const monthOf = (short: string) => WRITTEN_OUT[short] ?? short;

export const dayEnds = 'midnight';
export const dayBegins = 'midnight';

export const andLast = (others: string, last: string) => `${others} and ${last}`;

export const range = (first: string, last: string) => `${first} to ${last}`;
