import type { ProgramYear } from '@university/shared/contract';

/** `year1`, `year2` … as a list by number: JSON objects promise no order, and `year10` sorts before `year2`. */
export function yearsInOrder(years: Readonly<Record<string, ProgramYear>>): { number: string; year: ProgramYear }[] {
  return Object.entries(years)
    .map(([key, year]) => ({ number: key.replace(/^year/, ''), year }))
    .sort((a, b) => Number(a.number) - Number(b.number));
}
