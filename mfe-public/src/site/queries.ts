import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { pick, publicQuery } from '../reading';

/** Every page of text, by its address. */
export const textsQuery = () =>
  publicQuery(
    ['texts'],
    async ({ client, signal }) => {
      const { pages } = (await read(client, calls.listPages, { signal })).data;
      return pages.map((page) => pick(page, ['path', 'title']));
    },
    10 * MINUTE,
  );
