import * as calls from '@university/shared/calls';
import { read } from '@university/shared';
import type { QueryOf } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

export const staffNoticesQuery = (query: QueryOf<'listStaffNotices'>) =>
  paged(['notice', 'staff', 'list'], calls.listStaffNotices, query);

export const staffNoticeQuery = (id: string) =>
  whole(['notice', 'staff', 'one', id], calls.getStaffNotice, ({ data }) => data.notice, { params: { id } });

export const newestNoticesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['notice', 'newest', limit],
    queryFn: async ({ client, signal }) =>
      (await read(client, calls.listNotices, { query: { limit }, signal })).data.notices,
  });

export const mediaQuery = (query: QueryOf<'listMedia'>) => paged(['media', 'list'], calls.listMedia, query);
export const mediaItemQuery = (id: string) =>
  whole(['media', 'one', id], calls.readMedia, ({ data }) => data.media, { params: { id } });

export const grievancesQuery = (query: QueryOf<'listGrievances'>) =>
  paged(['grievance', 'list'], calls.listGrievances, query);
export const grievanceQuery = (id: string) =>
  whole(['grievance', 'one', id], calls.readGrievance, ({ data }) => data.grievance, { params: { id } });

/** One answer holds all accounts of a university. */
export const accountsQuery = () =>
  whole(['account', 'list'], calls.listStaff, ({ data }) => data.staff, { query: { limit: 500 } });

export const approvalsQuery = (query: QueryOf<'listApprovals'>) => paged(['approval'], calls.listApprovals, query);
type Call = Parameters<typeof read>[1];
type Options<C extends Call> = NonNullable<Parameters<typeof read<C>>[2]>;
type Answer<C extends Call> = Awaited<ReturnType<typeof read<C>>>;

/** Milliseconds between refetches of live counts. */
export const LIVE = 15_000;

/** A single resource or an unpaged list, refetched on every mount. */
export const whole = <C extends Call, T>(
  queryKey: readonly unknown[],
  call: C,
  pick: (answer: Answer<C>) => T,
  options: Options<C> = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => pick(await read(client, call, { ...options, signal })),
    staleTime: 0,
  });

/** One page of a list; the previous page stays visible while the next one loads. */
export const paged = <C extends Call>(queryKey: readonly unknown[], call: C, query: NonNullable<Options<C>['query']>) =>
  queryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ client, signal }) => read(client, call, { query, signal }),
    placeholderData: (before: unknown) => before as Answer<C> | undefined,
    staleTime: 0,
  });
