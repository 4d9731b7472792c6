import { MINUTE } from '@university/shared/time';
import type { ProgramLevel } from '@university/shared/contract';

/** The levels in the order people see them; `slug` is how addresses spell them, `tab` is the specification's word. */
export const LEVELS = [
  { id: 'DIPLOMA', slug: 'diploma', tab: 'DIPLOMA', short: 'Diploma', title: 'Diploma programmes' },
  { id: 'UG', slug: 'ug', tab: 'UG', short: 'Undergraduate', title: 'Undergraduate programmes' },
  { id: 'PG', slug: 'pg', tab: 'PG', short: 'Postgraduate', title: 'Postgraduate programmes' },
] as const satisfies readonly { id: ProgramLevel; slug: string; tab: string; short: string; title: string }[];

/** What lists of programmes say. Source: specification, section 8. */
export const programTexts = { loading: 'Loading programs...', failed: 'Failed to load programs.' } as const;

export type Level = (typeof LEVELS)[number];

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
