import type { DayRange } from '@university/shared/contract';
import { formatDate } from '@university/shared/ui';

/** A day of the contract, `2026-01-15`, as people write it. */
export const dayInWords = (day: string): string => formatDate(`${day}T00:00:00+05:30`);

/** `21 Jan 2026 to 23 Jan 2026`; a single day alone. */
export function daysInWords({ from, to }: DayRange): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;
}

/** `10:00` as `10:00 am IST`. */
export function hourInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'} IST`;
}
