import { asInteger, streamAt } from './streams';
import { readAt, type Source } from './source';
import { NoValue, ValueReader, type Value } from './values';
import type { Place } from './xref';

/** Objects that point to one another further than this do not end. */
const DEPTH = 20;

/** What a value stands for: itself, or the object that it refers to. */
export async function resolve(
  source: Source,
  places: ReadonlyMap<number, Place>,
  value: Value | undefined,
  depth = 0,
): Promise<Value | undefined> {
  if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
  const place = places.get(value.ref);
  if (!place || depth > DEPTH) throw new NoValue();
  const found =
    'offset' in place
      ? await objectAt(source, place.offset, value.ref)
      : await packedObject(source, places, place.container, value.ref, depth);
  return resolve(source, places, found, depth + 1);
}

function objectAt(source: Source, offset: number, id: number): Promise<Value> {
  return readAt(source, offset, (reader) => {
    if (reader.integer() !== id) throw new NoValue();
    reader.integer();
    reader.expect('obj');
    return reader.value();
  });
}

/** An object out of a stream that packs many (ISO 32000-1, 7.5.7). */
async function packedObject(
  source: Source,
  places: ReadonlyMap<number, Place>,
  container: number,
  id: number,
  depth: number,
): Promise<Value> {
  const place = places.get(container);
  if (!place || !('offset' in place)) throw new NoValue();
  const { dictionary, bytes } = await streamAt(source, place.offset, async (length) =>
    asInteger(await resolve(source, places, length, depth + 1)),
  );
  const text = bytes.toString('latin1');
  const head = new ValueReader(text);
  for (let left = asInteger(dictionary.get('/N')); left > 0; left--) {
    const [packed, offset] = [head.integer(), head.integer()];
    if (packed === id) return new ValueReader(text, asInteger(dictionary.get('/First')) + offset).value();
  }
  throw new NoValue();
}
