import { read } from '@university/shared';
import type { AuditFilter, AuditLogFilter } from '@university/shared/contract';
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

/** One page of the audit log of the whole site. */
export const siteLogQuery = (query: AuditLogFilter & { limit: number; page: number }) =>
  queryOptions({
    queryKey: ['audit', 'site', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/audit', { query, signal });
      return { lines: data.lines, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** Whether the log was whole when it was last verified. */
export const auditStateQuery = () =>
  queryOptions({
    queryKey: ['audit', 'state'],
    queryFn: async ({ client, signal }) => (await read(client, '/audit/state', { signal })).data,
    staleTime: 0,
  });
