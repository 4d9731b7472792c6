import { rounded, SHEET, type Spot } from './geometry';

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

const around = ({ x, y }: Spot, radius: number): Box => ({
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
export function placeLabels(
  named: readonly Named[],
  dots: readonly Spot[],
  { height, radius }: { height: number; radius: number },
): (Label | undefined)[] {
  const taken = dots.map((dot) => around(dot, radius));
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
