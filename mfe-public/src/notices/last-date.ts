import type { Notice } from '@university/shared/contract';

/** Until when something can be applied or bid for. */
export interface LastDate {
  /** YYYY-MM-DD in IST; the whole day counts. */
  day: string;
  isOpen: boolean;
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India, YYYY-MM-DD. */
const istDay = (now: Date): string => DAY.format(now);

/**
 * The last date of a notice, and whether it is still to come. Worked out where the notice is read, so that the page
 * of the server and that of the browser say the same.
 */
export function lastDateOf({ endDate }: Pick<Notice, 'endDate'>, now = new Date()): LastDate | null {
  return endDate ? { day: endDate, isOpen: endDate >= istDay(now) } : null;
}
