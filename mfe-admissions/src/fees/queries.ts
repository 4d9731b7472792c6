import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Application, Fee } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { istDay } from '@university/shared/time';

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

/** When and where one applies in a track. */
export interface ApplyingIn extends Application {
  /** The last date has passed. Worked out where it is read, so that server and browser say the same. */
  isOver: boolean;
}

export const applicationsQuery = () =>
  queryOptions({
    queryKey: ['admission', 'applications'],
    queryFn: async ({ client, signal }): Promise<readonly ApplyingIn[]> => {
      const { applications } = (await read(client, calls.listApplications, { signal })).data;
      const today = istDay(Date.now());
      return applications.map((each) => ({ ...each, isOver: each.last_date !== null && each.last_date < today }));
    },
  });

/** For loaders. One attempt: pages say what they know without it. */
export async function prepareFees(client: QueryClient): Promise<void> {
  if (!client.getQueryState(feesQuery().queryKey)) await client.prefetchQuery({ ...feesQuery(), retry: false });
}

/** The same of the dates of applications. */
export async function prepareApplications(client: QueryClient): Promise<void> {
  if (!client.getQueryState(applicationsQuery().queryKey))
    await client.prefetchQuery({ ...applicationsQuery(), retry: false });
}
