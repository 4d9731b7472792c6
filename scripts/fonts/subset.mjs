import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import fontverter from 'fontverter';

const require = createRequire(import.meta.url);

/** Of HarfBuzz's `hb-subset.h`. */
const WRITABLE = 2;
const SETS = { glyphs: 0, features: 6 };
const NO_LAYOUT_CLOSURE = 0x200;

/**
 * A font with the glyphs that some texts are set in, and no others: what its tables could make of the same characters
 * beyond that is left out, which is half of a font of this script.
 * @param {Buffer} file WOFF2
 * @param {Iterable<string>} texts
 * @returns {Promise<Buffer>} WOFF2
 */
export async function subset(file, texts) {
  const font = fontkit.create(file);
  const glyphs = new Set();
  const characters = new Set();
  for (const text of texts) {
    for (const { id } of font.layout(text).glyphs) glyphs.add(id);
    for (const character of text) characters.add(character.codePointAt(0));
  }
  const wasm = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const hb = wasm.instance.exports;
  hb._initialize();
  const heap = () => new Uint8Array(hb.memory.buffer);
  const bytes = await fontverter.convert(file, 'truetype');
  const at = hb.malloc(bytes.byteLength);
  heap().set(bytes, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, bytes.byteLength, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, SETS.features);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | NO_LAYOUT_CLOSURE);
  const asked = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(asked, character);
  const wanted = hb.hb_subset_input_set(input, SETS.glyphs);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  const made = Buffer.from(heap().slice(start, start + hb.hb_blob_get_length(blob)));
  return fontverter.convert(made, 'woff2');
}
