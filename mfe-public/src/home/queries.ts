import { MINUTE } from '@university/shared/time';
import { read, sample } from '@university/shared';
import * as calls from '@university/shared/calls';
import type {
  Campus,
  HomeBlock,
  ListedNotice,
  NoticeSection,
  Program,
  ProgramLevel,
  Zone,
} from '@university/shared/contract';
import { queryOptions, useQuery } from '@university/shared/query';
import { hasPage, LEVELS, PROGRAMS_FRESH_FOR } from '../programmes/levels';
import { pick, publicQuery } from '@university/shared/reading';
import type { HomeWords } from './words';

export const HOME_SECTIONS = {
  announcements: 5,
  admission: 4,
  students: 4,
  'important-links': 4,
  notices: 4,
  news: 3,
  'student-events': 4,
} as const satisfies Partial<Record<NoticeSection, number>>;

/** Days. */
const SHOWN_FOR: Partial<Record<keyof typeof HOME_SECTIONS, number>> = { announcements: 60, 'student-events': 60 };

export type HomeSection = keyof typeof HOME_SECTIONS;

const TOLD: readonly HomeSection[] = ['news', 'student-events'];

const NAMED = ['_id', 'fileName', 'size', 'publishAt'] as const;

export type HomeNotice = Pick<ListedNotice, (typeof NAMED)[number]> & Partial<Pick<ListedNotice, 'summary'>>;

type HomeNotices = Partial<Record<HomeSection, HomeNotice[]>>;

const SECTIONS_OF: { readonly [B in HomeBlock]?: readonly HomeSection[] } = {
  announcements: ['announcements'],
  bulletin: ['admission', 'students', 'important-links', 'notices'],
  news: ['news'],
  events: ['student-events'],
};

export const sectionsOf = (blocks: HomeWords['blocks']): HomeSection[] =>
  blocks.flatMap(({ block }) => SECTIONS_OF[block] ?? []);

/** One cache entry, so that all sections arrive or fail together. */
export function homeNoticesQuery(blocks: HomeWords['blocks']) {
  const sections = sectionsOf(blocks);
  return publicQuery(['home', 'notices', ...sections], async ({ client, signal }): Promise<HomeNotices> => {
    const newest = async (section: HomeSection) => {
      const { data } = await read(client, calls.listNotices, {
        query: { section, limit: HOME_SECTIONS[section], days: SHOWN_FOR[section] },
        signal,
      });
      const fields = TOLD.includes(section) ? ([...NAMED, 'summary'] as const) : NAMED;
      return [section, data.notices.map((notice) => pick<ListedNotice, keyof HomeNotice>(notice, fields))] as const;
    };
    return Object.fromEntries(await Promise.all(sections.map(newest)));
  });
}

const NO_NOTICES: readonly HomeNotice[] = [];

export function useHomeNotices(section: HomeSection, { blocks }: Pick<HomeWords, 'blocks'>) {
  return useQuery({ ...homeNoticesQuery(blocks), select: (all) => all[section] ?? NO_NOTICES });
}

/** Programmes drawn for each level. Source: specification, section 9. */
const DRAWN = 6;

export interface DrawnProgram extends Pick<Program, '_id' | 'code' | 'name'> {
  hasPage: boolean;
}

export type Study = Record<ProgramLevel, DrawnProgram[]>;

/** Random seed of the drawn programmes. It is in the boot data, so that a refetch does not reshuffle them. */
export const seedQuery = () =>
  queryOptions({
    queryKey: ['home', 'study-seed'],
    queryFn: () => Math.floor(Math.random() * 2 ** 31),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const studyQuery = (seed: number) =>
  publicQuery(
    ['home', 'study', String(seed)],
    async ({ client, signal }): Promise<Study> => {
      const { programs } = (await read(client, calls.listPrograms, { signal })).data;
      const drawn = (level: ProgramLevel): DrawnProgram[] => {
        const ofLevel = programs.filter(({ programLevel }) => programLevel === level);
        return sample(seed, ofLevel, DRAWN).map((program) => ({
          ...pick(program, ['_id', 'code', 'name']),
          hasPage: hasPage(program),
        }));
      };
      return Object.fromEntries(LEVELS.map(({ id }) => [id, drawn(id)])) as Study;
    },
    PROGRAMS_FRESH_FOR,
  );

export interface ZoneOfCampuses extends Pick<Zone, 'code' | 'name'> {
  campuses: Pick<Campus, 'slug' | 'name'>[];
}

export const campusesQuery = () =>
  publicQuery(
    ['home', 'campuses'],
    async ({ client, signal }): Promise<ZoneOfCampuses[]> => {
      const [zones, campuses] = await Promise.all([
        read(client, calls.listZones, { signal }),
        read(client, calls.listCampuses, { signal }),
      ]);
      const inZone = (code: string) => campuses.data.campuses.filter(({ zone }) => zone === code);
      return zones.data.zones
        .map(({ code, name }) => ({
          code,
          name,
          campuses: inZone(code).map((campus) => pick(campus, ['slug', 'name'])),
        }))
        .filter((zone) => zone.campuses.length > 0);
    },
    10 * MINUTE,
  );
