import { FIXED } from '@university/shared/colours';
import type { LetterContent } from './content';
import type { Style } from './typesetter';

const { ink, muted, line } = FIXED.light;

/** The light theme of the site, on white paper; what the university chooses of it is a part of the letter. */
export const color = { ink, muted, line, band: '#f7f2e8' };

/** How much room things take. */
export interface Density {
  /** Line height in sizes. */
  leading: number;
  /** Points between blocks. */
  gap: number;
  /** Points above and below each line of the table. */
  pad: number;
  /** Size of values, points. */
  value: number;
  /** Size of all other texts, points. */
  body: number;
  /** Lines that a value may have, if it is not one that must be whole, and a text below it; undefined: any. */
  most?: { value: number; note: number };
  /** Side of the QR code, points. */
  qr: number;
}

/** All that is laid out. */
export interface Letter {
  content: LetterContent;
  /** JPEG. */
  photo: Buffer | undefined;
  /** Of the list, as many documents as there is room for. */
  documents: number;
  density: Density;
}

const NARROW: Density = { leading: 1.22, gap: 4, pad: 0.6, value: 8.5, body: 8.5, qr: 76 };

/**
 * From roomy to narrow: the first with which a letter fits on its page is taken. Nothing is smaller than 8.5 points, and
 * only the last ones cut a text short: then the page of the check has it whole.
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

/** From this one on they take least room. */
export const FIRST_NARROW = DENSITIES.indexOf(NARROW);

/** The list of documents gives way before other texts do, but not to fewer than these. */
export const FEWEST_DOCUMENTS = 4;

export type Styles = ReturnType<typeof stylesOf>;

/** The styles of texts. */
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
