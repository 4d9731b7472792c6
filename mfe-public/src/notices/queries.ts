import { ApiError, read } from '@university/shared';
import type { Notice, NoticeSectionSummary } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from '../reading';
import type { ListView } from './address';
import { type LastDate, lastDateOf } from './last-date';
import { RECRUITMENT } from './sections';

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

const toLine = (notice: Notice): NoticeLine => ({
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

/** How many of each category stand on the page of all of them. */
const SHOWN = 6;

export interface RecruitmentCategory {
  section: (typeof RECRUITMENT)[number];
  /** The newest, those that can still be applied for first. */
  notices: NoticeLine[];
  total: number;
}

/** The current notices of every category: one entry in the cache, so all of them arrive or fail together. */
export const recruitmentQuery = () =>
  queryOptions({
    queryKey: ['notices', 'recruitment'],
    queryFn: async ({ client, signal }): Promise<RecruitmentCategory[]> =>
      Promise.all(
        RECRUITMENT.map(async (section) => {
          const { data, metadata } = await read(client, '/notice', { query: { section, limit: SHOWN }, signal });
          return { section, notices: data.notices.map(toLine).sort(openFirst), total: metadata.total };
        }),
      ),
    ...recovering,
  });

function openFirst(a: NoticeLine, b: NoticeLine): number {
  return Number(a.lastDate?.isOpen === false) - Number(b.lastDate?.isOpen === false);
}

/** What each section holds; those without a published notice are left out. */
export const noticeSectionsQuery = () =>
  queryOptions({
    queryKey: ['notices', 'sections'],
    queryFn: async ({ client, signal }): Promise<NoticeSectionSummary[]> =>
      (await read(client, '/notice/sections', { signal })).data.sections,
    ...recovering,
  });

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
