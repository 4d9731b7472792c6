import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

/** What the account of this address has beside its password. Of the address alone: another account has something else. */
export const secondFactorQuery = (email: string) =>
  queryOptions({
    queryKey: ['second-factor', email],
    queryFn: async ({ client, signal }) => (await read(client, '/auth/second-factor', { signal })).data,
  });
