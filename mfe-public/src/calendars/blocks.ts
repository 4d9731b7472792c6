import { formatDate } from '@university/shared/time';
import { type Calendar, type Holiday, partOf, RESTRICTED, type Term, TERMS } from './calendar';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Calendar days have no zone; UTC keeps them from moving. */
const weekday = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** What somebody typed, as it stands in a cell of a table. */
const cell = (text: string) => text.replace(/[\\|*_`[\]]/g, '\\$&');

/** A table in Markdown; null without rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string | null {
  if (rows.length === 0) return null;
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const holidayTable = (list: readonly Holiday[]) =>
  table(
    ['Date', 'Day', 'Holiday'],
    list.map(({ day, name, moves }) => [formatDate(day), weekday(day), cell(name) + (moves ? ' \\*' : '')]),
  );

const termTable = (list: readonly Term[]) =>
  table(
    ['What', 'From', 'To', 'For whom'],
    list.map(({ name, from, to, whom }) => [
      cell(name),
      formatDate(from),
      formatDate(to ?? from),
      cell(whom ?? 'All students'),
    ]),
  );

/** `Odd semester` → `odd-semester` */
const slug = (term: string) =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The days that a block stands for. */
export const termsOf = ({ terms }: Calendar, block: string): Term[] =>
  terms.filter(({ term }) => block === TERMS + slug(term));

/** `holidays`, `restricted-holidays` or, by a part of the year, `terms-odd-semester` as a table in Markdown; null without days. */
export function blockOf(calendar: Calendar, block: string): string | null {
  if (partOf(block) === 'terms') return termTable(termsOf(calendar, block));
  const isRestricted = block === RESTRICTED;
  return holidayTable(calendar.holidays.filter((holiday) => holiday.isRestricted === isRestricted));
}
