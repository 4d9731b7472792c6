import { read } from '@university/shared';
import type { AnswerOf } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

export type OwnPage = AnswerOf<'readOwnFaculty'>['data']['faculty'];

/** The faculty record of who is logged in. */
export const ownPageQuery = () =>
  queryOptions({
    queryKey: ['own-page'],
    queryFn: async ({ client, signal }) => (await read(client, '/faculty/me', { signal })).data.faculty,
    staleTime: 0,
    retry: false,
  });
