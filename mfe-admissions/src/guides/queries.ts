import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type Article, articleOf, type BlockFamily, isOfFamily, writerOf } from '@university/shared/prose';
import { queryOptions } from '@university/shared/query';

export interface Guide extends Article {
  title: string;
  description: string;
  owner: string;
  updated: string | null;
}

/** How many seats are reserved for whom. */
const reservation: BlockFamily = {
  isOf: (block) => isOfFamily('reservation', block),
  open: async (client, options) => {
    const [{ data }, { reservationBlock }] = await Promise.all([
      read(client, calls.getReservation, options),
      import('./reservation'),
    ]);
    return (block) => (data.reservation ? reservationBlock(data.reservation, block) : '');
  },
};

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
