import { addDays } from '@university/shared/time';

/** The code of the academic year after another, where it is written as `2025-26`; else empty. */
export function nextYear(code: string): string {
  const [, first] = /^(\d{4})-\d\d$/.exec(code) ?? [];
  if (!first) return '';
  const year = Number(first) + 1;
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Weeks of a year, in days: whoever moves by these keeps the weekdays. */
export const YEAR_OF_WEEKS = 364;

const DAY = /^(\d{4}-\d\d-\d\d)(.*)$/;

/** What an input of a day or of day and time holds, so many days later; what is none stays as it is. */
export function movedInput(value: unknown, days: number): unknown {
  const [, day = '', time = ''] = DAY.exec(String(value ?? '')) ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? addDays(day, days) + time : value;
}
