import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PDFXRefStreamParser, type PDFObject } from '@cantoo/pdf-lib';

export class Unreadable extends Error {}

type Place = { offset: number } | { container: number };

/** Cross-reference rows that fit into the largest file. */
const MAX_ROWS = 500_000;
/** Incremental updates. */
const MAX_SECTIONS = 500;
const MAX_DEPTH = 100;
/** Bytes of a number in a cross-reference stream. */
const MAX_WIDTH = 8;
/** Decompressed bytes of a table or an object stream. */
const MAX_INFLATED = 32 * 1024 * 1024;

const OBJ = [...'obj'].map((char) => char.charCodeAt(0));
const XREF = [...'xref'].map((char) => char.charCodeAt(0));
const TRAILER = [...'trailer'].map((char) => char.charCodeAt(0));
const [LETTER_F, LETTER_N] = [102, 110];

export const name = (text: string): PDFName => PDFName.of(text);

const OBJECT_STREAM = name('ObjStm');

class ObjectReader extends PDFParser {
  #depth = 0;
  #values = 0;

  get position(): number {
    return this.bytes.offset();
  }

  at(offset: number): this {
    this.bytes.moveTo(offset);
    return this;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const before = this.#values;
    if (++this.#depth > MAX_DEPTH) throw new Unreadable();
    const object = super.parseObject(ref);
    this.#depth--;
    this.#values = before + 1;
    return object;
  }

  /** Refuses duplicate keys: programs differ in which one they read. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    this.#values = 0;
    const dictionary = super.parseDict(ref);
    if (this.#values !== dictionary.keys().length) throw new Unreadable();
    return dictionary;
  }

  integer(): number {
    this.skipWhitespaceAndComments();
    return this.parseRawInt();
  }

  skip(word: number[]): boolean {
    this.skipWhitespaceAndComments();
    return this.matchKeyword(word);
  }

  trailer(): PDFDict {
    this.skipWhitespaceAndComments();
    return this.parseDict();
  }

  head(): number | undefined {
    try {
      const id = this.integer();
      this.integer();
      return this.skip(OBJ) ? id : undefined;
    } catch {
      return undefined;
    }
  }

  kind(): number {
    this.skipWhitespaceAndComments();
    return this.bytes.done() ? 0 : this.bytes.next();
  }

  isDigitNext(): boolean {
    this.skipWhitespaceAndComments();
    const byte = this.bytes.done() ? 0 : this.bytes.peek();
    return byte >= 48 && byte <= 57;
  }
}

interface FoundObject {
  id: number;
  object: PDFObject;
}

export class PdfObjects {
  readonly #reader: ObjectReader;
  readonly #places = new Map<number, Place[]>();
  readonly #offsets = new Set<number>();
  readonly #containers = new Set<number>();
  readonly #packed = new Map<number, Map<number, PDFObject>>();
  readonly trailers: PDFDict[] = [];
  #rows = 0;

  /** @param start offset of the newest table. @throws Unreadable, errors of the library */
  constructor(
    private readonly bytes: Buffer,
    start: number,
  ) {
    this.#reader = new ObjectReader(bytes);
    const seen = new Set<number>();
    const ahead = [start];
    for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (seen.size > MAX_SECTIONS || next >= bytes.length) throw new Unreadable();
      const trailer = this.#readSection(next);
      this.trailers.push(trailer);
      // Hybrid files have both; the stream precedes older tables.
      for (const key of ['XRefStm', 'Prev']) {
        const older = trailer.get(name(key));
        if (older) ahead.push(integerOf(older));
      }
    }
    if (this.#offsets.delete(0)) this.#findUnplaced();
  }

  /** Some programs write offset 0, and the object nevertheless. */
  #findUnplaced(): void {
    for (const { index, 1: id } of this.bytes
      .toString('latin1')
      .matchAll(/\b(\d{1,10})[\0\s]{1,9}\d{1,5}[\0\s]{1,9}obj\b/g)) {
      const places = this.#places.get(Number(id));
      if (!places?.some((place) => 'offset' in place && place.offset === 0) || this.#offsets.has(index)) continue;
      places.push({ offset: index });
      this.#offsets.add(index);
    }
  }

  get size(): number {
    return this.#places.size;
  }

  /** Follows references to the newest version. */
  resolve(value: PDFObject | undefined): PDFObject | undefined {
    let found = value;
    for (let step = 0; found instanceof PDFRef; step++) {
      if (step > MAX_DEPTH) throw new Unreadable();
      found = this.versions(found)[0];
    }
    return found;
  }

  /** Newest first; programs differ in which one they read. */
  versions({ objectNumber: id }: PDFRef): PDFObject[] {
    return (this.#places.get(id) ?? []).flatMap((place) => {
      const object =
        'container' in place ? this.#unpacked(place.container).get(id) : this.#objectAt(place.offset)?.object;
      return object ?? [];
    });
  }

  /**
   * Every object, also of earlier versions.
   * @throws Unreadable where bytes hold an object that no table names, or one within another
   */
  *all(): Generator<PDFObject> {
    let covered = 0;
    for (const offset of [...this.#offsets].sort((one, two) => one - two)) {
      const found = this.#objectAt(offset);
      // Many programs leave rows of missing objects.
      if (!found) continue;
      if (offset < covered) throw new Unreadable();
      this.#assertNoObject(covered, offset);
      covered = this.#reader.position;
      const { id, object } = found;
      assertNoObjectIn(this.bytes.toString('latin1', this.bytes.indexOf('obj', offset) + OBJ.length, covered));
      yield object;
      if (!(object instanceof PDFRawStream)) continue;
      assertNoHeadIn(Buffer.from(object.contents));
      const isContainer = this.#containers.has(id) || this.resolve(object.dict.get(name('Type'))) === OBJECT_STREAM;
      if (isContainer) yield* this.#named(id);
    }
    this.#assertNoObject(covered, this.bytes.length);
  }

  *#named(container: number): Generator<PDFObject> {
    for (const [id, object] of this.#unpacked(container)) {
      const isNamed = this.#places.get(id)?.some((place) => 'container' in place && place.container === container);
      if (!isNamed) throw new Unreadable();
      yield object;
    }
  }

  #objectAt(offset: number): FoundObject | undefined {
    if (offset === 0 || offset >= this.bytes.length) return undefined;
    const id = this.#reader.at(offset).head();
    return id === undefined ? undefined : { id, object: this.#reader.parseObject() };
  }

  /** Objects of an object stream (ISO 32000-1, 7.5.7) by number. */
  #unpacked(container: number): Map<number, PDFObject> {
    const known = this.#packed.get(container);
    if (known) return known;
    const unpacked = new Map<number, PDFObject>();
    this.#packed.set(container, unpacked);
    for (const stream of this.versions(PDFRef.of(container))) {
      // Programs differ in whether they check the type.
      if (!(stream instanceof PDFRawStream) || stream.dict.get(name('Type')) !== OBJECT_STREAM) throw new Unreadable();
      const first = integerOf(this.resolve(stream.dict.get(name('First'))));
      const count = integerOf(this.resolve(stream.dict.get(name('N'))));
      const reader = new ObjectReader(this.#unfold(stream));
      for (let entry = 0, next = 0; entry < count; entry++) {
        const id = reader.at(next).integer();
        const offset = first + reader.integer();
        next = reader.position;
        if (unpacked.has(id)) throw new Unreadable();
        unpacked.set(id, reader.at(offset).parseObject());
      }
    }
    return unpacked;
  }

  /** Decompresses a stream; the library lacks PNG predictors (ISO 32000-1, 7.4.4.4). */
  #unfold(stream: PDFRawStream): Uint8Array {
    const only = (key: string) => {
      const value = this.resolve(stream.dict.get(name(key)));
      if (value instanceof PDFArray && value.size() > 1) throw new Unreadable();
      return value instanceof PDFArray ? this.resolve(value.asArray()[0]) : value;
    };
    const isFlate = only('Filter') === name('FlateDecode');
    const bytes = isFlate
      ? inflateSync(stream.contents, { maxOutputLength: MAX_INFLATED })
      : decodePDFRawStream(stream).decode();
    const parameters = only('DecodeParms');
    const parameter = (key: string) =>
      parameters instanceof PDFDict && parameters.has(name(key)) ? integerOf(parameters.get(name(key))) : 1;
    const predictor = parameter('Predictor');
    if (predictor === 1) return bytes;
    if (predictor < 10 || parameter('Columns') < 1) throw new Unreadable();
    return unpredict(bytes, parameter('Columns'));
  }

  #readSection(start: number): PDFDict {
    return this.#reader.at(start).skip(XREF) ? this.#readTable() : this.#readStream(start);
  }

  #readTable(): PDFDict {
    const reader = this.#reader;
    while (reader.isDigitNext()) {
      const first = reader.integer();
      const count = reader.integer();
      // Ends with the file, however large `count` is.
      for (let row = 0; row < count; row++) {
        const offset = reader.integer();
        reader.integer();
        const kind = reader.kind();
        if (kind !== LETTER_N && kind !== LETTER_F) throw new Unreadable();
        if (kind === LETTER_N) this.#add(first + row, { offset });
      }
    }
    if (!reader.skip(TRAILER)) throw new Unreadable();
    return reader.trailer();
  }

  #readStream(start: number): PDFDict {
    const stream = this.#objectAt(start)?.object;
    if (!(stream instanceof PDFRawStream) || stream.dict.get(name('Type')) !== name('XRef')) throw new Unreadable();
    this.#offsets.add(start);
    const index = stream.dict.get(name('Index'));
    const counts = index instanceof PDFArray ? index.asArray().filter((_item, at) => at % 2 === 1) : [];
    for (const count of [stream.dict.get(name('Size')), ...counts]) {
      if (integerOf(count) > MAX_ROWS) throw new Unreadable();
    }
    const widths = stream.dict.get(name('W'));
    if (!(widths instanceof PDFArray) || widths.asArray().some((width) => integerOf(width) > MAX_WIDTH))
      throw new Unreadable();
    const plain = PDFRawStream.of(stream.dict.clone(), this.#unfold(stream));
    plain.dict.delete(name('Filter'));
    for (const { ref, offset, deleted, inObjectStream } of PDFXRefStreamParser.forStream(plain).parseIntoContext()) {
      if (!deleted) this.#add(ref.objectNumber, inObjectStream ? { container: offset } : { offset });
    }
    return stream.dict;
  }

  #add(id: number, place: Place): void {
    if (++this.#rows > MAX_ROWS) throw new Unreadable();
    // A row may exist without its object.
    if ('offset' in place) {
      if (this.#isOther(id, place.offset)) throw new Unreadable();
      this.#offsets.add(place.offset);
    } else this.#containers.add(place.container);
    const places = this.#places.get(id);
    if (places) places.push(place);
    else this.#places.set(id, [place]);
  }

  #isOther(id: number, offset: number): boolean {
    if (offset === 0 || offset >= this.bytes.length) return false;
    const before = this.#reader.position;
    const found = this.#reader.at(offset).head();
    this.#reader.at(before);
    return found !== undefined && found !== id;
  }

  /** Only tables, trailers and comments are between objects. */
  #assertNoObject(start: number, end: number): void {
    if (/[\0\t\n\f\r \d]obj(?![a-z])/.test(this.bytes.toString('latin1', start, end))) throw new Unreadable();
  }
}

/** Undoes PNG filters "none", "sub" and "up"; others do not occur in tables. */
function unpredict(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)] ?? 0;
    if (filter > 2) throw new Unreadable();
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = filter === 1 && column > 0 ? (out[at - 1] ?? 0) : 0;
      const above = filter === 2 && row > 0 ? (out[at - columns] ?? 0) : 0;
      out[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + left + above;
    }
  }
  return out;
}

/** Repairing programs look for objects everywhere, also in data. */
function assertNoHeadIn(data: Buffer): void {
  for (let at = data.indexOf('obj'); at >= 0; at = data.indexOf('obj', at + 3)) {
    if (/\d[\0\s]{1,20}\d{1,10}[\0\s]{1,20}$/.test(data.toString('latin1', Math.max(0, at - 60), at)))
      throw new Unreadable();
  }
}

/** A text may mention objects, but not contain one. */
function assertNoObjectIn(text: string): void {
  if (/\d[\0\s]{1,20}\d{1,10}[\0\s]{1,20}obj[\0\s]{0,20}<</.test(text)) throw new Unreadable();
}

export function integerOf(value: PDFObject | undefined): number {
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  if (!Number.isSafeInteger(number) || number < 0) throw new Unreadable();
  return number;
}
