import { read, sample } from '@university/shared';
import type { Campus, Notice, NoticeSection, Program, ProgramLevel } from '@university/shared/contract';
import { type QueryClient, queryOptions, useQuery } from '@university/shared/query';
import { recovering } from '../reading';
import { hasPage, LEVELS, PROGRAMS_FRESH_FOR } from '../programmes/levels';

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

type HomeNotices = Record<HomeSection, HomeNotice[]>;

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

/** Programmes drawn for each level. Source: specification, section 9. */
export const DRAWN = 6;

export interface DrawnProgram extends Pick<Program, '_id' | 'code' | 'name'> {
  hasPage: boolean;
}

export type Study = Record<ProgramLevel, DrawnProgram[]>;

/**
 * The number that decides which programmes are drawn. The loader picks it on the server and it travels in the boot
 * data; one tab keeps it, so that reading the programmes again does not reshuffle them.
 */
export const seedQuery = () =>
  queryOptions({
    queryKey: ['home', 'study-seed'],
    queryFn: () => Math.floor(Math.random() * 2 ** 32),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The programmes drawn for all levels, so that changing the level needs no request. */
export const studyQuery = (seed: number) =>
  queryOptions({
    queryKey: ['home', 'study', String(seed)],
    queryFn: async ({ client, signal }): Promise<Study> => {
      const { programs } = (await read(client, '/program', { signal })).data;
      const drawn = LEVELS.map(({ id }) => [
        id,
        draw(
          seed,
          programs.filter((program) => program.programLevel === id),
        ),
      ]);
      return Object.fromEntries(drawn) as Study;
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });

function draw(seed: number, programs: readonly Program[]): DrawnProgram[] {
  return sample(seed, programs, DRAWN).map((program) => ({
    _id: program._id,
    code: program.code,
    name: program.name,
    hasPage: hasPage(program),
  }));
}

export type ListedCampus = Pick<Campus, 'slug' | 'name' | 'zone'>;

/** All campuses, as the home page lists them. */
export const campusesQuery = () =>
  queryOptions({
    queryKey: ['home', 'campuses'],
    queryFn: async ({ client, signal }): Promise<ListedCampus[]> => {
      const { data } = await read(client, '/campus', { signal });
      return data.campuses.map(({ slug, name, zone }) => ({ slug, name, zone }));
    },
    staleTime: 10 * 60_000,
    ...recovering,
  });
