import { read, sample } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  type Campus,
  HOME_BLOCKS,
  type HomeBlock,
  type ListedNotice,
  type NoticeSection,
  type Picture,
  type Program,
  type ProgramLevel,
  type Zone,
} from '@university/shared/contract';
import { altOf } from '@university/shared/kit';
import { type QueryClient, queryOptions, useQuery } from '@university/shared/query';
import { MINUTE } from '@university/shared/time';
import { pick, publicQuery } from '@university/shared/reading';
import { hasPage, LEVELS, PROGRAMS_FRESH_FOR } from '../programmes/levels';

const SHOWN = ['credit', 'width', 'height', 'colour', 'focal_x', 'focal_y', 'base', 'widths'] as const;

async function readWords(client: QueryClient, signal: AbortSignal) {
  const { home } = (await read(client, calls.getHome, { signal })).data;
  const shown = (picture: Picture | null) => picture && { ...pick(picture, SHOWN), alt: altOf(picture) };
  const pictured = <Row extends { picture: Picture | null }>({ picture, ...row }: Row) => ({
    ...row,
    picture: shown(picture),
  });
  return (
    home && {
      ...home,
      achievements: home.achievements.map(pictured),
      messages: home.messages.map(pictured),
      heroPicture: shown(home.heroPicture),
      peoplePicture: shown(home.peoplePicture),
    }
  );
}

export const wordsQuery = () =>
  publicQuery(['home', 'words'], ({ client, signal }) => readWords(client, signal), 10 * MINUTE);

export type HomeWords = NonNullable<Awaited<ReturnType<typeof readWords>>>;
export type ShownBlock = HomeWords['blocks'][number];
export type Achievement = HomeWords['achievements'][number];

/** Used when the university has set nothing, or its words could not be read. */
export const NONE: HomeWords = {
  blocks: HOME_BLOCKS.map((block) => ({ block, title: null })),
  lead: null,
  heroPicture: null,
  drawings: { lathe: false, loom: false, circuit: false },
  achievementsLead: null,
  achievements: [],
  messages: [],
  peopleLead: null,
  peoplePicture: null,
  campusesLead: null,
  partnersLead: null,
  partners: [],
  partnersPage: null,
  socialsLead: null,
};

export const useWords = (): HomeWords => useQuery(wordsQuery()).data ?? NONE;

export interface BlockProps {
  title: string | null;
  words: HomeWords;
}

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
