import { isThere } from '@university/shared';
import { MINUTE } from '@university/shared/time';
import type { ProgramLevel } from '@university/shared/contract';
import { levelTexts } from './level-texts';

/** The levels in the order people see them; `slug` is how addresses spell them. */
export const LEVELS = [
  { id: 'DIPLOMA', slug: 'diploma', ...levelTexts.DIPLOMA },
  { id: 'UG', slug: 'ug', ...levelTexts.UG },
  { id: 'PG', slug: 'pg', ...levelTexts.PG },
] as const satisfies readonly { id: ProgramLevel; slug: string; tab: string; short: string; title: string }[];

export type Level = (typeof LEVELS)[number];

/** Those at which the university teaches something. */
export const taughtLevels = (): readonly Level[] => LEVELS.filter(({ slug }) => isThere(`/courses/${slug}`));

/** The level that an address names, in any case. */
export function levelOf(slug: string | null | undefined): Level | undefined {
  return LEVELS.find((level) => level.slug === slug?.toLowerCase());
}

/** Specification, section 5: a programme has a page only when `years` is an object; null and lists are none here. */
export function hasPage({ years }: { years?: unknown }): boolean {
  return typeof years === 'object' && years !== null && !Array.isArray(years);
}

/** Milliseconds after which programmes are read again. Source: specification, section 9. */
export const PROGRAMS_FRESH_FOR = 7 * MINUTE;
