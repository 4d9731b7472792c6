import { addDays, daysBetween } from '@university/shared/time';

/** The academic year runs from July to June. */
const FIRST_MONTH = 7;

/** The calendar year in which the academic year of a day began. */
export function beganIn(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** `2026-27`, of the academic year that begins in 2026. */
export const yearName = (began: number): string => `${began}-${String((began + 1) % 100).padStart(2, '0')}`;

const WEEK = 7;

/** The day of another academic year that falls on the same weekday: whole weeks later, so that no working day becomes a Sunday. */
export function sameWeekday(day: string, years: number): string {
  const [year = 0, ...rest] = day.split('-');
  const date = [Number(year) + years, ...rest].join('-');
  return addDays(day, Math.round(daysBetween(day, date) / WEEK) * WEEK);
}

const SUNDAY = 0;

/** 0 for Sunday. Calendar days have no zone. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day itself, or the next one on which there is work. */
export function workingDay(day: string, closed: readonly string[]): string {
  return weekdayOf(day) === SUNDAY || closed.includes(day) ? workingDay(addDays(day, 1), closed) : day;
}
