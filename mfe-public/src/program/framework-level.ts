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
