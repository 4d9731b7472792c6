import * as calls from '@university/shared/calls';
import type { QueryOf } from '@university/shared/contract';
import { LIVE, paged, whole } from '../api/queries';

export const mailQuery = (query: QueryOf<'listMail'>) => paged(['mail'], calls.listMail, query);

export const mailCountsQuery = () => ({
  ...whole(['mail', 'counts'], calls.countMail, ({ data }) => data),
  refetchInterval: LIVE,
});
export const roundMailQuery = () => ({
  ...whole(['mail', 'rounds'], calls.listRoundMail, ({ data }) => data.rounds),
  refetchInterval: LIVE,
});
