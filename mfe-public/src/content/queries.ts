import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import { type Article, articleOf, writerOf } from '@university/shared/prose';
import { ifAny, pick, publicQuery } from '@university/shared/reading';
import { calendarInto, type ShownCalendar } from './blocks/calendar';
import { officers, placement } from './blocks/families';

const FRESH_FOR = 10 * MINUTE;

const SHOWN = ['title', 'description', 'owner', 'section', 'updated_at'] as const;

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
