import { read } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import type { ListView } from '../notices/address';
import { type LastDate, lastDateOf } from '../notices/last-date';
import { recovering } from './recovering';

/** Notices on a page of a list. */
const PAGE_SIZE = 10;

/** What a line of a list shows of a notice; the rest of the answer does not travel. */
export interface NoticeLine
  extends Pick<
    Notice,
    | '_id'
    | 'fileName'
    | 'fileLink'
    | 'size'
    | 'pages'
    | 'language'
    | 'publishAt'
    | 'orderNumber'
    | 'apply'
    | 'vacancies'
  > {
  lastDate: LastDate | null;
}

export interface NoticePage {
  notices: NoticeLine[];
  /** How many fit in all. */
  total: number;
  totalPages: number;
}

export const toLine = (notice: Notice): NoticeLine => ({
  _id: notice._id,
  fileName: notice.fileName,
  fileLink: notice.fileLink,
  size: notice.size,
  pages: notice.pages,
  language: notice.language,
  publishAt: notice.publishAt,
  orderNumber: notice.orderNumber,
  apply: notice.apply,
  vacancies: notice.vacancies,
  lastDate: lastDateOf(notice),
});

/** One page of a section's list or archive. */
export const noticeListQuery = ({ section, isArchived, search, page, from, until }: ListView) =>
  queryOptions({
    queryKey: ['notices', section, String(isArchived), search, String(page), from, until],
    queryFn: async ({ client, signal }): Promise<NoticePage> => {
      const query = { section, page, limit: PAGE_SIZE, ...(search && { regex: search }) };
      const dates = { ...(from && { created_at_gteq: from }), ...(until && { created_at_lteq: until }) };
      const { data, metadata } = isArchived
        ? await read(client, '/notice/archived', { query: { ...query, ...dates }, signal })
        : await read(client, '/notice', { query, signal });
      return { notices: data.notices.map(toLine), total: metadata.total, totalPages: metadata.totalPages };
    },
    ...recovering,
  });
