import type { ProgramYear } from '@university/shared/contract';

type Years = Readonly<Record<string, ProgramYear>>;

/** By number: `year10` sorts after `year2`. */
export function yearsInOrder(years: Years): { number: string; year: ProgramYear }[] {
  return Object.entries(years)
    .map(([key, year]) => ({ number: key.replace(/^year/, ''), year }))
    .sort((a, b) => Number(a.number) - Number(b.number));
}

export function totalCredits(years: Years): number {
  return Object.values(years).reduce((sum, { credits }) => sum + credits, 0);
}

/** Levels of awards. Source: UGC, National Credit Framework, 2023. */
const LEVELS: readonly (readonly [award: RegExp, level: string])[] = [
  [/^ug certificate$/i, '4.5'],
  [/^ug diploma$/i, '5.0'],
  [/^bachelor.s degree$|^b\.sc\. \(engineering\)$/i, '5.5'],
  [/^bachelor.s degree \(honours\)$|^b\.tech\.$|^pg diploma$/i, '6.0'],
  [/^master.s degree$/i, '6.5'],
];

export function frameworkLevel(award: string): string | undefined {
  return LEVELS.find(([pattern]) => pattern.test(award))?.[1];
}
