const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(!isTeen && ENDINGS[day % 10]) || 'th'}`;
}

export const dayEnds = 'midnight';
export const dayBegins = 'midnight';

export const andLast = (others: string, last: string) => `${others} and ${last}`;

export const range = (first: string, last: string) => `${first} to ${last}`;
