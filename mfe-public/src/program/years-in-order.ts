import type { ProgramYear } from '@university/shared/contract';

type Years = Readonly<Record<string, ProgramYear>>;

/** `year1`, `year2` … as a list by number: JSON objects promise no order, and `year10` sorts before `year2`. */
export function yearsInOrder(years: Years): { number: string; year: ProgramYear }[] {
  return Object.entries(years)
    .map(([key, year]) => ({ number: key.replace(/^year/, ''), year }))
    .sort((a, b) => Number(a.number) - Number(b.number));
}

/** Credits of the whole programme. */
export function totalCredits(years: Years): number {
  return Object.values(years).reduce((sum, { credits }) => sum + credits, 0);
}
