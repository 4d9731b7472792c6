import { rounded, SHEET, type Spot } from './geometry';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A name on the sheet; `x` and `y` are where its base line begins, is centred, or ends. */
export interface Label extends Spot {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** What is to be named. */
export interface Named {
  text: string;
  /** Where it is; a large thing has several, the best to stand beside first. */
  spots: readonly Spot[];
  /** Of its letters. Units. */
  size: number;
  /** Distance of the name from its spot. Units. */
  gap: number;
}

/** A letter's width, of its size: more than the average of the site's fonts, so that no name is longer than its box. */
const LETTER = 0.56;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** The room that a label takes. */
export function boxOf({ x, y, text, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 };
}

/** Where a name may stand, the best place first: for each spot beside it, above, below, at the corners. */
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

/**
 * The places of names, first come first served: none covers another, a dot, or the edge of the sheet. A name without
 * such a place is undefined; the list beside the map has it.
 * @param dots what stays free
 */
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
