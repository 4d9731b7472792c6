import { read } from '@university/shared';
import type { AuditFilter } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

export interface AuditQuery extends AuditFilter {
  limit: number;
  page: number;
}

/** One page of the audit log of results. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/admission/audit', { query, signal });
      return { entries: data.entries, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });
