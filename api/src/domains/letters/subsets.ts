import { deflateSync } from 'node:zlib';
import type { Font, Subset } from 'fontkit';

/** Subsets of one font that are remembered; other dates and outcomes make others, in most letters they are the same. */
const MOST = 64;

/** Lets a font encode each subset once: letters hold hardly any glyph that another one does not, in the same order. */
export function rememberSubsets(font: Font): void {
  const files = new Map<string, Uint8Array>();
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    // The types of the library leave out what a subset holds.
    const subset = createSubset() as Subset & { glyphs: number[] };
    const encode = subset.encode.bind(subset);
    subset.encode = () => {
      const glyphs = subset.glyphs.join();
      const file = files.get(glyphs) ?? encode();
      if (files.size >= MOST) files.clear();
      files.set(glyphs, file);
      return file;
    };
    return subset;
  };
}

/** What goes into a stream of a document, as far as it is used here; the library's types leave it out. */
interface Stream {
  data: { Filter?: string };
  compress: boolean;
  end(chunk?: Uint8Array | string): void;
}

/** By the file of a subset. */
const compressed = new WeakMap<Uint8Array, Uint8Array>();

/** Lets a stream take the same file compressed that it took in another document. */
export function rememberCompressed<Reference>(reference: Reference): Reference {
  const stream = reference as Stream;
  const end = stream.end.bind(stream);
  stream.end = (chunk) => {
    if (!(chunk instanceof Uint8Array) || !stream.compress) return end(chunk);
    const bytes = compressed.get(chunk) ?? deflateSync(chunk);
    compressed.set(chunk, bytes);
    stream.compress = false;
    stream.data.Filter = 'FlateDecode';
    return end(bytes);
  };
  return reference;
}
