import { today } from '@university/shared/identity';
import type { GrievanceMonthCount } from '@university/shared/contract';

import { GRIEVANCE_MONTHS } from './contract';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, given as YYYY-MM. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** The months that are counted, as YYYY-MM, the present one first. */
export function lastMonths(): string[] {
  const [year = 0, number = 0] = today().split('-').map(Number);
  return Array.from({ length: GRIEVANCE_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Of all categories together. */
export function sumOf(counts: readonly GrievanceMonthCount[]): Omit<GrievanceMonthCount, 'category'> {
  const sum = (of: 'received' | 'in_time' | 'late' | 'pending') => counts.reduce((all, count) => all + count[of], 0);
  return { received: sum('received'), in_time: sum('in_time'), late: sum('late'), pending: sum('pending') };
}
