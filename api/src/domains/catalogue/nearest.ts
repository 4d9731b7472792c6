import type { Campus, NearCampus, PinPlace } from '@university/shared/contract';
import { and, eq, like, or } from 'drizzle-orm';
import { pins } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { listCampuses } from './campuses';
import { fitting } from './fit';
import { readCatalogue } from './snapshot';

/** Degrees, north and east. */
interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth, kilometres. Source: IUGG. */
const EARTH = 6371;

/** How many campuses one answer names. */
const MOST = 5;

/** First digits that PIN codes of one sorting district share, and of a part of it. Source: India Post. */
const DISTRICT = 3;
const PART = 4;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places in a straight line over the ground, by the haversine formula. */
export function distanceBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half(a.latitude, b.latitude) + across)));
}

/**
 * The known code that stands for one that was asked for: itself, else of those with the same first four digits the
 * nearest number, else with the same first three. Undefined where there is none.
 */
export function standIn<T extends { code: string }>(known: readonly T[], asked: string): T | undefined {
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

/** The campuses nearest to a place, nearest first; those that are not on the map are left out. */
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

/** The place of a PIN code and the campuses near to it. */
export async function findNearest(
  services: Services,
  asked: string,
): Promise<{ place: PinPlace | null; campuses: NearCampus[] }> {
  const district = /^\d{3,}$/.test(asked) ? like(pins.code, `${asked.slice(0, DISTRICT)}%`) : undefined;
  const rows = await services.db
    .select({ id: pins.id, code: pins.code, name: pins.name, latitude: pins.latitude, longitude: pins.longitude })
    .from(pins)
    .where(and(eq(pins.status, 'published'), or(eq(pins.code, asked), district)));
  const pin = standIn(fitting(services, 'pin', rows), asked);
  if (!pin) return { place: null, campuses: [] };
  // Anybody asks for any code: the list is made once in a version of the data, not for each.
  const campuses = await services.shared('campuses', async () => listCampuses(await readCatalogue(services)));
  return {
    place: { code: pin.code, name: pin.name, is_exact: pin.code === asked },
    campuses: nearestTo(pin, campuses),
  };
}
