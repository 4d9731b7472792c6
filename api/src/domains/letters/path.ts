/** Distance of the control points for a quarter circle of radius 1. */
const KAPPA = 0.5523;

export type Point = readonly [x: number, y: number];

const at = (...points: Point[]) => points.map(([x, y]) => `${+x.toFixed(2)} ${+y.toFixed(2)}`).join(' ');

/**
 * Paths in the operators of PDF. The library turns each of its drawing calls into an array of its own, which is slow
 * for the hundreds of strokes of a pattern; these go into the page as one text.
 * Source: ISO 32000-1, 8.5.2.
 */
export const path = {
  polygon: ([first = [0, 0], ...rest]: readonly Point[]) =>
    `${at(first)} m ${rest.map((point) => `${at(point)} l `).join('')}h`,
  line: (from: Point, to: Point) => `${at(from)} m ${at(to)} l`,
  /** A curve that touches the lines from both ends to `corner`, as an arc of 90 degrees does. */
  arc: (from: Point, corner: Point, to: Point) => `${at(from)} m ${quarter(from, corner, to)}`,
  circle: (x: number, y: number, radius: number) => {
    const [left, top, right, bottom] = [x - radius, y - radius, x + radius, y + radius];
    const quarters: [Point, Point, Point][] = [
      [
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      [
        [x, bottom],
        [left, bottom],
        [left, y],
      ],
      [
        [left, y],
        [left, top],
        [x, top],
      ],
      [
        [x, top],
        [right, top],
        [right, y],
      ],
    ];
    return `${at([right, y])} m ${quarters.map((ends) => quarter(...ends)).join(' ')} h`;
  },
  rectangle: (x: number, y: number, width: number, height: number) => `${at([x, y], [width, height])} re`,
};

function quarter(from: Point, corner: Point, to: Point): string {
  const towards = ([x, y]: Point): Point => [x + (corner[0] - x) * KAPPA, y + (corner[1] - y) * KAPPA];
  return `${at(towards(from), towards(to), to)} c`;
}
