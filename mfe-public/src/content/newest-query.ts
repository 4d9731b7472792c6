import { read } from '@university/shared';
import type { Notice, NoticeSection } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from '../api/recovering';

/** How many of a section's notices a page of text shows. */
const SHOWN = 5;

export type NewestNotice = Pick<Notice, '_id' | 'fileName' | 'publishAt'>;

/** The newest notices of a section. */
export const newestQuery = (section: NoticeSection) =>
  queryOptions({
    queryKey: ['newest', section],
    queryFn: async ({ client, signal }): Promise<NewestNotice[]> => {
      const { data } = await read(client, '/notice', { query: { section, limit: SHOWN }, signal });
      return data.notices.map(({ _id, fileName, publishAt }) => ({ _id, fileName, publishAt }));
    },
    ...recovering,
  });
