/** Short names of months that sentences write out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { Mar: 'March', Apr: 'April', Jun: 'June', Jul: 'July' };

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(!isTeen && ENDINGS[day % 10]) || 'th'}`;
}

/** @param short as `formatDate` has it */
export const monthOf = (short: string) => WRITTEN_OUT[short] ?? short;

/** Of the day that is before it: when it is over, and when it is not yet begun. */
export const dayEnds = 'midnight';
export const dayBegins = 'midnight';

export const andLast = (others: string, last: string) => `${others} and ${last}`;

export const range = (first: string, last: string) => `${first} to ${last}`;
