import { inflateSync } from 'node:zlib';
import { type Effort, Unreadable } from './effort';
import type { Dictionary, Value } from './values';

export function asDictionary(value: Value | undefined): Dictionary {
  if (value instanceof Map) return value;
  throw new Unreadable();
}

export function asInteger(value: Value | undefined, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Unreadable();
}

/** A filter or its parameters, which may stand in a list of one. Tables folded twice over are unheard of. */
function only(value: Value | undefined): Value | undefined {
  if (!Array.isArray(value)) return value;
  if (value.length > 1) throw new Unreadable();
  return value[0];
}

/** The content of a stream that holds tables or objects: as it is, or deflated, with PNG filters or without. */
export function unfold(dictionary: Dictionary, raw: Buffer, effort: Effort): Buffer {
  const filter = only(dictionary.get('/Filter'));
  if (filter === undefined) return raw;
  if (filter !== '/FlateDecode') throw new Unreadable();
  const bytes = inflate(raw, effort.unfoldable);
  effort.unfold(bytes.length);
  const parameters = only(dictionary.get('/DecodeParms'));
  if (!(parameters instanceof Map)) return bytes;
  const predictor = asInteger(parameters.get('/Predictor'), 1);
  if (predictor === 1) return bytes;
  const columns = asInteger(parameters.get('/Columns'), 1);
  if (predictor < 10 || columns < 1) throw new Unreadable();
  return unpredict(bytes, columns);
}

/** A small file can hold a huge table: what unfolds to more than `most` bytes is refused before it does. */
function inflate(raw: Buffer, most: number): Buffer {
  try {
    return inflateSync(raw, { maxOutputLength: Math.max(1, most) });
  } catch {
    throw new Unreadable();
  }
}

/** Undoes the PNG filters (ISO 32000-1, 7.4.4.4) of rows of `columns` bytes; only "none" and "up" occur in tables. */
function unpredict(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)];
    if (filter !== 0 && filter !== 2) throw new Unreadable();
    for (let column = 0; column < columns; column++) {
      const above = filter === 2 && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0;
      out[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + above;
    }
  }
  return out;
}
