import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import { resource } from '../../platform/resources';
import type { Script } from './scripts';
import { rememberSubsets } from './subsets';
import { unpackWoff } from './woff';

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
