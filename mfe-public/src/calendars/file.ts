import type { DocumentArgs } from '@university/shared/remote';
import { type Holiday, HOLIDAY_FILE, readCalendar, type Term } from './calendar';
import { addDays } from '@university/shared/time';
import { fileTexts as texts } from './texts';
import { writeCalendar } from './write';

export default async function calendarDocument({ url, queryClient }: DocumentArgs): Promise<string | null> {
  const found = await readCalendar(queryClient);
  if (!found) return null;
  const { calendar, changed } = found;
  return url.pathname === HOLIDAY_FILE
    ? holidayFile(calendar.holidays, changed)
    : academicFile(calendar.terms, changed);
}

interface CalendarEntry {
  /** Stable UID: calendar apps replace an entry by it. */
  id: string;
  title: string;
  description?: string;
  /** YYYY-MM-DD in IST. */
  from: string;
  to?: string | null;
}

/** Months count from 1. */
function numbersOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

function unique(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

function daysFile(name: string, entries: readonly CalendarEntry[], changed: Date): string | null {
  if (entries.length === 0) return null;
  const ids = unique(entries.map(({ id }) => id));
  const events = entries.map(({ title, description, from, to }, index) => ({
    id: ids[index] ?? '',
    title,
    ...(description && { description }),
    start: numbersOf(from),
    // The end is exclusive: RFC 5545, section 3.6.1.
    end: numbersOf(addDays(to && to > from ? to : from, 1)),
  }));
  return writeCalendar(name, events, changed);
}

const slug = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '-');

const holidayEntry = ({ day, name, isRestricted, moves }: Holiday): CalendarEntry => {
  const description = [isRestricted ? texts.choice : '', moves ? texts.moves : ''].filter(Boolean).join(' ');
  return {
    id: `${isRestricted ? 'restricted' : 'holiday'}-${day}`,
    title: isRestricted ? texts.restricted(name) : name,
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

const holidayFile = (holidays: readonly Holiday[], changed: Date): string | null =>
  daysFile(
    texts.holidays,
    [...holidays].sort((one, other) => Number(one.isRestricted) - Number(other.isRestricted)).map(holidayEntry),
    changed,
  );

const academicFile = (terms: readonly Term[], changed: Date): string | null =>
  daysFile(texts.academic, terms.map(termEntry), changed);
