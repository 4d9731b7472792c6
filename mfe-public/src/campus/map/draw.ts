import type { Campus, Zone } from '@university/shared/contract';
import { hullOf, type Position, project, spread, type Spot } from './geometry';
import { type Label, type Named, placeLabels } from './labels';

export type Place = Pick<Campus, 'slug' | 'name' | 'zone' | 'latitude' | 'longitude'>;

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
  position: number;
  path: string;
  isInFocus: boolean;
  label: Label | undefined;
}

export interface Drawing {
  height: number;
  dots: Dot[];
  areas: Area[];
}

/** Sizes in units of the drawing. */
export const DOT = 6;
export const BRUSH = 34;
export const LETTERS = { dot: 11, area: 13 } as const;

const isOnMap = (place: Place): place is Place & Position => place.latitude !== null && place.longitude !== null;

/** `Dwarka Campus` among campuses becomes `Dwarka`. */
export function shortNames(names: readonly string[]): string[] {
  const last = names[0]?.split(' ').at(-1);
  const ending = ` ${last}`;
  const areAlike = names.length > 1 && names.every((name) => name.endsWith(ending) && name.length > ending.length);
  return areAlike ? names.map((name) => name.slice(0, -ending.length)) : [...names];
}

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

const northFirst = (outline: readonly Spot[]): Spot[] => [...outline].sort((one, other) => one.y - other.y);

const pathOf = (outline: readonly Spot[]): string =>
  `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}${outline.length > 1 ? 'Z' : 'h0'}`;
