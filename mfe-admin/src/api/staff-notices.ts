import { read } from '@university/shared';
import type { NOTICE_SORTS, NoticeSection, NoticeState, StaffNotice } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

export interface FilesQuery {
  search?: string;
  section?: NoticeSection;
  created_at_gteq?: string;
  created_at_lteq?: string;
  /** YYYY-MM-DD: moves to the archive by itself after this day or earlier. */
  expires_lteq?: string;
  state: NoticeState | 'all';
  sort?: (typeof NOTICE_SORTS)[number];
  order?: 'asc' | 'desc';
  limit: number;
  page?: number;
}

export const STAFF_NOTICES = ['notice', 'staff'] as const;

/** One page of the notices in every state, with counts. What was shown before stays until the next page is here. */
export const staffNoticesQuery = (query: FilesQuery) =>
  queryOptions({
    queryKey: [...STAFF_NOTICES, 'list', query],
    queryFn: async ({ client, signal }) => {
      const { data, metadata } = await read(client, '/admin/notice', { query, signal });
      return { ...data, metadata };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

export type StaffNoticeList = {
  notices: StaffNotice[];
};

export const staffNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: [...STAFF_NOTICES, 'one', id],
    queryFn: async ({ client, signal }) => {
      const { data } = await read(client, '/admin/notice/:id', { params: { id }, signal });
      return data.notice;
    },
    staleTime: 0,
  });
