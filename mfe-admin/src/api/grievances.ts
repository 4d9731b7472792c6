import { read } from '@university/shared';
import type { GrievanceCategory, GrievanceStatus } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

interface GrievancesQuery {
  status?: GrievanceStatus;
  category?: GrievanceCategory;
  q?: string;
  overdue?: 'true';
  limit: number;
  page?: number;
}

/** One page of grievances with counts of all. */
export const grievancesQuery = (query: GrievancesQuery) =>
  queryOptions({
    queryKey: ['grievance', 'list', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/grievance', { query, signal });
      return { ...data, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const grievanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['grievance', 'one', id],
    queryFn: async ({ client, signal }) =>
      (await read(client, '/grievance/:id', { params: { id }, signal })).data.grievance,
    staleTime: 0,
  });
