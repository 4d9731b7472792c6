import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type Article, articleOf, writerOf } from '@university/shared/prose';
import { queryOptions } from '@university/shared/query';
import { reservation } from './reservation/reservation';

export interface Guide extends Article {
  title: string;
  description: string;
  /** An office, never a person. */
  owner: string;
  /** ISO 8601. */
  updated: string | null;
}

export const guideQuery = (path: string) =>
  queryOptions({
    queryKey: ['admission', 'guide', path],
    queryFn: async ({ client, signal }): Promise<Guide | null> => {
      const { page } = (await read(client, calls.getPage, { query: { path }, signal })).data;
      if (!page) return null;
      const { title, description, owner, updated_at, body } = page;
      const article = await articleOf(body, writerOf([reservation], client, signal));
      return { title, description, owner, updated: updated_at, ...article };
    },
  });
