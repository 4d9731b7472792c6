import { read } from '@university/shared';
import type { ApprovalState } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

interface ApprovalQuery {
  state?: ApprovalState;
  limit: number;
  page?: number;
}

/** One page of what waits for a second person, or was decided. */
export const approvalsQuery = (query: ApprovalQuery) =>
  queryOptions({
    queryKey: ['approval', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/approval', { query, signal });
      return { approvals: data.approvals, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['approval', 'settings'],
    queryFn: async ({ client, signal }) => (await read(client, '/setting', { signal })).data.settings,
    staleTime: 0,
  });
