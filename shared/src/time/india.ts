import { DAY, MINUTE } from './units';
import { clock as clockText, MONTHS, span, zoned } from './date-texts';

/** A moment: epoch milliseconds, a `Date`, or what `Date.parse` reads. A day, YYYY-MM-DD, is its midnight in UTC, and so that day in India. */
export type Instant = number | string | Date;

/** India is so far ahead of UTC, without summer time. A time zone of `Intl` costs a slow phone 30 ms before it tells anything. */
const AHEAD = 330 * MINUTE;
const OFFSET = '+05:30';

/** A date whose UTC parts are those of the instant in India. Throws where the instant cannot be read. */
function inIndia(instant: Instant): Date {
  const date = new Date(new Date(instant).getTime() + AHEAD);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  return date;
}

/** The day in India at an instant, YYYY-MM-DD. */
export const istDay = (instant: Instant): string => inIndia(instant).toISOString().slice(0, 10);

/** The hour and minute in India at an instant, HH:MM. */
export const istTime = (instant: Instant): string => inIndia(instant).toISOString().slice(11, 16);

/** The day in India now, by this machine's clock. */
export const today = (): string => istDay(Date.now());

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
    ? inIndia(instant)
        .toISOString()
        .replace(/(?::00)?\.000Z$|Z$/, '')
    : '';

/** Characters of `2026-07-23T10:00`. */
const MINUTES = 16;

/** What a `datetime-local` input holds, taken as India's time, as the API wants it; what is none stays as it is, to be refused there. */
export const fromIstInput = (value: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/.test(value)
    ? `${value}${value.length === MINUTES ? ':00' : ''}${OFFSET}`
    : value;

/** `14 Aug 2025`, in India: of an instant, or of a day given as YYYY-MM-DD. */
export function formatDate(instant: Instant): string {
  const date = inIndia(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `10:00` as `10:00 am`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockText(`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`, hour);
}

const clockAt = (instant: Instant) => clock(istTime(instant));
const dateAndClock = (instant: Instant) => `${formatDate(instant)}, ${clockAt(instant)}`;

/** `10:00` as `10:00 am IST`. */
export const formatTime = (time: string): string => zoned(clock(time));

/** `14 Aug 2025, 5:30 pm IST`. */
export const formatInstant = (instant: Instant): string => zoned(dateAndClock(instant));

/** A day, YYYY-MM-DD, as `14 Aug 2025`; with an hour of it in India, `17:30`, as `14 Aug 2025, 5:30 pm IST`. */
export const formatDayOrInstant = (day: string, hour?: string): string =>
  hour ? formatInstant(fromIstInput(`${day}T${hour}`)) : formatDate(day);

/** `14 Aug 2025, 5:30 pm to 7:00 pm IST`; over several days each with its date. Without an end only the start. */
export function formatSpan(from: Instant, to: Instant | null): string {
  if (to === null) return formatInstant(from);
  const end = istDay(from) === istDay(to) ? clockAt(to) : dateAndClock(to);
  return span(dateAndClock(from), zoned(end));
}

/** `21 Jan 2026 to 23 Jan 2026`; a single day alone. Both YYYY-MM-DD. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDate(from) : span(formatDate(from), formatDate(to));
}
