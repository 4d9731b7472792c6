import { read } from '@university/shared';
import type { Campus, Zone } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { PROGRAMS_FRESH_FOR } from '../programmes/levels';
import { byName, type ProgramLine, toLine } from '../programmes/queries';
import { recovering } from '../reading';

const FRESH_FOR = 10 * 60_000;

/** What the page of a campus shows; its programmes are a read of their own, because they lead somewhere. */
export type CampusDetail = Omit<Campus, '_id' | 'courses_offered'>;

/** The campus of this slug or name, whatever the letters' case, or null where there is none. */
export const campusQuery = (name: string) =>
  queryOptions({
    queryKey: ['campus', name],
    queryFn: async ({ client, signal }): Promise<CampusDetail | null> => {
      const { campuses } = (await read(client, '/campus', { signal })).data;
      const campus = campuses.find(({ slug }) => slug === name) ?? campuses.find((each) => isNamed(each, name));
      if (!campus) return null;
      const { _id, courses_offered, ...detail } = campus;
      return detail;
    },
    staleTime: FRESH_FOR,
    ...recovering,
  });

function isNamed(campus: Campus, name: string): boolean {
  const wanted = name.toLowerCase();
  return campus.slug.toLowerCase() === wanted || campus.name.toLowerCase() === wanted;
}

/** What is taught on a campus. */
export const campusProgramsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campus', slug, 'programs'],
    queryFn: async ({ client, signal }): Promise<ProgramLine[]> => {
      const { programs } = (await read(client, '/program', { signal })).data;
      return programs
        .filter(({ campuses }) => campuses.some((campus) => campus.slug === slug))
        .map(toLine)
        .sort(byName);
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });

/** What the page of a zone shows of a campus. */
export interface ZoneCampus
  extends Pick<
    Campus,
    'code' | 'slug' | 'name' | 'location' | 'pin' | 'nearest_metro' | 'accessible' | 'women_only' | 'headquarters'
  > {
  /** How many it teaches. */
  programs: number;
}

/** The campuses of a zone, by name. */
export const zoneQuery = (zone: Zone) =>
  queryOptions({
    queryKey: ['campus', 'of-zone', zone],
    queryFn: async ({ client, signal }): Promise<ZoneCampus[]> => {
      const { campuses } = (await read(client, '/campus', { query: { zone }, signal })).data;
      return campuses.map((campus) => ({
        code: campus.code,
        slug: campus.slug,
        name: campus.name,
        location: campus.location,
        pin: campus.pin,
        nearest_metro: campus.nearest_metro,
        accessible: campus.accessible,
        women_only: campus.women_only,
        headquarters: campus.headquarters,
        programs: campus.courses_offered.length,
      }));
    },
    staleTime: FRESH_FOR,
    ...recovering,
  });
