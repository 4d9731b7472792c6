import { covers, splitScripts, type Weight, widthOf } from './fonts';

export interface Style {
  size: number;
  weight: Weight;
  color: string;
  /** In font sizes. */
  leading?: number;
}

/** Points from the top left corner. */
export interface Column {
  x: number;
  y: number;
  width: number;
  /** Maximum of lines; a longer text ends in an ellipsis. */
  most?: number;
}

/** In font sizes; Devanagari needs more than Latin. */
const LEADING = 1.42;

const ELLIPSIS = '…';

/** From the top of a line to its baseline, in font sizes. */
const ASCENT = 1.05;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

export const lineHeight = ({ size, leading = LEADING }: Style): number => size * leading;

export const heightOf = (text: string, column: Pick<Column, 'width' | 'most'>, style: Style): number =>
  linesIn(text, column, style).length * lineHeight(style);

export const ascentOf = ({ size }: Style): number => size * ASCENT;

const MOST_TEXTS = 5_000;

/** Cached: letters are measured before they are drawn. */
const broken = new Map<string, string[]>();

export function linesIn(text: string, { width, most }: Pick<Column, 'width' | 'most'>, style: Style): string[] {
  const key = [width, most, style.size, style.weight, text].join();
  const lines = broken.get(key) ?? fewLines(text, width, most ?? Number.POSITIVE_INFINITY, style);
  if (broken.size >= MOST_TEXTS) broken.clear();
  broken.set(key, lines);
  return lines;
}

function fewLines(text: string, width: number, most: number, style: Style): string[] {
  const lines = breakLines(text, width, style);
  if (lines.length <= most) return lines;
  const [rest = ''] = breakLines(lines[most - 1] ?? '', width - measure(ELLIPSIS, style), style);
  return [...lines.slice(0, most - 1), `${rest.trimEnd()}${ELLIPSIS}`];
}

function measure(text: string, { size, weight }: Style): number {
  return (
    splitScripts(text, covers).reduce((sum, { script, text: run }) => sum + widthOf(run, script, weight), 0) * size
  );
}
/** Greedy; a word wider than the column is cut. Lines but the last keep their trailing space. */
export function breakLines(text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/(?<= )/).flatMap((whole) => cut(whole, width, style))) {
    if (line && used + measure(word.trimEnd(), style) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += word;
    used += measure(word, style);
  }
  return [...lines, line];
}

function cut(word: string, width: number, style: Style): string[] {
  if (measure(word.trimEnd(), style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part && measure(part + segment, style) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
