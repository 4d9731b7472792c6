import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type Article, articleOf } from '@university/shared/prose';
import { MINUTE } from '@university/shared/time';
import { publicQuery } from '../reading';
import { RTI_PATH } from './paths';

export interface RtiText extends Pick<Article, 'parts'> {
  title: string;
  description: string;
}

/** What the university says about the Right to Information; null as long as it says nothing. */
export const rtiQuery = () =>
  publicQuery(
    ['page', RTI_PATH, 'part'],
    async ({ client, signal }): Promise<RtiText | null> => {
      const { page } = (await read(client, calls.getPage, { query: { path: RTI_PATH }, signal })).data;
      if (!page) return null;
      const { parts } = await articleOf(page.body, undefined, 3);
      return { title: page.title, description: page.description, parts };
    },
    10 * MINUTE,
  );
