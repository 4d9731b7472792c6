import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Campus, CampusDetail, HostelCampus, NearCampus, PinPlace, Zone } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import { PROGRAMS_FRESH_FOR } from '../programmes/levels';
import { proseOf } from '@university/shared/prose';
import { ifAny, pick, publicQuery } from '@university/shared/reading';

const FRESH_FOR = 10 * MINUTE;

type Client = { client: QueryClient; signal: AbortSignal };

export type ListedZone = Pick<Zone, 'code' | 'name'>;

const PROSE = ['info', 'getting_there', 'hostel', 'transport', 'director_message'] as const;

type Prose = Record<(typeof PROSE)[number], string | null>;

async function toPage({ _id, courses_offered, labs, campus_photo, has_hostel, ...shown }: CampusDetail) {
  const prose = await Promise.all(PROSE.map(async (field) => [field, await proseOf(shown[field])] as const));
  return { ...shown, ...(Object.fromEntries(prose) as Prose) };
}

export type CampusPage = Awaited<ReturnType<typeof toPage>>;

export const campusQuery = (name: string) =>
  publicQuery(
    ['campus', name],
    async (context): Promise<CampusPage | null> => {
      const campus = (await bySlug(context, name)) ?? (await byName(context, name));
      return campus ? toPage(campus) : null;
    },
    PROGRAMS_FRESH_FOR,
  );

async function bySlug({ client, signal }: Client, slug: string): Promise<CampusDetail | undefined> {
  // 400: too long to be a slug.
  const answer = await ifAny(read(client, calls.getCampus, { params: { slug }, signal }), [400, 404]);
  return answer?.data.campus;
}

async function byName(context: Client, name: string): Promise<CampusDetail | undefined> {
  const campus = (await listed(context)).find((each) => each.name.toLowerCase() === name.toLowerCase());
  return campus && bySlug(context, campus.slug);
}

const listed = async ({ client, signal }: Client): Promise<Campus[]> =>
  (await read(client, calls.listCampuses, { signal })).data.campuses;

async function zonesOf({ client, signal }: Client): Promise<ListedZone[]> {
  const { zones } = (await read(client, calls.listZones, { signal })).data;
  return zones.map((zone) => pick(zone, ['code', 'name']));
}

const IN_ZONE = [
  'slug',
  'name',
  'location',
  'pin',
  'nearest_metro',
  'accessible',
  'women_only',
  'headquarters',
  'has_hostel',
  'seats',
  'picture',
] as const;

export interface ZoneCampus extends Pick<Campus, (typeof IN_ZONE)[number]> {
  programs: number;
}

export interface ZoneCampuses {
  zone: ListedZone;
  campuses: ZoneCampus[];
}

export const zoneQuery = (code: string) =>
  publicQuery(
    ['campus', 'of-zone', code],
    async (context): Promise<ZoneCampuses | null> => {
      const [zones, campuses] = await Promise.all([zonesOf(context), listed(context)]);
      const zone = zones.find((each) => each.code === code.toLowerCase());
      if (!zone) return null;
      const own = campuses.filter((campus) => campus.zone === zone.code);
      return {
        zone,
        campuses: own.map((campus) => ({ ...pick(campus, IN_ZONE), programs: campus.courses_offered.length })),
      };
    },
    FRESH_FOR,
  );

const LISTED = [
  'slug',
  'name',
  'zone',
  'latitude',
  'longitude',
  'location',
  'seats',
  'women_only',
  'headquarters',
  'has_hostel',
] as const;

export type ListedCampus = Pick<Campus, (typeof LISTED)[number]>;

export interface CampusMap {
  zones: ListedZone[];
  campuses: ListedCampus[];
}

/** Of the list and of every map. */
export const campusesQuery = () =>
  publicQuery(
    ['campus', 'all'],
    async (context): Promise<CampusMap> => {
      const [zones, campuses] = await Promise.all([zonesOf(context), listed(context)]);
      return { zones, campuses: campuses.map((campus) => pick(campus, LISTED)) };
    },
    FRESH_FOR,
  );

const NEAR = ['slug', 'name', 'zone_name', 'location', 'seats', 'distance'] as const;

export interface Nearest {
  /** Null where the PIN code is unknown. */
  place: PinPlace | null;
  campuses: Pick<NearCampus, (typeof NEAR)[number]>[];
}

export const nearestQuery = (pin: string) =>
  publicQuery(
    ['campus', 'nearest', pin],
    async ({ client, signal }): Promise<Nearest> => {
      // 400: it cannot be a PIN code.
      const answer = await ifAny(read(client, calls.findNearestCampuses, { query: { pin }, signal }), [400]);
      if (!answer) return { place: null, campuses: [] };
      const { place, campuses } = answer.data;
      return { place, campuses: campuses.map((campus) => pick(campus, NEAR)) };
    },
    FRESH_FOR,
  );

const LIVING = ['slug', 'name', 'zone_name', 'women_only', 'email', 'phone'] as const;

export interface Living extends Pick<HostelCampus, (typeof LIVING)[number]> {
  hostel: string | null;
  transport: string | null;
}

export const hostelsQuery = () =>
  publicQuery(
    ['campus', 'hostels'],
    async ({ client, signal }): Promise<Living[]> => {
      const { campuses } = (await read(client, calls.listHostels, { signal })).data;
      return Promise.all(
        campuses.map(async (campus) => ({
          ...pick(campus, LIVING),
          hostel: await proseOf(campus.hostel),
          transport: await proseOf(campus.transport),
        })),
      );
    },
    FRESH_FOR,
  );
