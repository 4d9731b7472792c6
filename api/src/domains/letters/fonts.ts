import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { resource } from '../../platform/resources';
import type { Script } from './scripts';
import { unpackWoff } from './woff';

export type Weight = 400 | 700;

/** Keeps the library from opening with a font of its own, which would not be embedded. */
export const NO_FONT = '';

/** A font in one document, as the library keeps it. What is named here is not in its types. */
interface DocumentFont {
  /** The parsed file: the library takes it in place of bytes, so that it need not parse them for each document. */
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
  /** Words as shaped, each with the space after it. */
  layoutCache: Record<string, unknown>;
  widthOfString(text: string, size: number): number;
}

const fontOf = (document: PDFKit.PDFDocument) => (document as unknown as { _font: DocumentFont })._font;

/** By name; each belongs to an empty document and is there to measure with. */
const loaded = new Map<string, DocumentFont>();

const nameOf = (script: Script, weight: Weight) => `${script}-${weight}`;

function load(script: Script, weight: Weight): DocumentFont {
  const name = nameOf(script, weight);
  let font = loaded.get(name);
  if (!font) {
    const document = new PDFDocument({ font: NO_FONT, autoFirstPage: false });
    document.font(unpackWoff(readFileSync(path.join(resource('assets/fonts'), `mukta-${name}-normal.woff`))));
    font = fontOf(document);
    loaded.set(name, font);
  }
  return font;
}

/** Whether the font of a script has a glyph for a character; both weights have the same ones. */
export function covers(script: Script, codePoint: number): boolean {
  return load(script, 400).font.hasGlyphForCodePoint(codePoint);
}

/** Width of a text in one font at size 1. */
export function widthOf(text: string, script: Script, weight: Weight): number {
  return load(script, weight).widthOfString(text, 1);
}

/**
 * Sets what follows in this font; of a font only the glyphs that are used become part of the document. Documents
 * share the shaped words: shaping is most of the cost of a letter, and letters have nearly all words in common.
 */
export function useFont(document: PDFKit.PDFDocument, script: Script, weight: Weight) {
  const { font, layoutCache } = load(script, weight);
  document.font(font as unknown as Buffer, nameOf(script, weight));
  fontOf(document).layoutCache = layoutCache;
}

/** Drops the shaped words, which grow with every name. Not while a document is being drawn. */
export function forgetWords() {
  for (const font of loaded.values()) font.layoutCache = Object.create(null);
}
