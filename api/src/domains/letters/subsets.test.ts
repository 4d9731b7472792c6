/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { rememberCompressed, rememberSubsets } from './subsets';

/** A font whose subsets say what they were encoded from, and how often. */
function countingFont() {
  let encoded = 0;
  const createSubset = () => {
    const glyphs = [0];
    return {
      glyphs,
      includeGlyph: (id: number) => glyphs.push(id) - 1,
      encode: () => {
        encoded++;
        return Uint8Array.from(glyphs);
      },
    };
  };
  const font = { createSubset } as unknown as Font;
  rememberSubsets(font);
  const encode = (...ids: number[]) => {
    const subset = font.createSubset();
    for (const id of ids) subset.includeGlyph(id as never);
    return subset.encode();
  };
  return { encode, count: () => encoded };
}

test('a subset of the same glyphs in the same order is encoded once, any other one anew', () => {
  const { encode, count } = countingFont();
  expect(encode(1, 2)).toBe(encode(1, 2));
  expect(count()).toBe(1);
  expect([...encode(2, 1)]).toEqual([0, 2, 1]);
  expect([...encode(1, 2, 3)]).toEqual([0, 1, 2, 3]);
  expect(count()).toBe(3);
});

test('names of all kinds do not fill the memory: subsets are forgotten, and encoded again', () => {
  const { encode, count } = countingFont();
  for (let id = 1; id <= 200; id++) encode(id);
  expect([...encode(1)]).toEqual([0, 1]);
  expect(count()).toBe(201);
});

test('the same file is compressed once, and the stream says that it is', () => {
  const written: unknown[] = [];
  const stream = () => ({ data: {}, compress: true, end: (chunk: unknown) => void written.push(chunk) });
  const file = Uint8Array.from([1, 2, 3]);
  const streams = [stream(), stream()];
  for (const each of streams) rememberCompressed(each).end(file);
  expect(written[0]).toBe(written[1]);
  expect([...inflateSync(written[0] as Uint8Array)]).toEqual([1, 2, 3]);
  expect(streams[1]).toMatchObject({ compress: false, data: { Filter: 'FlateDecode' } });
});

test('what is no file, or is not to be compressed, goes in as it is', () => {
  const written: unknown[] = [];
  const end = (chunk: unknown) => void written.push(chunk);
  const file = Uint8Array.from([1]);
  rememberCompressed({ data: {}, compress: true, end }).end('text' as never);
  rememberCompressed({ data: {}, compress: false, end }).end(file);
  expect(written).toEqual(['text', file]);
});
