import { identity } from '@university/shared/identity';
import { addDays } from '@university/shared/time';
import { createEvents, type EventAttributes } from 'ics';
import { ACADEMIC_YEAR, GAZETTED, RESTRICTED } from './days';

/** A whole day, or several. */
interface CalendarEntry {
  /** Unique in the calendar, and the same whenever it is written: calendars replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  /** YYYY-MM-DD in IST, and the last day where there are several. */
  from: string;
  to?: string;
}

/** Year, month and day as numbers, months from 1. */
function numbersOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The package knows a stamp (DTSTAMP), but not in its types. */
type StampedEvent = EventAttributes & { timestamp: number };

/** When the entries were last changed: calendars take the newer of two, and equal calendars are equal files. */
const CHANGED = Date.UTC(2025, 7, 22);

/**
 * A calendar as iCalendar (RFC 5545) for phones and mail programs.
 * @throws Error for an entry that cannot be written
 */
function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const { host } = new URL(identity.siteUrl);
  const events = entries.map(
    ({ id, title, description, from, to = from }): StampedEvent => ({
      uid: `${id}@${host}`,
      title,
      ...(description && { description }),
      start: numbersOf(from),
      // The end is the first day after: RFC 5545, section 3.6.1.
      end: numbersOf(addDays(to, 1)),
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

const MOVES = 'Depends on the sighting of the moon and may move by a day.';
const CHOICE = 'Restricted holiday: offices and classes are open.';

/** `Last day of teaching` → `last-day-of-teaching` */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The calendars as files, by their addresses. Undefined in the browser's build. */
export const calendarFiles: Readonly<Record<string, string>> | undefined = {
  '/holiday-calendar.ics': writeCalendar('Holidays', [
    ...GAZETTED.map(({ day, name, moves }) => ({
      id: `holiday-${day}`,
      title: name,
      from: day,
      ...(moves && { description: MOVES }),
    })),
    ...RESTRICTED.map(({ day, name }) => ({
      id: `restricted-${day}`,
      title: `${name} (restricted)`,
      from: day,
      description: CHOICE,
    })),
  ]),
  '/academic-calendar.ics': writeCalendar(
    'Academic calendar',
    ACADEMIC_YEAR.map(({ name, from, to, whom }) => ({
      id: `${slug(name)}-${from}`,
      title: whom ? `${name}: ${whom}` : name,
      from,
      ...(to && { to }),
    })),
  ),
};
