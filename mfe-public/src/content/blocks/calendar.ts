import type { BlockFamily } from '@university/shared/prose';
import { type CalendarPart, lastDayOf, partOf, readCalendar, type Term } from '../../calendars/calendar';
import { pick } from '../../reading';

/** What a text shows of the calendar, beside the tables. */
export interface ShownCalendar {
  parts: CalendarPart[];
  /** Days on which visitors may come, of those that it shows. */
  events: Pick<Term, 'name' | 'from' | 'to' | 'whom'>[];
}

/** Holidays and the academic year; `shown` fills up meanwhile. */
export const calendarInto = (shown: ShownCalendar): BlockFamily => ({
  isOf: (block) => partOf(block) !== undefined,
  open: async (client, { signal }) => {
    const [known, { blockOf, isOver, overNote, termsOf }] = await Promise.all([
      readCalendar(client, signal),
      import('../../calendars/blocks'),
    ]);
    return (block) => {
      const part = partOf(block);
      const table = known && part && blockOf(known.calendar, block, known.on);
      if (!table) return '';
      const { calendar, on } = known;
      const isFirst = !shown.parts.includes(part);
      if (isFirst) shown.parts.push(part);
      // Said once, in place of the first of its tables.
      if (isOver(calendar, part, on)) return isFirst ? overNote(calendar) : '';
      const open = termsOf(calendar, block).filter((term) => term.isEvent && lastDayOf(term) >= on);
      shown.events.push(...open.map((term) => pick(term, ['name', 'from', 'to', 'whom'])));
      return table;
    };
  },
});
