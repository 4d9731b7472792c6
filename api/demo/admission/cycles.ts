import type { DocumentData } from '@university/shared/contract';
import { addDays, istDay } from '@university/shared/time';

/** In India an academic year is named after the April in which its admission begins. */
const FIRST_MONTH = 4;

/** The academic year of a day: `2026-27`. */
export function academicYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= FIRST_MONTH ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Days before the first start on which the present admission and the one before it began. */
const BEGAN = [425, 60];

/** Days from an admission to the same one of the next year; whole weeks, so that no day falls on a Sunday. */
export const YEAR_DAYS = 364;

/** The admission that runs at the first start, and the one before it. */
export function cycleDocuments(firstStart: Date): [DocumentData<'cycle'>, DocumentData<'cycle'>] {
  const today = istDay(firstStart);
  const [before = 0, now = 0] = BEGAN;
  return [
    { code: academicYear(addDays(today, -YEAR_DAYS - 1)), beginsOn: addDays(today, -before) },
    { code: academicYear(today), beginsOn: addDays(today, -now) },
  ];
}

/** The present one. */
export const presentCycle = (firstStart: Date): string => cycleDocuments(firstStart)[1].code;
