import type { BlockFamily } from '@university/shared/prose';
import { type CalendarPart, lastDayOf, partOf, readCalendar, type Term } from '../../calendars/calendar';
import { pick } from '@university/shared/reading';

export interface ShownCalendar {
  parts: CalendarPart[];
  events: Pick<Term, 'name' | 'from' | 'to' | 'whom'>[];
}

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
      // Said once, in place of the first table.
      if (isOver(calendar, part, on)) return isFirst ? overNote(calendar) : '';
      const open = termsOf(calendar, block).filter((term) => term.isEvent && lastDayOf(term) >= on);
      shown.events.push(...open.map((term) => pick(term, ['name', 'from', 'to', 'whom'])));
      return table;
    };
  },
});
