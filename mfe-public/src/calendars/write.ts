import { identity } from '@university/shared/identity';
import { withRefresh } from '@university/shared/time';
import { createEvents, type DateTime, type EventAttributes } from 'ics';

export interface CalendarEvent {
  /** Stable UID: calendar apps replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** [year, month, day], or an instant in milliseconds. */
  start: DateTime;
  end: DateTime;
}

/** DTSTAMP: the package supports it, but its types do not. */
type StampedEvent = EventAttributes & { timestamp: number };

/** An iCalendar file (RFC 5545). Equal calendars give equal files; `changed` becomes the stamp of every event. */
export function writeCalendar(name: string, entries: readonly CalendarEvent[], changed: Date): string {
  const { host } = new URL(identity.siteUrl);
  const stamp = changed.getTime();
  const events = entries.map(
    ({ id, ...entry }): StampedEvent => ({
      ...entry,
      uid: `${id}@${host}`,
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
