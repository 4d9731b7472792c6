import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

/** The caller's own sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async ({ client, signal }) => (await read(client, '/auth/session', { signal })).data.sessions,
    staleTime: 0,
  });
