import { deflateSync } from 'node:zlib';
import { type Font, create } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resource } from '../../platform/resources';
import { datesInWords } from '../../platform/dates-in-words';
import { texts as hindi } from './texts.hi';

/**
 * Mukta comes as one file for each script; this is the order of lookup. TrueType: of WOFF, fontkit inflates a table on every
 * access, which made letters ten times as slow.
 */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

export type Weight = 400 | 700;

export interface Run {
  script: Script;
  text: string;
}

/** For characters without glyph: an empty box is not allowed in PDF/UA. */
const UNKNOWN = '?';

/** `ễ` → `e`. */
const plainLetter = (character: string): string =>
  /\p{Script=Latin}/u.test(character) ? (character.normalize('NFKD')[0] ?? UNKNOWN) : UNKNOWN;

/** Fast path for plain text. */
const PLAIN = /^[\x20-\x7e]+$/;

/**
 * Splits text into runs of one font. A character stays in the previous run if its font has it: spaces, digits and
 * joiners must not split words, because shaping works within a run.
 */
export function splitScripts(text: string, covers: (script: Script, codePoint: number) => boolean): Run[] {
  if (PLAIN.test(text)) return [{ script: 'latin', text }];
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const order = last ? [last.script, ...SCRIPTS] : SCRIPTS;
    const fontFor = (wanted: string) => order.find((script) => covers(script, wanted.codePointAt(0) ?? 0));
    const printed = [character, plainLetter(character)].find(fontFor) ?? UNKNOWN;
    const next: Run = { script: fontFor(printed) ?? 'latin', text: printed };
    if (last?.script === next.script) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}

/** Also the unit of widths in PDF. */
const UNITS_PER_EM = 1_000;

/** In units. */
interface ShapedGlyph {
  id: number;
  /** Offset from its normal position. */
  right: number;
  up: number;
  /** Kerning towards the next glyph. */
  closer: number;
}

/** A shaped word, cached: shaping is most of the cost of a letter, and letters share most words. */
interface Word {
  glyphs: readonly ShapedGlyph[];
  width: number;
  /** Operands of `TJ`; undefined for glyphs that are raised or not in the common subset. */
  operands: string | undefined;
}

/** Viewers cannot copy ligatures. */
const PLAIN_LETTERS = { liga: false };

const MOST_WORDS = 4_000;

/** A subset of a font for a PDF; glyphs are numbered by position. */
interface FontProgram {
  file: Buffer;
  length: number;
  widths: readonly number[];
  /** Compressed CMap, for copy and search. */
  unicode: Buffer;
}

/** Words with their trailing space. */
const wordsOf = (text: string): string[] => text.match(/[^ ]* |[^ ]+$/g) ?? [];

/** All texts of the letter, with nothing filled in. */
const textsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'function') return [true, false].map((given) => String(text(given, '')));
    return typeof text === 'object' && text ? textsIn(text) : [String(text)];
  });

const everyMonthAndHour = Array.from({ length: 24 }, (_, hour) =>
  datesInWords.hi.minute(new Date(Date.UTC(2025, hour % 12, 15, hour))),
);

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** In the prepared subset that all letters share. */
const COMMON: Record<Script, readonly string[]> = {
  latin: [`${ASCII}·•…–’`],
  'latin-ext': ['₹'],
  devanagari: [...textsIn(hindi), ...everyMonthAndHour],
};

class Typeface {
  readonly #font: Font;
  readonly #words = new Map<string, Word>();
  /** Positions in the prepared subset, by glyph id. */
  readonly #common: ReadonlyMap<number, number>;
  readonly #prepared: FontProgram;

  /** @throws RangeError for other units than those of PDF */
  constructor(
    readonly script: Script,
    readonly weight: Weight,
  ) {
    const file = readFileSync(path.join(resource('assets/fonts'), `mukta-${script}-${weight}-normal.ttf`));
    this.#font = create(file) as Font;
    if (this.#font.unitsPerEm !== UNITS_PER_EM) throw new RangeError(`${this.name} has ${this.#font.unitsPerEm} units`);
    const own = (word: string) => [...word].filter((character) => this.has(character.codePointAt(0) ?? 0)).join('');
    const glyphs = COMMON[script].flatMap(wordsOf).flatMap((word) => this.#shape(own(word)).map(({ id }) => id));
    this.#common = new Map([...new Set([0, ...glyphs])].map((id, place) => [id, place]));
    this.#prepared = this.#encode([...this.#common.keys()]);
  }

  get name(): string {
    return this.#font.postscriptName ?? `Mukta-${this.weight}`;
  }

  get metrics() {
    const { ascent, descent, capHeight, bbox } = this.#font;
    return { ascent, descent, capHeight, box: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY] };
  }

  has(codePoint: number): boolean {
    return this.#font.hasGlyphForCodePoint(codePoint);
  }

  word(text: string): Word {
    const known = this.#words.get(text);
    if (known) return known;
    const glyphs = this.#shape(text);
    const width = glyphs.reduce((sum, { id, closer }) => sum + this.#font.getGlyph(id).advanceWidth - closer, 0);
    const isCommon = glyphs.every(({ id, up }) => up === 0 && this.#common.has(id));
    const word = { glyphs, width, operands: isCommon ? operandsOf(glyphs, this.#common) : undefined };
    if (this.#words.size >= MOST_WORDS) this.#words.clear();
    this.#words.set(text, word);
    return word;
  }

  #shape(text: string): ShapedGlyph[] {
    const { glyphs, positions } = this.#font.layout(text, PLAIN_LETTERS);
    return glyphs.map(({ id, advanceWidth }, index) => {
      const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { id, right: xOffset, up: yOffset, closer: advanceWidth - xAdvance };
    });
  }

  /** Glyphs of one document: the common ones, then its own. */
  use(): FontUse {
    return new FontUse(this, this.#common, (glyphs) => (glyphs ? this.#encode(glyphs) : this.#prepared));
  }

  #encode(ids: readonly number[]): FontProgram {
    const subset = this.#font.createSubset();
    for (const id of ids.slice(1)) subset.includeGlyph(this.#font.getGlyph(id));
    const bytes = subset.encode();
    return {
      file: deflateSync(bytes),
      length: bytes.length,
      widths: ids.map((id) => this.#font.getGlyph(id).advanceWidth),
      unicode: deflateSync(toUnicode(ids.map((id) => this.#font.stringsForGlyph(id)[0] ?? ''))),
    };
  }
}

/** Hexadecimal UTF-16, so that nothing has to be escaped. Source: ISO 32000-1, 7.9.2.2. */
export const textString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const CMAP_ENTRIES = 100;

/** Source: Adobe Technical Note 5411. */
function toUnicode(characters: readonly string[]): string {
  const lines = characters.flatMap((text, place) =>
    text ? [`<${hex(place)}> ${textString(text).replace('feff', '')}`] : [],
  );
  const blocks = Array.from({ length: Math.ceil(lines.length / CMAP_ENTRIES) }, (_, index) => {
    const block = lines.slice(index * CMAP_ENTRIES, (index + 1) * CMAP_ENTRIES);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const hex = (place: number) => place.toString(16).padStart(4, '0');

/** Glyphs with kerning between them. `places`: positions by glyph. */
function operandsOf(glyphs: readonly ShapedGlyph[], places: ReadonlyMap<number, number>): string {
  let text = '';
  let closer = 0;
  for (const glyph of glyphs) {
    closer -= glyph.right;
    if (closer !== 0) text += `> ${closer} <`;
    text += hex(places.get(glyph.id) ?? 0);
    closer = glyph.right + glyph.closer;
  }
  return `<${text}>${closer === 0 ? '' : ` ${closer}`}`.replaceAll('<> ', '');
}

/** A typeface with the glyphs of one document. */
export class FontUse {
  #own: Map<number, number> | undefined;

  constructor(
    readonly face: Typeface,
    readonly common: ReadonlyMap<number, number>,
    readonly encode: (glyphs?: readonly number[]) => FontProgram,
  ) {}

  /** Operators that show text at the pen. `size`: points. */
  show(text: string, size: number): string {
    let operators = '';
    let operands: string[] = [];
    const flush = () => {
      if (operands.length > 0) operators += `[${operands.join(' ')}] TJ\n`;
      operands = [];
    };
    for (const { glyphs, operands: known } of wordsOf(text).map((word) => this.face.word(word))) {
      if (known !== undefined) {
        operands.push(known);
        continue;
      }
      const places = this.#placesOf(glyphs);
      for (const glyph of glyphs) {
        const rise = (glyph.up * size) / UNITS_PER_EM;
        if (rise) {
          flush();
          operators += `${rise.toFixed(3)} Ts\n`;
        }
        operands.push(operandsOf([glyph], places));
        if (rise) {
          flush();
          operators += '0 Ts\n';
        }
      }
    }
    flush();
    return operators;
  }

  #placesOf(glyphs: readonly ShapedGlyph[]): ReadonlyMap<number, number> {
    const missing = glyphs.filter(({ id }) => !(this.#own ?? this.common).has(id));
    if (missing.length > 0) {
      this.#own ??= new Map(this.common);
      for (const { id } of missing) if (!this.#own.has(id)) this.#own.set(id, this.#own.size);
    }
    return this.#own ?? this.common;
  }

  get program(): FontProgram {
    return this.encode(this.#own && [...this.#own.keys()]);
  }
}

const faces: Record<Weight, Partial<Record<Script, Typeface>>> = { 400: {}, 700: {} };

export const typeface = (script: Script, weight: Weight): Typeface =>
  (faces[weight][script] ??= new Typeface(script, weight));

/** Both weights have the same glyphs. */
export function covers(script: Script, codePoint: number): boolean {
  return typeface(script, 400).has(codePoint);
}

export const isPrintable = (text: string): boolean =>
  !splitScripts(text, covers).some(({ text: run }) => run.includes(UNKNOWN));

export function widthOf(text: string, script: Script, weight: Weight): number {
  const face = typeface(script, weight);
  return wordsOf(text).reduce((sum, word) => sum + face.word(word).width, 0) / UNITS_PER_EM;
}
