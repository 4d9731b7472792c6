import fc from '../../../../scripts/jest/properties';
import { widthOf } from './fonts';
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
