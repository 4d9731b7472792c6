import { readFileSync } from 'node:fs';
import { addDays, daysBetween, fromIstInput, HOUR, istDay, toIstInput } from '@university/shared/time';
import { parse } from 'csv-parse/sync';
import { resource } from '../src/platform/resources';

/** All dates in the files are relative to this day. */
export const DEMO_START = new Date('2025-08-16T04:30:00Z');

export const demoFile = (name: string): string => resource(`../demo/${name}`);

/** A date from 2024 on, optionally with a time in UTC, or in IST as in tables. */
const DATE = /\b(202[4-9]-\d\d-\d\d)(?:T[\d:.]+(Z?))?/g;

/** Shifts the dates of a text by whole half hours. */
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

export const readRows = (name: string, firstStart = DEMO_START): Record<string, string | null>[] =>
  parse(datedFrom(firstStart, readFileSync(demoFile(name), 'utf8')), { columns: true, cast: (cell) => cell || null });

export type Filled = Record<string, string>;

export const readJson = <T>(name: string, firstStart = DEMO_START): T =>
  JSON.parse(datedFrom(firstStart, readFileSync(demoFile(name), 'utf8'))) as T;
