import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { bytesAt, readAt, spend, type Source } from './source';
import { NoValue, type Dictionary, type Value } from './values';

const inflated = promisify(inflate);

export interface Stream {
  dictionary: Dictionary;
  bytes: Buffer;
}

export function asDictionary(value: Value | undefined): Dictionary {
  if (value instanceof Map) return value;
  throw new NoValue();
}

export function asInteger(value: Value | undefined, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new NoValue();
}

const first = (value: Value | undefined) => (Array.isArray(value) ? value[0] : value);

/** Undoes the PNG filters (ISO 32000-1, 7.4.4.4) of rows of `columns` bytes; only "none" and "up" occur in tables. */
function unpredict(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)];
    if (filter !== 0 && filter !== 2) throw new NoValue();
    for (let column = 0; column < columns; column++) {
      const above = filter === 2 && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0;
      out[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + above;
    }
  }
  return out;
}

/** The stream object at an offset, unfolded. `lengthOf` resolves a length that stands in another object. */
export async function streamAt(
  source: Source,
  offset: number,
  lengthOf: (length: Value | undefined) => Promise<number>,
): Promise<Stream> {
  const { dictionary, start } = await readAt(source, offset, (reader) => {
    reader.integer();
    reader.integer();
    reader.expect('obj');
    const dictionary = asDictionary(reader.value());
    reader.expect('stream');
    return { dictionary, start: reader.position };
  });
  const [lineEnd = 0, next = 0] = await bytesAt(source, offset + source.shift + start, 2);
  const gap = lineEnd === 13 && next === 10 ? 2 : 1;
  const raw = await bytesAt(source, offset + source.shift + start + gap, await lengthOf(dictionary.get('/Length')));
  const filter = first(dictionary.get('/Filter'));
  if (filter === undefined) return { dictionary, bytes: raw };
  if (filter !== '/FlateDecode') throw new NoValue();
  // A small file can hold a huge table.
  const bytes = await inflated(raw, { maxOutputLength: Math.max(1, source.left) });
  spend(source, bytes.length);
  const parameters = first(dictionary.get('/DecodeParms'));
  const predictor = parameters instanceof Map ? asInteger(parameters.get('/Predictor'), 1) : 1;
  if (predictor === 1) return { dictionary, bytes };
  const columns = asInteger(asDictionary(parameters).get('/Columns'), 1);
  if (predictor < 10 || columns < 1) throw new NoValue();
  return { dictionary, bytes: unpredict(bytes, columns) };
}
