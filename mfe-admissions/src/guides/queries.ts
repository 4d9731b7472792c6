import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type Article, articleOf, writerOf } from '@university/shared/prose';
import { queryOptions } from '@university/shared/query';
import { reservation } from './reservation/reservation';

/** A page that explains something: what it answers, its text, who answers for it and how old it is. */
export interface Guide extends Article {
  title: string;
  description: string;
  /** Office, never a person. */
  owner: string;
  /** ISO 8601. */
  updated: string | null;
}

/** The guide at an address; null as long as nobody has written it. */
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
