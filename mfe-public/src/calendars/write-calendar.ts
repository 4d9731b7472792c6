import { identity } from '@university/shared/identity';
import { createEvents, type EventAttributes } from 'ics';
import { dayAfter, numbersOf } from './days';

/** A whole day, or several. */
export interface CalendarEntry {
  /** Unique in the calendar, and the same whenever it is written: calendars replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  /** YYYY-MM-DD in IST, and the last day where there are several. */
  from: string;
  to?: string;
}

/** The package knows a stamp (DTSTAMP), but not in its types. */
type StampedEvent = EventAttributes & { timestamp: number };

/** When the entries were last changed: calendars take the newer of two, and equal calendars are equal files. */
const CHANGED = Date.UTC(2025, 7, 22);

/**
 * A calendar as iCalendar (RFC 5545) for phones and mail programs.
 * @throws Error for an entry that cannot be written
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const { host } = new URL(identity.siteUrl);
  const events = entries.map(
    ({ id, title, description, from, to = from }): StampedEvent => ({
      uid: `${id}@${host}`,
      title,
      ...(description && { description }),
      start: numbersOf(from),
      // The end is the first day after: RFC 5545, section 3.6.1.
      end: numbersOf(dayAfter(to)),
      // A day that is marked leaves its owner free to meet.
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      status: 'CONFIRMED',
      created: CHANGED,
      lastModified: CHANGED,
      timestamp: CHANGED,
    }),
  );
  const { error, value } = createEvents(events, {
    productId: `-//${identity.shortName}//Calendars//EN`,
    calName: `${name}, ${identity.name}`,
    method: 'PUBLISH',
  });
  if (error || !value) throw error ?? new Error(`The calendar ${name} is empty`);
  return value;
}
