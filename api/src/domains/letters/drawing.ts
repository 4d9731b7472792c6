import { FIXED } from '@university/shared/colours';
import type { LetterContent } from './content';
import { type Box, type Page, type PdfWriter, rgb } from './page';
import { create } from 'qrcode';
import type { Column, Style } from './typesetter';

/** Distance of the control points for a quarter circle of radius 1. */
const KAPPA = 0.5523;

type Point = readonly [x: number, y: number];

const at = (...points: Point[]) =>
  points.map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join(' ');

/** Path operators. Source: ISO 32000-1, 8.5.2. */
export const path = {
  polygon: ([first = [0, 0], ...rest]: readonly Point[]) =>
    `${at(first)} m ${rest.map((point) => `${at(point)} l `).join('')}h`,
  line: (from: Point, to: Point) => `${at(from)} m ${at(to)} l`,
  /** A quarter ellipse that touches both lines to `corner`. */
  arc: (from: Point, corner: Point, to: Point) => `${at(from)} m ${quarter(from, corner, to)}`,
  circle: (x: number, y: number, radius: number) => {
    const edge = (right: number, down: number): Point => [x + right * radius, y + down * radius];
    const quarters = [
      quarter(edge(1, 0), edge(1, 1), edge(0, 1)),
      quarter(edge(0, 1), edge(-1, 1), edge(-1, 0)),
      quarter(edge(-1, 0), edge(-1, -1), edge(0, -1)),
      quarter(edge(0, -1), edge(1, -1), edge(1, 0)),
    ];
    return `${at(edge(1, 0))} m ${quarters.join(' ')} h`;
  },
  rectangle: (x: number, y: number, width: number, height: number) => `${at([x, y], [width, height])} re`,
  roundedSquare: (x: number, y: number, side: number, radius: number) => {
    const [right, below] = [x + side, y + side];
    return [
      `${at([x + radius, y])} m ${at([right - radius, y])} l`,
      quarter([right - radius, y], [right, y], [right, y + radius]),
      `${at([right, below - radius])} l`,
      quarter([right, below - radius], [right, below], [right - radius, below]),
      `${at([x + radius, below])} l`,
      quarter([x + radius, below], [x, below], [x, below - radius]),
      `${at([x, y + radius])} l`,
      `${quarter([x, y + radius], [x, y], [x + radius, y])} h`,
    ].join(' ');
  },
};

/** `color`: `#rrggbb`. */
export const filled = (shape: string, color: string): string => `${rgb(color)} rg ${shape} f`;

export const stroked = (shape: string, width: number, color: string): string =>
  `${rgb(color)} RG ${width} w ${shape} S`;

function quarter(from: Point, corner: Point, to: Point): string {
  const towards = ([x, y]: Point): Point => [x + (corner[0] - x) * KAPPA, y + (corner[1] - y) * KAPPA];
  return `${at(towards(from), towards(to), to)} c`;
}

const { ink, muted, line } = FIXED.light;

/** The site's light theme on white. */
export const color = { ink, muted, line, band: '#f7f2e8' };

/** Sizes in points. */
interface Density {
  /** In font sizes. */
  leading: number;
  gap: number;
  /** Above and below each line of the table. */
  pad: number;
  value: number;
  body: number;
  /** Maximum of lines; undefined: any. */
  most?: { value: number; note: number };
  qr: number;
}

export interface Letter {
  content: LetterContent;
  hasPhoto: boolean;
  /** As many of the list as fit. */
  documents: number;
  density: Density;
}

const NARROW: Density = { leading: 1.22, gap: 4, pad: 0.6, value: 8.5, body: 8.5, qr: 76 };

/**
 * From roomy to narrow: the first that fits is used. Texts have at least 8.5 points; the last ones shorten values,
 * which the page of the check shows whole.
 */
export const DENSITIES: readonly Density[] = [
  { leading: 1.42, gap: 14, pad: 3.8, value: 10, body: 9, qr: 100 },
  { leading: 1.4, gap: 12, pad: 3, value: 10, body: 9, qr: 100 },
  { leading: 1.38, gap: 10, pad: 2.5, value: 10, body: 8.8, qr: 96 },
  { leading: 1.34, gap: 9, pad: 2.2, value: 9.5, body: 8.5, qr: 92 },
  { leading: 1.28, gap: 8, pad: 1.5, value: 9, body: 8.5, qr: 86 },
  NARROW,
  { ...NARROW, most: { value: 4, note: 2 } },
  { ...NARROW, most: { value: 3, note: 2 } },
  { ...NARROW, most: { value: 2, note: 1 } },
  { ...NARROW, most: { value: 1, note: 1 } },
];

export const FIRST_NARROW = DENSITIES.indexOf(NARROW);

/** The list of documents is shortened first, but to no fewer than these. */
export const FEWEST_DOCUMENTS = 4;

export type Styles = ReturnType<typeof stylesOf>;

export function stylesOf({ leading, value, body }: Density) {
  return {
    university: { size: 16, weight: 700, color: color.ink, leading: 1.25 },
    title: { size: 16.5, weight: 700, color: color.ink, leading: 1.3 },
    heading: { size: body + 1.5, weight: 700, color: color.ink, leading: 1.36 },
    label: { size: body, weight: 400, color: color.muted, leading },
    value: { size: value, weight: 700, color: color.ink, leading },
    body: { size: body, weight: 400, color: color.ink, leading },
    small: { size: 8.5, weight: 400, color: color.muted, leading: 1.3 },
    code: { size: 10, weight: 700, color: color.ink, leading: 1.4 },
  } as const satisfies Record<string, Style>;
}

/** Without overlap some viewers show hairlines between rows. */
const OVERLAP = 0.02;

/** Runs of dark modules in a row. */
function stretches(size: number, isDark: (column: number) => boolean): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  for (let column = 0; column < size; column++) {
    if (!isDark(column)) continue;
    const last = found.at(-1);
    if (last && last.from + last.length === column) last.length++;
    else found.push({ from: column, length: 1 });
  }
  return found;
}

/** A fixed mask: finding the best takes longer than the rest of the letter, and readers accept any. */
export const QR = { errorCorrectionLevel: 'M', maskPattern: 0 } as const;

/** Draws a QR code as one path, without quiet zone. */
function drawQr(text: string, { x, y, side, color }: { x: number; y: number; side: number; color: string }) {
  const { modules } = create(text, QR);
  const rectangles = Array.from({ length: modules.size }, (_, row) =>
    stretches(modules.size, (column) => modules.get(row, column) === 1).map(
      ({ from, length }) => `${from} ${row} ${length} ${1 + OVERLAP} re`,
    ),
  );
  const scale = (side / modules.size).toFixed(4);
  return `q\n${scale} 0 0 ${scale} ${at([x, y])} cm\n${rgb(color)} rg\n${rectangles.flat().join('\n')}\nf\nQ`;
}

export function check(pen: PdfWriter, { content, density }: Letter, { x, y: top, width }: Column, styles: Styles) {
  const { page, url, code, checkTitle, checkLead, qrAlt } = content;
  const side = density.qr;
  let y = pen.text('H2', checkTitle, { x, y: top, width }, styles.heading) + 8;
  pen.figure(qrAlt, { x, y, width: side, height: side }, () => drawQr(url, { x, y, side, color: color.ink }));
  y += side + 6;
  y = pen.text('P', checkLead, { x, y, width }, styles.small);
  const address = page.replace(/^https?:\/\//, '');
  y = pen.link(address, { url, purpose: checkTitle }, { x, y, width }, styles.small);
  return pen.text('P', code, { x, y, width }, styles.code);
}

const TILE = 40;

/** FNV-1a. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function star([x, y]: Point, points: number, outer: number, inner: number, turn: number): Point[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turn + (index * Math.PI) / points;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The four rotations of a tile. */
const TURNS: readonly ((point: Point) => Point)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [TILE - y, x],
  ([x, y]) => [TILE - x, TILE - y],
  ([x, y]) => [y, TILE - x],
];

/** The same shapes as `Jaali` of the kit for the same code. */
function tile(seed: string): string {
  const bits = hash(seed);
  const points = [6, 8, 12, 5][bits & 3] ?? 8;
  const inner = 5 + ((bits >> 2) & 7);
  const turn = ((bits >> 5) & 3) * (Math.PI / 8);
  const ring = 3 + ((bits >> 7) & 3);
  const isDiagonal = (bits >> 9) & 1;
  const from: Point = isDiagonal ? [0, 0] : [20, 0];
  const to: Point = isDiagonal ? [8, 8] : [20, 4];
  return [
    path.polygon(star([20, 20], points, 16, inner, turn)),
    path.circle(20, 20, ring),
    ...TURNS.map((turned) => path.line(turned(from), turned(to))),
    ...TURNS.map((turned) => path.arc(turned([0, 10]), turned([10, 10]), turned([10, 0]))),
  ].join('\n');
}

/** A strip of tiles as high as one. */
export function drawOrnament(page: Page, seed: string, { x, y, width, height, color }: Box & { color: string }) {
  const scale = (height / TILE).toFixed(4);
  const form = page.addForm({ width: TILE, height: TILE }, `1.4 w ${rgb(color)} RG\n${tile(seed)} S`);
  return [
    `q\n${path.rectangle(x, y, width, height)} W n`,
    `${scale} 0 0 ${scale} ${at([x, y])} cm`,
    ...Array.from({ length: Math.ceil(width / height) }, () => `/${form} Do 1 0 0 1 ${TILE} 0 cm`),
    'Q',
  ].join('\n');
}
