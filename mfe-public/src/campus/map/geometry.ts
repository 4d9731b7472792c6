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
