import { deflateSync, inflateSync } from 'node:zlib';
import { type Font, type Subset, create, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resource } from '../../platform/resources';

/** Subsets of one font that are remembered; other dates and outcomes make others, in most letters they are the same. */
const MOST = 64;

/** Lets a font encode each subset once: letters hold hardly any glyph that another one does not, in the same order. */
export function rememberSubsets(font: Font): void {
  const files = new Map<string, Uint8Array>();
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    // The types of the library leave out what a subset holds.
    const subset = createSubset() as Subset & { glyphs: number[] };
    const encode = subset.encode.bind(subset);
    subset.encode = () => {
      const glyphs = subset.glyphs.join();
      const file = files.get(glyphs) ?? encode();
      if (files.size >= MOST) files.clear();
      files.set(glyphs, file);
      return file;
    };
    return subset;
  };
}

/** What goes into a stream of a document, as far as it is used here; the library's types leave it out. */
interface Stream {
  data: { Filter?: string };
  compress: boolean;
  end(chunk?: Uint8Array | string): void;
}

/** By the file of a subset. */
const compressed = new WeakMap<Uint8Array, Uint8Array>();

/** Lets a stream take the same file compressed that it took in another document. */
export function rememberCompressed<Reference>(reference: Reference): Reference {
  const stream = reference as Stream;
  const end = stream.end.bind(stream);
  stream.end = (chunk) => {
    if (!(chunk instanceof Uint8Array) || !stream.compress) return end(chunk);
    const bytes = compressed.get(chunk) ?? deflateSync(chunk);
    compressed.set(chunk, bytes);
    stream.compress = false;
    stream.data.Filter = 'FlateDecode';
    return end(bytes);
  };
  return reference;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF 1.0 font as the plain TrueType file inside it. The font library would inflate a table again each time it
 * looks something up in it, which made a letter cost ten times as much.
 * Source: W3C, WOFF File Format 1.0, sections 3 to 5; OpenType, table directory.
 * @throws RangeError for anything but a WOFF 1.0 file
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('This is no WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [from, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(directory, at, entry, entry + 4);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Mukta is split into files by script, in the order they are asked for a character. */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

/** A stretch of text in one font. */
export interface Run {
  script: Script;
  text: string;
}

/** Printed for a character that no font has; a box without meaning would also break PDF/UA. */
const UNKNOWN = '?';

/** What the Latin font is known to have: nearly every text is plain, and needs no look at each character. */
const PLAIN = /^[\x20-\x7e]+$/;

/**
 * Cuts a text into runs of one font each. A character stays with the run before it when that font has it, so that
 * spaces, digits and joiners do not tear a word apart: shaping works within a run only.
 * @param covers whether the font of a script has a glyph for a code point
 */
export function splitScripts(text: string, covers: (script: Script, codePoint: number) => boolean): Run[] {
  if (PLAIN.test(text)) return [{ script: 'latin', text }];
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const order = last ? [last.script, ...SCRIPTS] : SCRIPTS;
    const fontFor = (wanted: string) => order.find((script) => covers(script, wanted.codePointAt(0) ?? 0));
    const known = fontFor(character);
    const next: Run = known
      ? { script: known, text: character }
      : { script: fontFor(UNKNOWN) ?? 'latin', text: UNKNOWN };
    if (last?.script === next.script) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}

export type Weight = 400 | 700;

/** Keeps the library from opening with a font of its own, which would not be embedded. */
export const NO_FONT = '';

/** A font that shapes each word once: shaping is most of the cost of a letter, and letters have nearly all words in common. */
interface SharedFont {
  font: Font;
  words: Map<string, GlyphRun>;
}

/** The library scales the positions of a shaped word to this unit where they stand: so it changes nothing. */
const UNITS_PER_EM = 1_000;

/** By name. Documents share them, so that none parses a file or shapes a word again. */
const loaded = new Map<string, SharedFont>();

const nameOf = (script: Script, weight: Weight) => `${script}-${weight}`;

function load(script: Script, weight: Weight): SharedFont {
  const name = nameOf(script, weight);
  let shared = loaded.get(name);
  if (!shared) {
    const file = readFileSync(path.join(resource('assets/fonts'), `mukta-${name}-normal.woff`));
    // One font, not a collection of several.
    shared = sharing(create(unpackWoff(file)) as Font);
    loaded.set(name, shared);
  }
  return shared;
}

/** @throws RangeError for a font of another unit, whose words could not be shared */
function sharing(font: Font): SharedFont {
  if (font.unitsPerEm !== UNITS_PER_EM)
    throw new RangeError(`${font.fullName} does not have ${UNITS_PER_EM} units an em`);
  const words = new Map<string, GlyphRun>();
  const shape = font.layout.bind(font);
  font.layout = (text) => {
    let word = words.get(text);
    if (!word) {
      word = shape(text);
      words.set(text, word);
    }
    return word;
  };
  rememberSubsets(font);
  return { font, words };
}

/** Whether the font of a script has a glyph for a character; both weights have the same ones. */
export function covers(script: Script, codePoint: number): boolean {
  return load(script, 400).font.hasGlyphForCodePoint(codePoint);
}

/** Width of a text in one font at size 1. */
export function widthOf(text: string, script: Script, weight: Weight): number {
  const { font } = load(script, weight);
  // Word by word, as it is drawn.
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? [];
  return words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / UNITS_PER_EM;
}

/** Every letter holds these, so that names in plain Latin letters do not make subsets of their own. */
const COMMON = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;()/-&@+';

/** What the library knows of the font that is set; its types leave it out. */
interface CurrentFont {
  widths: number[];
  encode(text: string): void;
}

/** Sets what follows in this font; of a font only the common glyphs and those that are used become part of the document. */
export function useFont(document: PDFKit.PDFDocument, script: Script, weight: Weight) {
  const { font } = load(script, weight);
  // The library takes a font of fontkit as well; its types do not know that yet.
  document.font(font as unknown as Buffer, nameOf(script, weight));
  const { _font: current } = document as unknown as { _font: CurrentFont };
  // Nothing but the glyph for what is missing: it is new in this document.
  if (script === 'latin' && current.widths.length === 1) current.encode(COMMON);
}

/** Drops the shaped words, which grow with every name. */
export function forgetWords() {
  for (const { words } of loaded.values()) words.clear();
}

export interface Style {
  /** Points. */
  size: number;
  weight: Weight;
  /** `#rrggbb`. */
  color: string;
  /** Line height in sizes, where it is another than usual. */
  leading?: number;
}

/** Where a paragraph stands; points from the top left corner of the page. */
export interface Column {
  x: number;
  y: number;
  width: number;
  /** Lines that there is room for: the last one ends in an ellipsis where the text is longer. */
  most?: number;
}

/** Line height in sizes; Devanagari needs more room above and below than Latin. */
const LEADING = 1.42;

const ELLIPSIS = '…';

/** From the top of a line to its baseline, in sizes. */
const ASCENT = 1.05;

/** Devanagari is read aloud by another voice, and viewers cannot copy its reordered glyphs: the text stands beside them. */
const DEVANAGARI_LANGUAGE = 'hi-IN';

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Sets text in several scripts onto a document, without the library's own line breaking, which is many times slower. */
export class Typesetter {
  constructor(readonly document: PDFKit.PDFDocument) {}

  /** Draws one line on a baseline. */
  line(text: string, x: number, baseline: number, style: Style): void {
    const { document } = this;
    let at = x;
    document.fillColor(style.color);
    for (const { script, text: run } of splitScripts(text, covers)) {
      useFont(document, script, style.weight);
      document.fontSize(style.size);
      if (script === 'devanagari') document.markContent('Span', { lang: DEVANAGARI_LANGUAGE, actual: run });
      const width = widthOf(run, script, style.weight) * style.size;
      document.text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (script === 'devanagari') document.endMarkedContent();
      at += width;
    }
  }

  /** Draws a text in lines of a column. @returns the y below it */
  paragraph(text: string, column: Column, style: Style): number {
    const lines = linesIn(text, column, style);
    const height = lineHeight(style);
    for (const [index, line] of lines.entries()) {
      this.line(line, column.x, column.y + style.size * ASCENT + index * height, style);
    }
    return column.y + lines.length * height;
  }
}

/** Points from one baseline to the next. */
export const lineHeight = ({ size, leading = LEADING }: Style): number => size * leading;

/** Height of a text in a column, points. */
export const heightOf = (text: string, column: Pick<Column, 'width' | 'most'>, style: Style): number =>
  linesIn(text, column, style).length * lineHeight(style);

/** From the top of a line to its baseline, points. */
export const ascentOf = ({ size }: Style): number => size * ASCENT;

/** Lines by what they were broken from: letters are measured before they are drawn, and have most texts in common. */
const broken = new Map<string, string[]>();

/** Drops what is remembered of the texts of letters, which grows with every name. */
export function forgetTexts() {
  broken.clear();
  forgetWords();
}

/** The lines of a text in a column, not more than it has room for. */
export function linesIn(text: string, column: Pick<Column, 'width' | 'most'>, style: Style): string[] {
  const key = `${column.width} ${column.most} ${style.size} ${style.weight} ${text}`;
  const lines = broken.get(key) ?? fewLines(text, column, style);
  broken.set(key, lines);
  return lines;
}

function fewLines(text: string, { width, most = Infinity }: Pick<Column, 'width' | 'most'>, style: Style): string[] {
  const lines = breakLines(text, width, style);
  if (lines.length <= most) return lines;
  const [rest = ''] = breakLines(lines[most - 1] ?? '', width - measure(ELLIPSIS, style), style);
  return [...lines.slice(0, most - 1), `${rest.trimEnd()}${ELLIPSIS}`];
}

/** Width of a text, points. */
function measure(text: string, { size, weight }: Style): number {
  return (
    splitScripts(text, covers).reduce((sum, { script, text: run }) => sum + widthOf(run, script, weight), 0) * size
  );
}

/** As many words to a line as fit; a word that is wider than the column is cut. Each line but the last ends in a space. */
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

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 44;
/** Width between the margins. */
export const CONTENT = PAGE.width - 2 * MARGIN;

export type Element = PDFKit.PDFStructureElement;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lays a letter out: one pen draws, another one measures. Elements are of the structure tree, for screen readers. */
export interface PdfWriter {
  /** Adds an element that gets children of its own. */
  element(type: string, parent?: Element): Element | undefined;
  /** Adds an element with a text. @returns the y below it */
  text(type: string, text: string, column: Column, style: Style, parent?: Element): number;
  /** Adds a picture with the text that stands for it. */
  figure(alt: string, box: Box, draw: (document: PDFKit.PDFDocument) => void): void;
  /** Adds a text that leads somewhere. @returns the y below it */
  link(text: string, to: { url: string; purpose: string }, column: Column, style: Style): number;
  /** What says nothing is left out by screen readers. */
  decoration(draw: (document: PDFKit.PDFDocument) => void): void;
}

/** A line, as decoration. */
export function rule(pen: PdfWriter, y: number, { x, width, color }: { x: number; width: number; color: string }) {
  pen.decoration((document) => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  });
}

/** Measures what a sheet would draw, and draws nothing. */
export const ruler: PdfWriter = {
  element: () => undefined,
  text: (_type, text, column, style) => column.y + heightOf(text, column, style),
  link: (text, _to, column, style) => column.y + heightOf(text, column, style),
  figure: () => {},
  decoration: () => {},
};
