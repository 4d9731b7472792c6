import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Campus, Zone } from '@university/shared/contract';
import { pick, publicQuery } from '../reading';

const FRESH_FOR = 10 * MINUTE;

/** What the page of a campus shows; its programmes are a read of their own, because they lead somewhere. */
export type CampusDetail = Omit<Campus, '_id' | 'courses_offered'>;

/** The campus of this slug or name, whatever the letters' case, or null where there is none. */
export const campusQuery = (name: string) =>
  publicQuery(
    ['campus', name],
    async ({ client, signal }): Promise<CampusDetail | null> => {
      const { campuses } = (await read(client, calls.listCampuses, { signal })).data;
      const campus = campuses.find(({ slug }) => slug === name) ?? campuses.find((each) => isNamed(each, name));
      if (!campus) return null;
      const { _id, courses_offered, ...detail } = campus;
      return detail;
    },
    FRESH_FOR,
  );

function isNamed({ slug, name }: Campus, asked: string): boolean {
  return [slug, name].some((each) => each.toLowerCase() === asked.toLowerCase());
}

const OF_ZONE = [
  'code',
  'slug',
  'name',
  'location',
  'pin',
  'nearest_metro',
  'accessible',
  'women_only',
  'headquarters',
] as const;

/** What the page of a zone shows of a campus. */
export interface ZoneCampus extends Pick<Campus, (typeof OF_ZONE)[number]> {
  /** How many it teaches. */
  programs: number;
}

/** The campuses of a zone, by name. */
export const zoneQuery = (zone: Zone) =>
  publicQuery(
    ['campus', 'of-zone', zone],
    async ({ client, signal }): Promise<ZoneCampus[]> => {
      const { campuses } = (await read(client, calls.listCampuses, { query: { zone }, signal })).data;
      return campuses.map((campus) => ({ ...pick(campus, OF_ZONE), programs: campus.courses_offered.length }));
    },
    FRESH_FOR,
  );
