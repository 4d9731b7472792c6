import { contentOf, objectAt, type PdfDocument, type Place } from './document';
import { type Effort, Unreadable } from './effort';
import { asDictionary, asInteger } from './streams';
import { ValueReader, type Dictionary, type Value } from './values';

export interface CrossReferences {
  /** The newest first. */
  trailers: Dictionary[];
  /** Where objects stand or stood, of every section. */
  offsets: Set<number>;
  /** Stream objects that others are packed into. */
  containers: Set<number>;
}

interface Section {
  trailer: Dictionary;
  places: Iterable<[id: number, place: Place]>;
  /** Where it stands, if it is an object. */
  offset?: number;
}

/** A document that was changed more often than this without being saved anew is unheard of. */
const MOST_SECTIONS = 500;

/**
 * Follows the cross-references from the newest section to the oldest (ISO 32000-1, 7.5.4 and 7.5.8) and enters the
 * places of the objects into the document.
 * @param offset where the newest stands, as `startxref` says
 */
export function readCrossReferences(document: PdfDocument, offset: number): CrossReferences {
  const { places } = document;
  const found: CrossReferences = { trailers: [], offsets: new Set(), containers: new Set() };
  const seen = new Set<number>();
  const ahead = [offset];
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (seen.size > MOST_SECTIONS) throw new Unreadable();
    const section = readSection(document, next);
    for (const [id, place] of section.places) {
      if (!places.has(id)) places.set(id, place);
      if ('offset' in place) found.offsets.add(place.offset);
      else found.containers.add(place.container);
    }
    if (section.offset !== undefined) found.offsets.add(section.offset);
    found.trailers.push(section.trailer);
    // A file for old and new readers has both kinds of table; the stream comes before what is older.
    for (const name of ['/XRefStm', '/Prev']) {
      const older = section.trailer.get(name);
      if (older !== undefined) ahead.push(asInteger(older));
    }
  }
  return found;
}

function readSection(document: PdfDocument, offset: number): Section {
  const reader = new ValueReader(document.bytes, document.effort, offset);
  return reader.skip('xref') ? readTable(reader, document.effort) : readStream(document, offset);
}

function readTable(reader: ValueReader, effort: Effort): Section {
  const places: [number, Place][] = [];
  for (;;) {
    const word = reader.word();
    if (word === 'trailer') return { trailer: asDictionary(reader.value()), places };
    if (!/^\d{1,10}$/.test(word)) throw new Unreadable();
    const first = Number(word);
    const count = reader.integer();
    // Ends with the bytes, however many rows are announced.
    for (let row = 0; row < count; row++) {
      const offset = reader.integer();
      reader.integer();
      const kind = reader.word();
      if (kind !== 'n' && kind !== 'f') throw new Unreadable();
      effort.countObject();
      if (kind === 'n') places.push([first + row, { offset }]);
    }
  }
}

function readStream(document: PdfDocument, offset: number): Section {
  const object = objectAt(document, offset);
  const trailer = asDictionary(object.value);
  if (trailer.get('/Type') !== '/XRef') throw new Unreadable();
  const widths = integers(trailer.get('/W'));
  if (widths.length !== 3 || Math.max(...widths) > 6 || Math.max(...widths) === 0) throw new Unreadable();
  const index = trailer.has('/Index') ? integers(trailer.get('/Index')) : [0, asInteger(trailer.get('/Size'))];
  return { trailer, places: rowsOf(contentOf(document, object), widths, index, document.effort), offset };
}

/** Ends with the bytes, however many rows `index` announces. */
function* rowsOf(bytes: Buffer, widths: number[], index: number[], effort: Effort): Generator<[number, Place]> {
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  let at = 0;
  const next = (width: number) => {
    at += width;
    return width === 0 ? 0 : bytes.readUIntBE(at - width, width);
  };
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    for (let row = 0; row < count; row++) {
      if (at + kindWidth + firstWidth + secondWidth > bytes.length) throw new Unreadable();
      effort.countObject();
      // Without a width for it the kind is 1, an object in the file.
      const kind = kindWidth === 0 ? 1 : next(kindWidth);
      const value = next(firstWidth);
      next(secondWidth);
      if (kind === 1) yield [first + row, { offset: value }];
      if (kind === 2) yield [first + row, { container: value }];
    }
  }
}

function integers(value: Value | undefined): number[] {
  if (!Array.isArray(value)) throw new Unreadable();
  return value.map((item) => asInteger(item));
}
