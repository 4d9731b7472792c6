import { ApiError, read } from '@university/shared';
import type { LetterCheck } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

/** What the university knows of a letter; null where no letter has this code. */
export const letterCheckQuery = (code: string) =>
  queryOptions({
    queryKey: ['letter', code],
    queryFn: async ({ client, signal }): Promise<LetterCheck | null> => {
      try {
        return (await read(client, '/letter/:code', { params: { code }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    // It names a person: kept for as long as it is on screen, and asked for anew each time.
    gcTime: 0,
    staleTime: 0,
  });
