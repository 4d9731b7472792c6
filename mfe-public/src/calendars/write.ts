import { identity } from '@university/shared/identity';
import { withRefresh } from '@university/shared/time';
import { createEvents, type DateTime, type EventAttributes } from 'ics';

/** An entry of a calendar file. */
export interface CalendarEvent {
  /** The same whenever it is written: calendars replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** A day as year, month and date, or an instant in milliseconds. */
  start: DateTime;
  end: DateTime;
}

/** The package knows a stamp (DTSTAMP), but not in its types. */
type StampedEvent = EventAttributes & { timestamp: number };

/**
 * A calendar as iCalendar (RFC 5545) for phones and mail programs. Equal calendars are equal files.
 * @param changed when the entries were last changed: calendars take the newer of two
 * @throws Error for an entry that cannot be written
 */
export function writeCalendar(name: string, entries: readonly CalendarEvent[], changed: Date): string {
  const { host } = new URL(identity.siteUrl);
  const stamp = changed.getTime();
  const events = entries.map(
    ({ id, ...entry }): StampedEvent => ({
      ...entry,
      uid: `${id}@${host}`,
      // What is marked leaves its owner free to meet.
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      status: 'CONFIRMED',
      created: stamp,
      lastModified: stamp,
      timestamp: stamp,
    }),
  );
  const { error, value } = createEvents(events, {
    productId: `-//${identity.shortName}//Calendars//EN`,
    calName: `${name}, ${identity.name}`,
    method: 'PUBLISH',
  });
  if (error || !value) throw error ?? new Error(`The calendar ${name} is empty`);
  return withRefresh(value);
}
