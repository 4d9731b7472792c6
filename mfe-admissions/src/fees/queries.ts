import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Fee } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';

/** A line of the table of fees, as pages show it. */
export type FeeItem = Pick<Fee, 'name' | 'timing' | 'amount' | 'track' | 'band' | 'shares'>;

/** The table of fees, in its order: the same that programmes and letters read. */
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

/** For loaders. One attempt: pages say what they know without it. */
export async function prepareFees(client: QueryClient): Promise<void> {
  if (!client.getQueryState(feesQuery().queryKey)) await client.prefetchQuery({ ...feesQuery(), retry: false });
}
