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

/**
 * Levels of awards in the National Credit Framework, which the NSQF and the higher education framework share. Source:
 * UGC, National Credit Framework, 2023. Awards that stand on no single level are left out.
 */
const LEVELS: readonly (readonly [award: RegExp, level: string])[] = [
  [/^ug certificate$/i, '4.5'],
  [/^ug diploma$/i, '5.0'],
  [/^bachelor.s degree$|^b\.sc\. \(engineering\)$/i, '5.5'],
  [/^bachelor.s degree \(honours\)$|^b\.tech\.$|^pg diploma$/i, '6.0'],
  [/^master.s degree$/i, '6.5'],
];

/** The level of an award, such as `4.5`, where the framework has one for it. */
export function frameworkLevel(award: string): string | undefined {
  return LEVELS.find(([pattern]) => pattern.test(award))?.[1];
}
