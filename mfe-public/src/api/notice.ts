import { ApiError, read } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { type LastDate, lastDateOf } from '../notices/last-date';
import { recovering } from './recovering';

/** What the page of a notice shows. */
export interface NoticeDetail extends Omit<Notice, 'autoArchive' | 'version' | 'endDate' | 'created_at'> {
  lastDate: LastDate | null;
}

/** The published notice of this id, archived or not, or null where there is none. */
export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['notice', id],
    queryFn: async ({ client, signal }): Promise<NoticeDetail | null> => {
      try {
        const { notice } = (await read(client, '/notice/:id', { params: { id }, signal })).data;
        const { autoArchive, version, endDate, created_at, ...shown } = notice;
        return { ...shown, lastDate: lastDateOf(notice) };
      } catch (error) {
        // An id that no notice can have is refused, not searched for.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    ...recovering,
  });
