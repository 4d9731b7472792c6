import { cell, groupOf, isOfGroup, table } from '@university/shared/prose';
import { formatDate } from '@university/shared/time';
import { blockTexts as texts } from './texts';
import {
  type Calendar,
  type CalendarPart,
  type Holiday,
  lastDayOf,
  partOf,
  RESTRICTED,
  type Term,
  TERMS,
} from './calendar';

/** Calendar days have no zone; UTC keeps them from moving. */
const weekday = (day: string): string => texts.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

const holidayRow = ({ day, name, moves }: Holiday) => [
  formatDate(day),
  weekday(day),
  cell(name) + (moves ? ' \\*' : ''),
];

const termRow = ({ name, from, to, whom }: Term) => [
  cell(name),
  formatDate(from),
  formatDate(to ?? from),
  cell(whom ?? texts.everybody),
];

function twoTables<T extends Holiday | Term>(
  list: readonly T[],
  { head, row, on }: { head: readonly string[]; row: (each: T) => readonly string[]; on: string },
): string | null {
  const [past, coming] = [list.filter((each) => lastDayOf(each) < on), list.filter((each) => lastDayOf(each) >= on)];
  const parts = [table(head, coming.map(row)), table(head, past.map(row), texts.earlier)];
  return parts.filter((part) => part !== null).join('\n\n') || null;
}

export const termsOf = ({ terms }: Calendar, block: string): Term[] =>
  terms.filter((each) => isOfGroup(groupOf(TERMS, block), each, each.term));

export function isOver({ holidays, terms }: Calendar, part: CalendarPart, on: string): boolean {
  const list = part === 'terms' ? terms : holidays;
  return list.length > 0 && list.every((each) => lastDayOf(each) < on);
}

export const overNote = ({ year }: Calendar): string => texts.over(cell(year));

/**
 * The tables of a block such as `holidays` or `terms-odd-semester`, as Markdown. `on` is the server's day, YYYY-MM-DD.
 */
export function blockOf(calendar: Calendar, block: string, on = ''): string | null {
  if (partOf(block) === 'terms') return twoTables(termsOf(calendar, block), { head: texts.termHead, row: termRow, on });
  const isRestricted = block === RESTRICTED;
  const list = calendar.holidays.filter((holiday) => holiday.isRestricted === isRestricted);
  return twoTables(list, { head: texts.holidayHead, row: holidayRow, on });
}
