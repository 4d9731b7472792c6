import { ACADEMIC_YEAR } from './academic-year';
import { GAZETTED, RESTRICTED } from './holidays';
import { writeCalendar } from './write-calendar';

const MOVES = 'Depends on the sighting of the moon and may move by a day.';
const CHOICE = 'Restricted holiday: offices and classes are open.';

/** `Last day of teaching` → `last-day-of-teaching` */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The calendars as files, by what they hold. Undefined in the browser's build. */
export const calendarFiles: Readonly<Record<'holiday' | 'academic', string>> | undefined = {
  holiday: writeCalendar('Holidays', [
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
  academic: writeCalendar(
    'Academic calendar',
    ACADEMIC_YEAR.map(({ name, from, to, whom }) => ({
      id: `${slug(name)}-${from}`,
      title: whom ? `${name}: ${whom}` : name,
      from,
      ...(to && { to }),
    })),
  ),
};
