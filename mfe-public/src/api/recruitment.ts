import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';
import { RECRUITMENT } from '../notices/sections';
import { type NoticeLine, toLine } from './notice-list';
import { recovering } from './recovering';

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
