import { today } from '@university/shared/identity';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { ListedNotice, Notice, NoticeSurroundings } from '@university/shared/contract';
import { proseOf } from '@university/shared/prose';
import { formatDate, formatDayOrInstant } from '@university/shared/time';

import { type Removed, ifThere, isRemoved, pick, publicQuery } from '@university/shared/reading';
import type { ListView } from './address';
import { RECRUITMENT } from './sections';

const PAGE_SIZE = 10;

const OF_CATEGORY = 6;

export interface LastDate {
  /** YYYY-MM-DD in IST; the whole day counts. */
  day: string;
  /** HH:MM in IST. */
  hour?: string;
  isOpen: boolean;
}

/** Computed where the notice is read, so that server and browser agree. An older API sends no `on`. */
export function lastDateOf(
  { endDate, endTime, isClosed }: Pick<Notice, 'endDate' | 'endTime' | 'isClosed'>,
  on = today(),
): LastDate | null {
  if (!endDate) return null;
  return {
    day: endDate,
    ...(endTime && { hour: endTime }),
    isOpen: isClosed === undefined ? endDate >= on : !isClosed,
  };
}

export const lastDateInWords = ({ day, hour }: LastDate): string =>
  hour ? formatDayOrInstant(day, hour) : formatDate(day);

const LINE = [
  '_id',
  'fileName',
  'fileLink',
  'size',
  'pages',
  'language',
  'publishAt',
  'orderNumber',
  'apply',
  'vacancies',
] as const;

export interface NoticeLine extends Pick<Notice, (typeof LINE)[number]> {
  lastDate: LastDate | null;
  summary?: string;
}

export const REPORTS = 'annual-report';

const toLines = ({ notices, on }: { notices: readonly ListedNotice[]; on?: string }): NoticeLine[] =>
  notices.map((notice) => ({
    ...pick(notice, LINE),
    lastDate: lastDateOf(notice, on),
    ...(notice.section === REPORTS && { summary: notice.summary }),
  }));

export interface NoticePage {
  notices: NoticeLine[];
  total: number;
  totalPages: number;
}

export const noticeListQuery = ({ section, isArchived, search, page, from, until }: ListView) =>
  publicQuery(
    ['notices', section, String(isArchived), search, String(page), from, until],
    async ({ client, signal }): Promise<NoticePage> => {
      const query = { section, page, limit: PAGE_SIZE, ...(search && { regex: search }) };
      const dates = { ...(from && { created_at_gteq: from }), ...(until && { created_at_lteq: until }) };
      const { data, metadata } = isArchived
        ? await read(client, calls.listArchivedNotices, { query: { ...query, ...dates }, signal })
        : await read(client, calls.listNotices, { query, signal });
      return { notices: toLines(data), ...pick(metadata, ['total', 'totalPages']) };
    },
  );

export const newestQuery = () =>
  publicQuery(
    ['notices', 'newest'],
    async ({ client, signal }): Promise<NoticeLine[]> =>
      toLines((await read(client, calls.listNotices, { query: { limit: 2 * PAGE_SIZE }, signal })).data),
  );

export interface RecruitmentCategory {
  section: (typeof RECRUITMENT)[number];
  notices: NoticeLine[];
  total: number;
}

/** One cache entry, so that all categories arrive or fail together. */
export const recruitmentQuery = () =>
  publicQuery(
    ['notices', 'recruitment'],
    async ({ client, signal }): Promise<RecruitmentCategory[]> =>
      Promise.all(
        RECRUITMENT.map(async (section) => {
          const { data, metadata } = await read(client, calls.listNotices, {
            query: { section, limit: OF_CATEGORY },
            signal,
          });
          return { section, notices: toLines(data).sort(openFirst), total: metadata.total };
        }),
      ),
  );

function openFirst(a: NoticeLine, b: NoticeLine): number {
  return Number(a.lastDate?.isOpen === false) - Number(b.lastDate?.isOpen === false);
}

export const noticeSectionsQuery = () =>
  publicQuery(
    ['notices', 'sections'],
    async ({ client, signal }) => (await read(client, calls.listNoticeSections, { signal })).data.sections,
  );

export interface NoticeDetail
  extends Omit<
      Notice,
      'autoArchive' | 'version' | 'endDate' | 'endTime' | 'isClosed' | 'created_at' | 'text' | 'picture'
    >,
    NoticeSurroundings {
  lastDate: LastDate | null;
  body: string | null;
}

export const noticeQuery = (id: string) =>
  publicQuery(['notice', id], async ({ client, signal }): Promise<NoticeDetail | Removed | null> => {
    const answer = await ifThere(read(client, calls.getNotice, { params: { id }, signal }));
    if (!answer || isRemoved(answer)) return answer;
    const { notice, on, picture, series, corrections } = answer.data;
    const { autoArchive, version, endDate, endTime, isClosed, created_at, text, ...shown } = notice;
    const body = await proseOf(text || null);
    return { ...shown, lastDate: lastDateOf({ endDate, endTime, isClosed }, on), body, picture, series, corrections };
  });
