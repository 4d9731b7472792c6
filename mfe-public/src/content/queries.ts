import { type Article, articleOf, type BlockFamily, isOfFamily, writerOf } from '@university/shared/prose';
import { type CalendarPart, lastDayOf, partOf, readCalendar, type Term } from '../calendars/calendar';
import { ifAny, pick, publicQuery } from '@university/shared/reading';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { MINUTE } from '@university/shared/time';
import type { AnswerOf } from '@university/shared/contract';

interface ShownCalendar {
  parts: CalendarPart[];
  events: Pick<Term, 'name' | 'from' | 'to' | 'whom'>[];
}

const calendarInto = (shown: ShownCalendar): BlockFamily => ({
  isOf: (block) => partOf(block) !== undefined,
  open: async (client, { signal }) => {
    const [known, { blockOf, isOver, overNote, termsOf }] = await Promise.all([
      readCalendar(client, signal),
      import('../calendars/blocks'),
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

export const officers: BlockFamily = {
  isOf: (block) => isOfFamily('officers', block),
  open: async (client, options) => {
    const [{ data }, { officersBlock }] = await Promise.all([
      read(client, calls.getOfficers, options),
      import('./blocks'),
    ]);
    return (block) => (data.officers ? officersBlock(data.officers, block) : '');
  },
};

export const placement: BlockFamily = {
  isOf: (block) => block === 'placement',
  open: async (client, options) => {
    const [{ data }, { placementBlock }] = await Promise.all([
      read(client, calls.getPlacement, options),
      import('./blocks'),
    ]);
    return () => (data.placement ? placementBlock(data.placement) : '');
  },
};

const FRESH_FOR = 10 * MINUTE;

const SHOWN = ['title', 'description', 'owner', 'sender', 'section', 'updated_at'] as const;

type Page = NonNullable<AnswerOf<'getPage'>['data']['page']>;

export interface ContentText extends Pick<Page, (typeof SHOWN)[number]>, Article {
  calendar: ShownCalendar;
}

export const textQuery = (path: string) =>
  publicQuery(
    ['text', path],
    async ({ client, signal }): Promise<ContentText | null> => {
      // 400: too long to be an address.
      const page = (await ifAny(read(client, calls.getPage, { query: { path }, signal }), [400]))?.data.page;
      if (!page) return null;
      const calendar: ShownCalendar = { parts: [], events: [] };
      const families = [calendarInto(calendar), officers, placement];
      const article = await articleOf(page.body, writerOf(families, client, signal));
      return { ...pick(page, SHOWN), ...article, calendar };
    },
    FRESH_FOR,
  );
