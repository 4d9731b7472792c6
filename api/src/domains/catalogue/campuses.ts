import type { Campus, CampusDetail, HostelCampus, NearCampus, PinPlace } from '@university/shared/contract';
import { invalid, notFound } from '@university/web';
import { CATALOGUE, type Catalogue, fitting, readCatalogue, type Uncorrected, type Valid } from './snapshot';
import { type Person, personLink, addressOf, pictureOf, picturesOf } from './people';
import { toProgram } from './programs';
import { and, eq, like, or } from 'drizzle-orm';
import { pins } from '../../platform/database/schema';
import type { Services } from '../../platform/services';

function offersAt(catalogue: Catalogue, { id, slug }: Valid<'campus'>): CampusDetail['programs'] {
  const taught = catalogue.programs.filter(({ campuses }) => campuses.some(({ campusId }) => campusId === id));
  return taught.flatMap((row) => {
    const { campuses, years, ...program } = toProgram(catalogue, row);
    const here = campuses.find((campus) => campus.slug === slug);
    if (!here) return [];
    const { _id, code, name, programLevel, department, first_payment } = program;
    const { shift, seats } = here;
    return [{ _id, code, name, programLevel, department, shift, seats, first_payment, has_page: years !== null }];
  });
}

function toCampus(catalogue: Catalogue, row: Valid<'campus'>): Campus {
  const { zones, pictures } = catalogue;
  const zone = zones.find(({ id }) => id === row.zoneId);
  const { id, code, slug, name, location, city, pin, latitude, longitude, accessible, headquarters } = row;
  const offers = offersAt(catalogue, row);
  const picture = pictureOf(pictures, row.photoId);
  return {
    _id: id,
    code,
    slug,
    name,
    zone: zone?.code ?? '',
    zone_name: zone?.name ?? '',
    location,
    city,
    pin,
    latitude,
    longitude,
    nearest_metro: row.nearestMetro,
    women_only: row.womenOnly,
    accessible,
    headquarters,
    info: row.info ?? '',
    courses_offered: offers.map((offer) => offer.name).sort((one, other) => one.localeCompare(other, 'en')),
    labs: row.labs.map((lab) => lab.name),
    campus_photo: addressOf(picture),
    picture,
    seats: offers.reduce((total, { seats }) => total + seats, 0),
    has_hostel: row.hostel !== null,
  };
}

/** @throws HttpError 400 */
export function listCampuses(catalogue: Catalogue, code?: string): Campus[] {
  const zone = catalogue.zones.find((each) => each.code === code?.toLowerCase());
  if (code !== undefined && !zone) throw invalid([{ path: 'zone', message: 'There is no such zone' }]);
  return catalogue.campuses
    .filter(({ zoneId }) => !zone || zoneId === zone.id)
    .map((campus) => toCampus(catalogue, campus));
}

export const listHostels = (catalogue: Catalogue): HostelCampus[] =>
  catalogue.campuses
    .filter(({ hostel, transport }) => hostel !== null || transport !== null)
    .map((row) => {
      const { email, phone, hostel, transport } = row;
      return { ...toCampus(catalogue, row), email, phone, hostel, transport };
    });

/** @throws HttpError 404 */
export function campusBySlug(catalogue: Catalogue, people: readonly Person[], slug: string): Uncorrected<CampusDetail> {
  const row = catalogue.campuses.find((campus) => campus.slug === slug.toLowerCase());
  if (!row) throw notFound('There is no such campus.');
  const { email, phone, access, hostel, transport } = row;
  return {
    ...toCampus(catalogue, row),
    email,
    phone,
    access,
    hostel,
    transport,
    getting_there: row.gettingThere,
    laboratories: row.labs,
    director: personLink(people, row.directorId),
    director_message: row.directorMessage,
    pictures: picturesOf(catalogue.pictures, row.gallery),
    programs: offersAt(catalogue, row),
  };
}

/** Degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres. Source: IUGG. */
const EARTH = 6371;

const MOST = 5;

/** Digits that PIN codes of a sorting district, and of a part of it, share. Source: India Post. */
const DISTRICT = 3;
const PART = 4;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres, by the haversine formula. */
export function distanceBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half(a.latitude, b.latitude) + across)));
}

/** The code itself, or the nearest number with the same first four digits, or three. */
export function nearestKnownPin<T extends { code: string }>(known: readonly T[], asked: string): T | undefined {
  const exact = known.find(({ code }) => code === asked);
  if (exact) return exact;
  const away = ({ code }: T) => Math.abs(Number(code) - Number(asked));
  const comparable = known.filter((pin) => pin.code.length === asked.length && !Number.isNaN(away(pin)));
  for (const digits of [PART, DISTRICT]) {
    const alike = comparable.filter(({ code }) => code.startsWith(asked.slice(0, digits)));
    const [nearest] = alike.sort((a, b) => away(a) - away(b) || a.code.localeCompare(b.code));
    if (nearest) return nearest;
  }
  return undefined;
}

export function nearestTo(place: Point, campuses: readonly Campus[]): NearCampus[] {
  return campuses
    .flatMap(({ latitude, longitude, ...campus }) =>
      latitude === null || longitude === null
        ? []
        : [{ ...campus, exact: distanceBetween(place, { latitude, longitude }) }],
    )
    .sort((a, b) => a.exact - b.exact)
    .slice(0, MOST)
    .map(({ exact, ...campus }) => ({ ...campus, distance: Math.round(exact) }));
}

export async function findNearest(
  services: Services,
  asked: string,
): Promise<{ place: PinPlace | null; campuses: NearCampus[] }> {
  const district = /^\d{3,}$/.test(asked) ? like(pins.code, `${asked.slice(0, DISTRICT)}%`) : undefined;
  const rows = await services.db
    .select({ id: pins.id, code: pins.code, name: pins.name, latitude: pins.latitude, longitude: pins.longitude })
    .from(pins)
    .where(and(eq(pins.status, 'published'), or(eq(pins.code, asked), district)));
  const pin = nearestKnownPin(fitting(services, 'pin', rows), asked);
  if (!pin) return { place: null, campuses: [] };
  // Cached: codes are many, the list is one.
  const campuses = await services.shared('campuses', CATALOGUE, async () =>
    listCampuses(await readCatalogue(services)),
  );
  return {
    place: { code: pin.code, name: pin.name, is_exact: pin.code === asked },
    campuses: nearestTo(pin, campuses),
  };
}
