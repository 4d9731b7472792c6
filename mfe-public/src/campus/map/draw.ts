import type { Campus, Zone } from '@university/shared/contract';
import { hullOf, type Position, project, spread, type Spot } from './geometry';
import { type Label, type Named, placeLabels } from './labels';

/** A campus as maps know it. */
export type Place = Pick<Campus, 'slug' | 'name' | 'zone' | 'latitude' | 'longitude'>;

/** What a map is about; it names nothing else but the zones. Without one, all of them. */
export interface Focus {
  zone?: string;
  campus?: string;
}

interface Dot extends Spot {
  slug: string;
  name: string;
  isInFocus: boolean;
  label: Label | undefined;
}

interface Area {
  code: string;
  name: string;
  /** Place of the zone among all. */
  position: number;
  /** Its outline as SVG has it: a point, a line or a shape, to be drawn with a broad brush. */
  path: string;
  isInFocus: boolean;
  label: Label | undefined;
}

export interface Drawing {
  height: number;
  dots: Dot[];
  areas: Area[];
}

/** Sizes on the sheet. Units. */
export const DOT = 6;
export const BRUSH = 34;
export const LETTERS = { dot: 11, area: 13 } as const;

const isOnMap = (place: Place): place is Place & Position => place.latitude !== null && place.longitude !== null;

/** The names without what all of them end with: `Dwarka Campus` among campuses is `Dwarka`. */
export function shortNames(names: readonly string[]): string[] {
  const last = names[0]?.split(' ').at(-1);
  const ending = ` ${last}`;
  const areAlike = names.length > 1 && names.every((name) => name.endsWith(ending) && name.length > ending.length);
  return areAlike ? names.map((name) => name.slice(0, -ending.length)) : [...names];
}

/**
 * A map of campuses by their coordinates: zones as areas, campuses as dots, and as many names as have room. Null where no
 * campus has coordinates.
 */
export function drawMap(
  zones: readonly Omit<Zone, '_id'>[],
  campuses: readonly Place[],
  focus: Focus = {},
): Drawing | null {
  const places = campuses.filter(isOnMap);
  if (places.length === 0) return null;
  const { spots: exact, height } = project(places);
  const spots = spread(exact, height);
  const short = shortNames(places.map(({ name }) => name));
  const hasFocus = focus.zone !== undefined || focus.campus !== undefined;
  const dots = places.map(({ slug, name, zone }, index) => ({
    ...(spots[index] as Spot),
    slug,
    name,
    zone,
    short: short[index] as string,
    isInFocus: !hasFocus || slug === focus.campus || zone === focus.zone,
  }));
  const areas = zones.flatMap(({ code, name }, position) => {
    const outline = hullOf(dots.filter(({ zone }) => zone === code));
    if (outline.length === 0) return [];
    return [{ code, name, position, outline, isInFocus: !hasFocus || code === focus.zone }];
  });

  const named = dots.filter(({ isInFocus }) => isInFocus);
  const labels = placeLabels(
    [
      ...areas.map(
        ({ name, outline }): Named => ({
          text: name,
          size: LETTERS.area,
          gap: BRUSH / 2 - 4,
          spots: northFirst(outline),
        }),
      ),
      ...named.map(
        ({ x, y, short, slug }): Named => ({
          text: short,
          size: LETTERS.dot,
          gap: DOT + (slug === focus.campus ? 6 : 3),
          spots: [{ x, y }],
        }),
      ),
    ],
    dots,
    { height, radius: DOT + 1 },
  );
  return {
    height,
    areas: areas.map(({ outline, ...area }, index) => ({ ...area, path: pathOf(outline), label: labels[index] })),
    dots: dots.map(({ short, zone, ...dot }) => ({
      ...dot,
      label: dot.isInFocus ? labels[areas.length + named.findIndex(({ slug }) => slug === dot.slug)] : undefined,
    })),
  };
}

/** The corners from north to south. */
const northFirst = (outline: readonly Spot[]): Spot[] => [...outline].sort((one, other) => one.y - other.y);

const pathOf = (outline: readonly Spot[]): string =>
  `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}${outline.length > 1 ? 'Z' : 'h0'}`;
