import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

const LIMIT = 8;

export const newestNoticesQuery = () =>
  queryOptions({
    queryKey: ['notice', 'newest', LIMIT],
    queryFn: async ({ client, signal }) => {
      const { data } = await read(client, '/notice', { query: { limit: LIMIT }, signal });
      return data.notices.map(({ _id, fileName, section, language, publishAt }) => ({
        _id,
        fileName,
        section,
        language,
        publishAt,
      }));
    },
  });
