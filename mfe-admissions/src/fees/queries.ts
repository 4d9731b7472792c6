import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Fee } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';

export type FeeItem = Pick<Fee, 'name' | 'timing' | 'amount' | 'track' | 'band' | 'shares'>;

export const feesQuery = () =>
  queryOptions({
    queryKey: ['admission', 'fees'],
    queryFn: async ({ client, signal }): Promise<readonly FeeItem[]> => {
      const { fees } = (await read(client, calls.listFees, { signal })).data;
      return fees.map(({ name, timing, amount, track, band, shares }) => ({
        name,
        timing,
        amount,
        track,
        band,
        shares,
      }));
    },
  });

export async function prepareFees(client: QueryClient): Promise<void> {
  if (!client.getQueryState(feesQuery().queryKey)) await client.prefetchQuery({ ...feesQuery(), retry: false });
}
