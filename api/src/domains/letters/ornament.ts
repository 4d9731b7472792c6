import { path, type Point } from './drawing';

/** Side of a tile in its own units. */
const TILE = 40;

interface Strip {
  x: number;
  y: number;
  /** Points; the height is that of one tile. */
  width: number;
  height: number;
  color: string;
}

/** FNV-1a, so that a code is a number. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Corners of a star around a centre. */
export function star([x, y]: Point, points: number, outer: number, inner: number, turn: number): Point[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turn + (index * Math.PI) / points;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const DIAGONAL: [Point, Point][] = [
  [
    [0, 0],
    [8, 8],
  ],
  [
    [40, 0],
    [32, 8],
  ],
  [
    [0, 40],
    [8, 32],
  ],
  [
    [40, 40],
    [32, 32],
  ],
];

const UPRIGHT: [Point, Point][] = [
  [
    [20, 0],
    [20, 4],
  ],
  [
    [20, 40],
    [20, 36],
  ],
  [
    [0, 20],
    [4, 20],
  ],
  [
    [40, 20],
    [36, 20],
  ],
];

const ARCS: [Point, Point, Point][] = [
  [
    [0, 10],
    [10, 10],
    [10, 0],
  ],
  [
    [30, 0],
    [30, 10],
    [40, 10],
  ],
  [
    [40, 30],
    [30, 30],
    [30, 40],
  ],
  [
    [10, 40],
    [10, 30],
    [0, 30],
  ],
];

/** One tile as a path: the shapes that `Jaali` of shared/ui draws for the same code. */
function tile(seed: string): string {
  const bits = hash(seed);
  const points = [6, 8, 12, 5][bits & 3] ?? 8;
  const inner = 5 + ((bits >> 2) & 7);
  const turn = ((bits >> 5) & 3) * (Math.PI / 8);
  const ring = 3 + ((bits >> 7) & 3);
  const ties = (bits >> 9) & 1 ? DIAGONAL : UPRIGHT;
  return [
    path.polygon(star([20, 20], points, 16, inner, turn)),
    path.circle(20, 20, ring),
    ...ties.map((ends) => path.line(...ends)),
    ...ARCS.map((ends) => path.arc(...ends)),
  ].join('\n');
}

/** A strip of the lattice that the site draws for the same code. */
export function drawOrnament(document: PDFKit.PDFDocument, seed: string, { x, y, width, height, color }: Strip) {
  const shapes = tile(seed);
  const count = Math.ceil((width * TILE) / (height * TILE));
  document
    .save()
    .rect(x, y, width, height)
    .clip()
    .translate(x, y)
    .scale(height / TILE);
  document.lineWidth(1.4).strokeColor(color);
  document.addContent(Array.from({ length: count }, () => `${shapes}\nS 1 0 0 1 ${TILE} 0 cm`).join('\n'));
  document.restore();
}
