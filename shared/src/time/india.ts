import { DAY, MINUTE } from './units';

/** A day YYYY-MM-DD is midnight UTC, which is that day in India. */
export type Instant = number | string | Date;

/** Fixed offset, no summer time. `Intl` time zones take 30 ms on a slow phone. */
const AHEAD = 330 * MINUTE;
const OFFSET = '+05:30';

/** A date whose UTC parts are India's. @throws RangeError */
export function indiaAsUtc(instant: Instant): Date {
  const date = new Date(new Date(instant).getTime() + AHEAD);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  return date;
}

/** YYYY-MM-DD */
export const istDay = (instant: Instant): string => indiaAsUtc(instant).toISOString().slice(0, 10);

/** HH:MM */
export const istTime = (instant: Instant): string => indiaAsUtc(instant).toISOString().slice(11, 16);

export const startOfIstDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

export const endOfIstDay = (day: string): Date => new Date(startOfIstDay(day).getTime() + DAY);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** For `datetime-local`: `2026-07-23T10:00`, with seconds only where they are not zero. */
export const toIstInput = (instant: Instant | null): string =>
  instant
    ? indiaAsUtc(instant)
        .toISOString()
        .replace(/(?::00)?\.000Z$|Z$/, '')
    : '';

/** Undefined if it is no valid YYYY-MM-DD. */
export function dayOf(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

const MINUTES = 16;

/** Adds India's offset; anything else is left for the API to refuse. */
export const fromIstInput = (value: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/.test(value)
    ? `${value}${value.length === MINUTES ? ':00' : ''}${OFFSET}`
    : value;
