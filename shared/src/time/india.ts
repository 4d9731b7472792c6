import { DAY, MINUTE } from './units';

/** A moment: epoch milliseconds, a `Date`, or what `Date.parse` reads. A day, YYYY-MM-DD, is its midnight in UTC, and so that day in India. */
export type Instant = number | string | Date;

/** India is so far ahead of UTC, without summer time. A time zone of `Intl` costs a slow phone 30 ms before it tells anything. */
const AHEAD = 330 * MINUTE;
const OFFSET = '+05:30';

/** A date whose UTC parts are those of the instant in India. Throws where the instant cannot be read. */
export function indiaAsUtc(instant: Instant): Date {
  const date = new Date(new Date(instant).getTime() + AHEAD);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  return date;
}

/** The day in India at an instant, YYYY-MM-DD. */
export const istDay = (instant: Instant): string => indiaAsUtc(instant).toISOString().slice(0, 10);

/** The hour and minute in India at an instant, HH:MM. */
export const istTime = (instant: Instant): string => indiaAsUtc(instant).toISOString().slice(11, 16);

/** Midnight in India, at which a day, YYYY-MM-DD, begins. */
export const startOfIstDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

/** The midnight in India that ends a day, YYYY-MM-DD: the first instant of the next one. */
export const endOfIstDay = (day: string): Date => new Date(startOfIstDay(day).getTime() + DAY);

/** The day so many days after another, or before it; both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** Days from one day to another; both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * An instant as `datetime-local` inputs hold it, in India: `2026-07-23T10:00`; nothing for none. Seconds stand where there
 * are any: a form that is saved as it came changes nothing.
 */
export const toIstInput = (instant: Instant | null): string =>
  instant
    ? indiaAsUtc(instant)
        .toISOString()
        .replace(/(?::00)?\.000Z$|Z$/, '')
    : '';

/** A day as addresses and fields have it, YYYY-MM-DD; undefined where a text is none. */
export function dayOf(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** Characters of `2026-07-23T10:00`. */
const MINUTES = 16;

/** What a `datetime-local` input holds, taken as India's time, as the API wants it; what is none stays as it is, to be refused there. */
export const fromIstInput = (value: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/.test(value)
    ? `${value}${value.length === MINUTES ? ':00' : ''}${OFFSET}`
    : value;
