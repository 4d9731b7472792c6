import { isThere } from '@university/shared';
import { MINUTE } from '@university/shared/time';
import type { ProgramLevel } from '@university/shared/contract';
import { levelTexts } from './level-texts';

export const LEVELS = [
  { id: 'DIPLOMA', slug: 'diploma', ...levelTexts.DIPLOMA },
  { id: 'UG', slug: 'ug', ...levelTexts.UG },
  { id: 'PG', slug: 'pg', ...levelTexts.PG },
] as const satisfies readonly { id: ProgramLevel; slug: string; tab: string; short: string; title: string }[];

export type Level = (typeof LEVELS)[number];

export const taughtLevels = (): readonly Level[] => LEVELS.filter(({ slug }) => isThere(`/courses/${slug}`));

export function levelOf(slug: string | null | undefined): Level | undefined {
  return LEVELS.find((level) => level.slug === slug?.toLowerCase());
}

/** Specification, section 5: only when `years` is an object. */
export function hasPage({ years }: { years?: unknown }): boolean {
  return typeof years === 'object' && years !== null && !Array.isArray(years);
}

/** Milliseconds. Source: specification, section 9. */
export const PROGRAMS_FRESH_FOR = 7 * MINUTE;
