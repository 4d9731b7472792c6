import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import { type Article, articleOf } from '@university/shared/prose';
import { type CalendarPart, lastDayOf, partOf, readCalendar, type Term } from '../calendars/calendar';
import { ifAny, pick, publicQuery } from '../reading';

const FRESH_FOR = 10 * MINUTE;

const SHOWN = ['title', 'description', 'owner', 'section', 'updated_at'] as const;

type Page = NonNullable<AnswerOf<'getPage'>['data']['page']>;

/** A page of text as it is shown. */
export interface ContentText extends Pick<Page, (typeof SHOWN)[number]>, Article {
  /** What it shows of the calendar. */
  calendars: CalendarPart[];
  /** Days on which visitors may come, of those that it shows. */
  events: Pick<Term, 'name' | 'from' | 'to' | 'whom'>[];
}

/** The text at an address; null where nobody has written one. */
export const textQuery = (path: string) =>
  publicQuery(
    ['text', path],
    async ({ client, signal }): Promise<ContentText | null> => {
      // 400: too long to be one.
      const page = (await ifAny(read(client, calls.getPage, { query: { path }, signal }), [400]))?.data.page;
      if (!page) return null;
      const shown: Pick<ContentText, 'calendars' | 'events'> = { calendars: [], events: [] };
      let found: ReturnType<typeof readCalendar> | undefined;
      const article = await articleOf(page.body, async (block) => {
        const part = partOf(block);
        if (!part) return null;
        found ??= readCalendar(client, signal);
        const [known, { blockOf, isOver, overNote, termsOf }] = await Promise.all([
          found,
          import('../calendars/blocks'),
        ]);
        if (!known) return null;
        const { calendar, on } = known;
        const isFirst = !shown.calendars.includes(part);
        const table = blockOf(calendar, block, on);
        if (!table) return null;
        if (isFirst) shown.calendars.push(part);
        // Said once, in place of the first of its tables.
        if (isOver(calendar, part, on)) return isFirst ? overNote(calendar) : null;
        const open = termsOf(calendar, block).filter((term) => term.isEvent && lastDayOf(term) >= on);
        shown.events.push(...open.map((term) => pick(term, ['name', 'from', 'to', 'whom'])));
        return table;
      });
      return { ...pick(page, SHOWN), ...article, ...shown };
    },
    FRESH_FOR,
  );
