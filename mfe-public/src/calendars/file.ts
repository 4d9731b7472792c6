import { identity } from '@university/shared/identity';
import { addDays, withRefresh } from '@university/shared/time';
import { createEvents, type EventAttributes } from 'ics';
import type { Holiday, Term } from './calendar';

/** A whole day, or several. */
interface CalendarEntry {
  /** The same whenever it is written: calendars replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  /** YYYY-MM-DD in IST, and the last day where there are several. */
  from: string;
  to?: string | null;
}

/** Year, month and day as numbers, months from 1. */
function numbersOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The package knows a stamp (DTSTAMP), but not in its types. */
type StampedEvent = EventAttributes & { timestamp: number };

/** What stands twice gets an id of its own, too: the second one with a number. */
function unique(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/**
 * A calendar as iCalendar (RFC 5545) for phones and mail programs. Equal calendars are equal files.
 * @param changed when the entries were last changed: calendars take the newer of two
 * @throws Error for an entry that cannot be written
 */
function writeCalendar(name: string, entries: readonly CalendarEntry[], changed: Date): string | null {
  if (entries.length === 0) return null;
  const { host } = new URL(identity.siteUrl);
  const stamp = changed.getTime();
  const ids = unique(entries.map(({ id }) => id));
  const events = entries.map(
    ({ title, description, from, to }, index): StampedEvent => ({
      uid: `${ids[index]}@${host}`,
      title,
      ...(description && { description }),
      start: numbersOf(from),
      // The end is the first day after: RFC 5545, section 3.6.1.
      end: numbersOf(addDays(to && to > from ? to : from, 1)),
      // A day that is marked leaves its owner free to meet.
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

const MOVES = 'Depends on the sighting of the moon and may move by a day.';
const CHOICE = 'Restricted holiday: offices and classes are open.';

/** `Last day of teaching` → `last-day-of-teaching` */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

const holidayEntry = ({ day, name, isRestricted, moves }: Holiday): CalendarEntry => {
  const description = [isRestricted ? CHOICE : '', moves ? MOVES : ''].filter(Boolean).join(' ');
  return {
    id: `${isRestricted ? 'restricted' : 'holiday'}-${day}`,
    title: isRestricted ? `${name} (restricted)` : name,
    from: day,
    ...(description && { description }),
  };
};

const termEntry = ({ name, from, to, whom }: Term): CalendarEntry => ({
  id: `${slug(name)}-${from}`,
  title: whom ? `${name}: ${whom}` : name,
  from,
  to,
});

/** Holidays, first those on which all is closed; null without any. */
export const holidayFile = (holidays: readonly Holiday[], changed: Date): string | null =>
  writeCalendar(
    'Holidays',
    [...holidays].sort((one, other) => Number(one.isRestricted) - Number(other.isRestricted)).map(holidayEntry),
    changed,
  );

/** The academic year; null without any dates. */
export const academicFile = (terms: readonly Term[], changed: Date): string | null =>
  writeCalendar('Academic calendar', terms.map(termEntry), changed);
