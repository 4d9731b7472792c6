import { EVEN_SEMESTER, ODD_SEMESTER, type Term } from './academic-year';
import { formatDay, weekday } from './days';
import { GAZETTED, type Holiday, RESTRICTED } from './holidays';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const holidays = (list: readonly Holiday[]) =>
  table(
    ['Date', 'Day', 'Holiday'],
    list.map(({ day, name, moves }) => [formatDay(day), weekday(day), moves ? `${name} *` : name]),
  );

const terms = (list: readonly Term[]) =>
  table(
    ['What', 'From', 'To', 'For whom'],
    list.map(({ name, from, to = from, whom = 'All students' }) => [name, formatDay(from), formatDay(to), whom]),
  );

/** The calendars as tables in Markdown: a text shows one where it says `{{calendar gazetted}}`. */
export const calendarTables: Readonly<Record<string, () => string>> = {
  gazetted: () => holidays(GAZETTED),
  restricted: () => holidays(RESTRICTED),
  odd: () => terms(ODD_SEMESTER),
  even: () => terms(EVEN_SEMESTER),
};
