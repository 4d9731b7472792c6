import { read } from '@university/shared';
import type { Notice, NoticeSection } from '@university/shared/contract';
import { type QueryClient, queryOptions, useQuery } from '@university/shared/query';
import { recovering } from './recovering';

/** Sections of notices on the home page, and how many of the newest it shows. */
export const HOME_SECTIONS = {
  announcements: 5,
  admission: 4,
  students: 4,
  'important-links': 4,
  notices: 4,
  news: 3,
  'student-events': 4,
} as const satisfies Partial<Record<NoticeSection, number>>;

export type HomeSection = keyof typeof HOME_SECTIONS;

/** Sections whose entries are told in a sentence, not only named. */
const TOLD: readonly HomeSection[] = ['news', 'student-events'];

/** What the page shows of a notice; the rest of the answer does not travel. */
export interface HomeNotice extends Pick<Notice, '_id' | 'fileName' | 'size' | 'publishAt'> {
  summary?: string;
}

export type HomeNotices = Record<HomeSection, HomeNotice[]>;

/** The newest notices of every section on the page: one entry in the cache, so all of them arrive or fail together. */
export const homeNoticesQuery = () =>
  queryOptions({
    queryKey: ['home', 'notices'],
    queryFn: async ({ client, signal }): Promise<HomeNotices> => {
      const sections = Object.keys(HOME_SECTIONS) as HomeSection[];
      const lists = await Promise.all(sections.map(async (id) => [id, await newest(client, id, signal)] as const));
      return Object.fromEntries(lists) as HomeNotices;
    },
    ...recovering,
  });

async function newest(client: QueryClient, section: HomeSection, signal: AbortSignal): Promise<HomeNotice[]> {
  const { data } = await read(client, '/notice', { query: { section, limit: HOME_SECTIONS[section] }, signal });
  return data.notices.map(({ _id, fileName, size, publishAt, summary }) => ({
    _id,
    fileName,
    size,
    publishAt,
    ...(TOLD.includes(section) && { summary }),
  }));
}

/** The notices of one section. */
export function useHomeNotices(section: HomeSection) {
  return useQuery({ ...homeNoticesQuery(), select: (all) => all[section] });
}
