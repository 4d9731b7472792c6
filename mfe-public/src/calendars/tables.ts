import { formatDate } from '@university/shared/time';
import { EVEN_SEMESTER, ODD_SEMESTER, type Term } from './academic-year';
import { GAZETTED, type Holiday, RESTRICTED } from './holidays';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Calendar days have no zone; UTC keeps them from moving. */
export const weekday = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const holidays = (list: readonly Holiday[]) =>
  table(
    ['Date', 'Day', 'Holiday'],
    list.map(({ day, name, moves }) => [formatDate(day), weekday(day), moves ? `${name} *` : name]),
  );

const terms = (list: readonly Term[]) =>
  table(
    ['What', 'From', 'To', 'For whom'],
    list.map(({ name, from, to = from, whom = 'All students' }) => [name, formatDate(from), formatDate(to), whom]),
  );

/** The calendars as tables in Markdown: a text shows one where it says `{{calendar gazetted}}`. */
export const calendarTables: Readonly<Record<string, () => string>> = {
  gazetted: () => holidays(GAZETTED),
  restricted: () => holidays(RESTRICTED),
  odd: () => terms(ODD_SEMESTER),
  even: () => terms(EVEN_SEMESTER),
};
