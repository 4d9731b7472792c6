import { asDictionary, asInteger, streamAt } from './streams';
import { readAt, type Source } from './source';
import { NoValue, type Dictionary, type Value, type ValueReader } from './values';

/** Where an object stands: in the file, or as one of those packed into a stream object. */
export type Place = { offset: number } | { container: number };

export interface CrossReferences {
  places: Map<number, Place>;
  /** The newest first. */
  trailers: Dictionary[];
}

interface Section {
  trailer: Dictionary;
  places: Map<number, Place>;
}

/** A document that was changed more often than this without being saved anew is unheard of. */
const MOST_SECTIONS = 500;

/** More objects than this do not fit into the largest file. */
const MOST_OBJECTS = 2_000_000;

/**
 * Follows the cross-references from the newest section to the oldest (ISO 32000-1, 7.5.4 and 7.5.8).
 * @param offset where the newest stands, as `startxref` says
 */
export async function readCrossReferences(source: Source, offset: number): Promise<CrossReferences> {
  const places = new Map<number, Place>();
  const trailers: Dictionary[] = [];
  const seen = new Set<number>();
  const ahead = [offset];
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (seen.size > MOST_SECTIONS) throw new NoValue();
    const section = await readSection(source, next);
    for (const [id, place] of section.places) if (!places.has(id)) places.set(id, place);
    trailers.push(section.trailer);
    // A file for old and new readers has both kinds of table; the stream comes before what is older.
    for (const name of ['/XRefStm', '/Prev']) {
      const older = section.trailer.get(name);
      if (older !== undefined) ahead.push(asInteger(older));
    }
  }
  return { places, trailers };
}

async function readSection(source: Source, offset: number): Promise<Section> {
  const isTable = await readAt(source, offset, (reader) => reader.word() === 'xref');
  return isTable ? readAt(source, offset, readTable) : readStream(source, offset);
}

function readTable(reader: ValueReader): Section {
  const places: Section['places'] = new Map();
  reader.expect('xref');
  for (;;) {
    const word = reader.word();
    if (word === 'trailer') return { trailer: asDictionary(reader.value()), places };
    if (!/^\d{1,10}$/.test(word)) throw new NoValue();
    const first = Number(word);
    const count = reader.integer();
    if (count > MOST_OBJECTS) throw new NoValue();
    for (let id = first; id < first + count; id++) {
      const offset = reader.integer();
      reader.integer();
      const kind = reader.word();
      if (kind === 'n') places.set(id, { offset });
      else if (kind !== 'f') throw new NoValue();
    }
  }
}

async function readStream(source: Source, offset: number): Promise<Section> {
  const { dictionary: trailer, bytes } = await streamAt(source, offset, async (length) => asInteger(length));
  if (trailer.get('/Type') !== '/XRef') throw new NoValue();
  const widths = integers(trailer.get('/W'));
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const rowWidth = kindWidth + firstWidth + secondWidth;
  if (widths.length !== 3 || rowWidth === 0 || Math.max(...widths) > 6) throw new NoValue();
  const index = trailer.has('/Index') ? integers(trailer.get('/Index')) : [0, asInteger(trailer.get('/Size'))];
  const places: Section['places'] = new Map();
  let row = 0;
  const number = (at: number, width: number) => (width === 0 ? 0 : bytes.readUIntBE(at, width));
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    for (let id = first; id < first + count; id++, row++) {
      const at = row * rowWidth;
      if (at + rowWidth > bytes.length) throw new NoValue();
      // Without a width for it the kind is 1, an object in the file.
      const kind = kindWidth === 0 ? 1 : number(at, kindWidth);
      const value = number(at + kindWidth, firstWidth);
      if (kind === 1) places.set(id, { offset: value });
      if (kind === 2) places.set(id, { container: value });
    }
  }
  return { trailer, places };
}

function integers(value: Value | undefined): number[] {
  if (!Array.isArray(value)) throw new NoValue();
  return value.map((item) => asInteger(item));
}
