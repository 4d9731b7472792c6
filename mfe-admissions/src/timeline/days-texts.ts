/** Short names of months that sentences write out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { Mar: 'March', Apr: 'April', Jun: 'June', Jul: 'July' };

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(!isTeen && ENDINGS[day % 10]) || 'th'}`;
}

/** Days and times in sentences. */
export const texts = {
  /** @param short as `formatDate` has it */
  month: (short: string) => WRITTEN_OUT[short] ?? short,
  /** Of the day that stands before it: when it is over, and when it is not yet begun. */
  midnight: { ends: 'midnight', begins: 'midnight' },
  and: (others: string, last: string) => `${others} and ${last}`,
  ordinal,
  range: (first: string, last: string) => `${first} to ${last}`,
} as const;
