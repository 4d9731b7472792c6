import type { Campus, Zone } from '@university/shared/contract';

export interface Spot {
  x: number;
  y: number;
}

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** 360 units wide, as a phone has pixels, so that labels stay readable there. */
export const SHEET = { width: 360, least: 160, most: 400, edge: 40 } as const;

/** Least distance between two dots, so that a finger hits each even at a scale of 0.8. */
export const APART = 30;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Rounded, so that server and browser render the same markup. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Equirectangular projection, scaled to the sheet. */
export function project(places: readonly Position[]): { spots: Spot[]; height: number } {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * Math.cos(radians(middle)), y: -latitude }));
  const [left, right] = extent(flat.map(({ x }) => x));
  const [top, bottom] = extent(flat.map(({ y }) => y));
  const room = { x: SHEET.width - 2 * SHEET.edge, y: SHEET.most - 2 * SHEET.edge };
  // All places coincide.
  const scale = Math.min(room.x / (right - left || 1e-9), room.y / (bottom - top || 1e-9));
  const usable = right === left && bottom === top ? 0 : scale;
  const height = within((bottom - top) * usable + 2 * SHEET.edge, SHEET.least, SHEET.most);
  return {
    height: rounded(height),
    spots: flat.map(({ x, y }) => ({
      x: SHEET.width / 2 + (x - (left + right) / 2) * usable,
      y: height / 2 + (y - (top + bottom) / 2) * usable,
    })),
  };
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Search pattern for a free spot near a dot. */
const RING = { step: 4, most: 160, places: 16 } as const;

function* around({ x, y }: Spot): Generator<Spot> {
  yield { x: rounded(x), y: rounded(y) };
  for (let radius = RING.step; radius <= RING.most; radius += RING.step)
    for (let place = 0; place < RING.places; place++) {
      const angle = (2 * Math.PI * place) / RING.places;
      yield { x: rounded(x + radius * Math.cos(angle)), y: rounded(y + radius * Math.sin(angle)) };
    }
}

/** Moves each dot to the nearest spot that is on the sheet and `APART` from earlier dots. */
export function spread(spots: readonly Spot[], height: number): Spot[] {
  const margin = SHEET.edge / 2;
  const isOn = ({ x, y }: Spot) => x >= margin && x <= SHEET.width - margin && y >= margin && y <= height - margin;
  const placed: Spot[] = [];
  for (const spot of spots) {
    const isFree = (place: Spot) => placed.every(({ x, y }) => Math.hypot(place.x - x, place.y - y) >= APART);
    let found: Spot | undefined;
    for (const place of around(spot))
      if (isOn(place) && isFree(place)) {
        found = place;
        break;
      }
    // The sheet is full: overlap rather than drop the dot.
    placed.push(found ?? { x: rounded(spot.x), y: rounded(spot.y) });
  }
  return placed;
}

const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Convex hull (Andrew's monotone chain). */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (order: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of order) {
      while (chain.length >= 2 && turn(chain.at(-2) as Spot, chain.at(-1) as Spot, spot) <= 0) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Label extends Spot {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface Named {
  text: string;
  spots: readonly Spot[];
  size: number;
  gap: number;
}

/** Width of a letter relative to its size; above the average of the site's fonts. */
const LETTER = 0.56;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAround = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

export function boxOf({ x, y, text, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 };
}

const placesFor = ({ spots, ...named }: Named): Label[] => spots.flatMap((spot) => placesAt(spot, named));

function placesAt({ x, y }: Spot, { text, size, gap }: Omit<Named, 'spots'>): Label[] {
  const level = y + size * 0.35;
  const [above, below] = [y - gap, y + gap + size * 0.8];
  const places: [number, number, Label['anchor']][] = [
    [x + gap, level, 'start'],
    [x - gap, level, 'end'],
    [x, above, 'middle'],
    [x, below, 'middle'],
    [x + gap / 2, above, 'start'],
    [x + gap / 2, below, 'start'],
    [x - gap / 2, above, 'end'],
    [x - gap / 2, below, 'end'],
  ];
  return places.map(([left, base, anchor]) => ({ x: rounded(left), y: rounded(base), text, anchor }));
}

/** Places labels greedily: none covers another, a dot or the edge. Undefined where there is no room. */
function placeLabels(
  named: readonly Named[],
  dots: readonly Spot[],
  { height, radius }: { height: number; radius: number },
): (Label | undefined)[] {
  const taken = dots.map((dot) => boxAround(dot, radius));
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= SHEET.width &&
    box.top >= 0 &&
    box.bottom <= height &&
    !taken.some((other) => overlaps(box, other));
  return named.map((each) => {
    const label = placesFor(each).find((place) => isFree(boxOf(place, each.size)));
    if (label) taken.push(boxOf(label, each.size));
    return label;
  });
}

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
