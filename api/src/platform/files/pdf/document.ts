import { type Effort, Unreadable } from './effort';
import { asDictionary, asInteger, unfold } from './streams';
import { ValueReader, type Dictionary, type Value } from './values';

/** Objects that point to one another further than this do not end. */
const DEPTH = 20;

/** Where an object stands: `offset` in the file, or the stream object that it is packed into. */
export type Place = { offset: number } | { container: number };

/** The bytes of a PDF, and where they say that its objects are. */
export interface PdfDocument {
  bytes: Buffer;
  effort: Effort;
  /** By the number of the object. */
  places: Map<number, Place>;
  /** Streams that were unfolded, by where they stand: each is, once. */
  unpacked: Map<number, Packed>;
}

/** An object that stands in the file by itself. */
export interface FileObject {
  id: number;
  offset: number;
  value: Value;
  /** Where the content of a stream object begins; undefined for others. */
  content?: number;
  /** Behind the value; for a stream object the same as `content`. */
  end: number;
}

/** @throws Unreadable where no object stands */
export function objectAt({ bytes, effort }: PdfDocument, offset: number): FileObject {
  const reader = new ValueReader(bytes, effort, offset);
  const id = reader.integer();
  reader.integer();
  reader.expect('obj');
  const value = reader.value();
  if (!(value instanceof Map) || !reader.skip('stream')) return { id, offset, value, end: reader.position };
  const isCrLf = bytes[reader.position] === 13 && bytes[reader.position + 1] === 10;
  const content = reader.position + (isCrLf ? 2 : 1);
  return { id, offset, value, content, end: content };
}

/** What a value stands for: itself, or the object that it refers to. */
export function resolve(document: PdfDocument, value: Value | undefined, depth = 0): Value | undefined {
  if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
  const place = document.places.get(value.ref);
  if (!place || depth > DEPTH) throw new Unreadable();
  if ('container' in place)
    return resolve(document, packedObject(document, place.container, value.ref, depth), depth + 1);
  const found = objectAt(document, place.offset);
  if (found.id !== value.ref) throw new Unreadable();
  return resolve(document, found.value, depth + 1);
}

/** Where the content of a stream object ends: where its length says, else where the word for it stands. */
export function contentEnd(document: PdfDocument, dictionary: Dictionary, content: number, depth = 0): number {
  const { bytes, effort } = document;
  const length = resolve(document, dictionary.get('/Length'), depth + 1);
  if (typeof length === 'number' && Number.isInteger(length) && length >= 0 && content + length <= bytes.length) {
    const behind = bytes.subarray(content + length, content + length + 16).toString('latin1');
    if (/^\s*endstream/.test(behind)) return content + length;
  }
  const end = bytes.indexOf('endstream', content, 'latin1');
  if (end < 0) throw new Unreadable();
  effort.look(end - content);
  return end;
}

/** The content of a stream object that holds tables or objects, unfolded. */
export function contentOf(document: PdfDocument, { value, content }: FileObject, depth = 0): Buffer {
  if (!(value instanceof Map) || content === undefined) throw new Unreadable();
  const plain: Dictionary = new Map(value);
  for (const name of ['/Filter', '/DecodeParms']) {
    if (plain.has(name)) plain.set(name, resolve(document, plain.get(name), depth + 1) ?? null);
  }
  return unfold(plain, document.bytes.subarray(content, contentEnd(document, plain, content, depth)), document.effort);
}

/** A stream object into which others are packed (ISO 32000-1, 7.5.7). */
export interface Packed {
  bytes: Buffer;
  /** Where each object begins, by its number. */
  offsets: Map<number, number>;
}

export function unpack(document: PdfDocument, container: FileObject, depth = 0): Packed {
  const known = document.unpacked.get(container.offset);
  if (known) return known;
  const bytes = contentOf(document, container, depth);
  const dictionary = asDictionary(container.value);
  const first = asInteger(resolve(document, dictionary.get('/First'), depth + 1));
  const count = asInteger(resolve(document, dictionary.get('/N'), depth + 1));
  const head = new ValueReader(bytes, document.effort);
  const offsets = new Map<number, number>();
  for (let entry = 0; entry < count; entry++) {
    document.effort.countObject();
    const id = head.integer();
    offsets.set(id, first + head.integer());
  }
  const packed = { bytes, offsets };
  document.unpacked.set(container.offset, packed);
  return packed;
}

function packedObject(document: PdfDocument, container: number, id: number, depth: number): Value {
  const place = document.places.get(container);
  if (!place || !('offset' in place)) throw new Unreadable();
  const { bytes, offsets } = unpack(document, objectAt(document, place.offset), depth + 1);
  const offset = offsets.get(id);
  if (offset === undefined) throw new Unreadable();
  return new ValueReader(bytes, document.effort, offset).value();
}
