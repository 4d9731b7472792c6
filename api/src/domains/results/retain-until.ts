import type { rounds } from '../../platform/database/schema';

/**
 * Years for which applicants' data is kept after the window of a round has closed, unless the round says otherwise:
 * until the next admission of the same kind is over, for questions about this one.
 */
export const RETENTION_YEARS = 1;

/** When the personal data of a round need no longer be kept. The job does the same sum in SQL. */
export function retainUntil(round: Pick<typeof rounds.$inferSelect, 'closesAt' | 'retainUntil'>): Date {
  if (round.retainUntil) return round.retainUntil;
  const date = new Date(round.closesAt);
  date.setUTCFullYear(date.getUTCFullYear() + RETENTION_YEARS);
  return date;
}
