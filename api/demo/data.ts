import { readFileSync } from 'node:fs';
import { addDays, daysBetween, fromIstInput, HOUR, istDay, toIstInput } from '@university/shared/time';
import { parse } from 'csv-parse/sync';
import { resource } from '../src/platform/resources';

/** When the demonstration begins: all dates in its files belong to this day. */
export const DEMO_START = new Date('2025-08-16T04:30:00Z');

/** @param name of a file or folder in `demo` */
export const demoFile = (name: string): string => resource(`../demo/${name}`);

/** A day of the season, with a time in UTC, or in IST as tables have it. What people did before stays as it is. */
const DATE = /\b(202[4-9]-\d\d-\d\d)(?:T[\d:.]+(Z?))?/g;

/** A text with its dates as of another first day; windows open on full or half hours. */
export function datedFrom(firstStart: Date, text: string): string {
  const halfHours = Math.floor((firstStart.getTime() - DEMO_START.getTime()) / (HOUR / 2));
  if (halfHours === 0) return text;
  const days = daysBetween(istDay(DEMO_START), istDay(firstStart));
  const later = (instant: string) => new Date(Date.parse(instant) + (halfHours * HOUR) / 2);
  return text.replace(DATE, (date, day: string, zone?: string) => {
    if (zone === undefined) return addDays(day, days);
    return zone ? later(date).toISOString() : toIstInput(later(fromIstInput(date)));
  });
}

/** The rows of a CSV file by the names of its columns; an empty cell is null. */
export const readRows = (name: string, firstStart = DEMO_START): Record<string, string | null>[] =>
  parse(datedFrom(firstStart, readFileSync(demoFile(name), 'utf8')), { columns: true, cast: (cell) => cell || null });

/** A row of a file whose cells are all filled in. */
export type Filled = Record<string, string>;

export const readJson = <T>(name: string, firstStart = DEMO_START): T =>
  JSON.parse(datedFrom(firstStart, readFileSync(demoFile(name), 'utf8'))) as T;
