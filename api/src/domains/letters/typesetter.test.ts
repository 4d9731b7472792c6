/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import fc from '../../../../scripts/jest/properties';
import {
  covers,
  widthOf,
  splitScripts,
  rememberCompressed,
  rememberSubsets,
  breakLines,
  type Style,
} from './typesetter';

const style: Style = { size: 10, weight: 400, color: '#000000' };

describe('breaking lines', () => {
  test('takes as many words as fit', () => {
    expect(breakLines('one two three', 1_000, style)).toEqual(['one two three']);
    const width = widthOf('one two', 'latin', 400) * 10;
    expect(breakLines('one two three', width, style)).toEqual(['one two ', 'three']);
    expect(breakLines('one two three', width - 0.1, style)).toEqual(['one ', 'two ', 'three']);
  });

  test('no line is wider than the column, and no character is lost', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Zक-ह]{1,40}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 300 }), (list, width) => {
        const text = list.join(' ');
        const lines = breakLines(text, width, style);
        expect(lines.join('')).toBe(text);
        for (const line of lines) {
          const latin = line.trimEnd().replace(/[^a-zA-Z ]/g, '');
          expect(widthOf(latin, 'latin', 400) * 10).toBeLessThanOrEqual(width + 0.01);
        }
      }),
    );
  });
});

describe('splitting a text by font', () => {
  test.each([
    ['Asha Negi', [['latin', 'Asha Negi']]],
    ['आशा नेगी', [['devanagari', 'आशा नेगी']]],
    // A space stays with what is before it, and so do joiners: shaping needs the whole word.
    [
      'Asha आशा Negi',
      [
        ['latin', 'Asha '],
        ['devanagari', 'आशा '],
        ['latin', 'Negi'],
      ],
    ],
    ['क्\u200dष', [['devanagari', 'क्\u200dष']]],
    [
      'Śrī 灰',
      [
        ['latin-ext', 'Ś'],
        ['latin', 'r'],
        ['latin-ext', 'ī '],
        ['latin', '?'],
      ],
    ],
    // Composed first, so that a mark is not torn from its letter.
    ['S\u0301', [['latin-ext', 'Ś']]],
    ['', []],
  ])('%s', (text, runs) => {
    expect(splitScripts(text, covers).map(({ script, text: run }) => [script, run])).toEqual(runs);
  });

  test('the rupee sign has a font', () => {
    expect(splitScripts('₹', covers)[0]?.text).toBe('₹');
  });

  test('nothing is lost or moved, and every character stands in a font that has it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const runs = splitScripts(text, covers);
        expect([...runs.map(({ text: run }) => run).join('')]).toHaveLength([...text.normalize('NFC')].length);
        for (const { script, text: run } of runs) {
          for (const character of run) expect(covers(script, character.codePointAt(0) ?? 0)).toBe(true);
        }
        runs.slice(1).forEach((run, index) => {
          expect(run.script).not.toBe(runs[index]?.script);
        });
      }),
    );
  });
});

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
