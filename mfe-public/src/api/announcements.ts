import { read } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

const SHOWN = 6;

export type Announcement = Pick<Notice, '_id' | 'fileName' | 'fileLink' | 'size' | 'publishAt'>;

/** The newest notices of the section `announcements`. */
export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['home', 'announcements'],
    queryFn: async ({ client, signal }): Promise<Announcement[]> => {
      const { data } = await read(client, '/notice', { query: { section: 'announcements', limit: SHOWN }, signal });
      return data.notices.map(({ _id, fileName, fileLink, size, publishAt }) => ({
        _id,
        fileName,
        fileLink,
        size,
        publishAt,
      }));
    },
  });
