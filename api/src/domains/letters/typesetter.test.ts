/** @jest-environment node */
import fc from '../../../../scripts/jest/properties';
import { covers, splitScripts, widthOf } from './fonts';
import { breakLines, type Style } from './typesetter';

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
    // Shaping needs whole words: spaces and joiners stay with the run before them.
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
    // Composed first.
    ['S\u0301', [['latin-ext', 'Ś']]],
    ['ễＡ', [['latin', 'eA']]],
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
