/** A place on the sheet, in its units: from the left and from the top. */
export interface Spot {
  x: number;
  y: number;
}

/** Where a place is on the globe, degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The sheet: as many units wide as a phone has pixels, so that its letters can be read there. */
export const SHEET = { width: 360, least: 160, most: 400, edge: 40 } as const;

/** Least distance between two dots: a finger hits each even where the sheet is drawn at 0.8. Units. */
export const APART = 30;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same on every machine: sheets of server and browser must be equal. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Places of the globe on a sheet, north up, as large as it can hold. One scale for both directions, as they are at the
 * middle of the places (equirectangular).
 */
export function project(places: readonly Position[]): { spots: Spot[]; height: number } {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * Math.cos(radians(middle)), y: -latitude }));
  const [left, right] = extent(flat.map(({ x }) => x));
  const [top, bottom] = extent(flat.map(({ y }) => y));
  const room = { x: SHEET.width - 2 * SHEET.edge, y: SHEET.most - 2 * SHEET.edge };
  // Where all places are one, any scale does.
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

/** Rings around a spot, and places on each, where a dot may stand in its stead. */
const RING = { step: 4, most: 160, places: 16 } as const;

/** A spot, and those around it, nearest first. */
function* around({ x, y }: Spot): Generator<Spot> {
  yield { x: rounded(x), y: rounded(y) };
  for (let radius = RING.step; radius <= RING.most; radius += RING.step)
    for (let place = 0; place < RING.places; place++) {
      const angle = (2 * Math.PI * place) / RING.places;
      yield { x: rounded(x + radius * Math.cos(angle)), y: rounded(y + radius * Math.sin(angle)) };
    }
}

/** The spots, each at the nearest place to its own that is on the sheet and `APART` from those before it. */
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
    // A sheet that is full: better overlapping than missing.
    placed.push(found ?? { x: rounded(spot.x), y: rounded(spot.y) });
  }
  return placed;
}

const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the smallest convex shape around all spots, in order (Andrew's monotone chain). */
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
