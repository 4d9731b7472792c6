import { read } from '@university/shared';
import type { MailState } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

interface MailQuery {
  state?: MailState;
  limit: number;
  page?: number;
}

/** One page of the outbox. */
export const mailQuery = (query: MailQuery) =>
  queryOptions({
    queryKey: ['mail', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/mail', { query, signal });
      return { mail: data.mail, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });
