import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

/** A university has fewer accounts than one answer holds. */
const LIMIT = 500;

/** All accounts of staff, by name. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['account', 'list'],
    queryFn: async ({ client, signal }) =>
      (await read(client, '/staff', { query: { limit: LIMIT }, signal })).data.staff,
    staleTime: 0,
  });
