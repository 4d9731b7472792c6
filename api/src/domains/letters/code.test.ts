import fc from '../../../../scripts/jest/properties';
import { newLetterCode } from './issue';
import {
  groupLetterCode,
  LETTER_CODE_ALPHABET,
  LETTER_CODE_LENGTH,
  letterCode,
  normaliseLetterCode,
} from '@university/shared/contract';

const codes = fc
  .array(fc.constantFrom(...LETTER_CODE_ALPHABET), { minLength: LETTER_CODE_LENGTH, maxLength: LETTER_CODE_LENGTH })
  .map((characters) => characters.join(''));

/** Ways in which people write a character down. */
const WRITTEN: Record<string, string[]> = { 0: ['0', 'O', 'o'], 1: ['1', 'I', 'i', 'L', 'l'] };

const BETWEEN = ['', ' ', '-', '\u2013', '\u00a0', ' - '];

describe('letter codes', () => {
  test('however a code is typed, it is the same code', () => {
    const typed = codes.chain((code) =>
      fc
        .tuple(
          ...[...code].map((character) =>
            fc
              .tuple(
                fc.constantFrom(...(WRITTEN[character] ?? [character, character.toLowerCase()])),
                fc.constantFrom(...BETWEEN),
              )
              .map((parts) => parts.join('')),
          ),
        )
        .map((parts) => ({ code, text: parts.join('') })),
    );
    fc.assert(
      fc.property(typed, ({ code, text }) => {
        expect(normaliseLetterCode(text)).toBe(code);
      }),
    );
  });

  test('a code as printed reads back', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(groupLetterCode(code)).toMatch(/^(\w{4}-){4}\w{4}$/);
        expect(letterCode.parse(groupLetterCode(code))).toBe(code);
      }),
    );
  });

  test.each(['', 'ABCD', 'U'.repeat(20), '1'.repeat(19), '1'.repeat(21), '1'.repeat(101), `${'1'.repeat(19)}*`])(
    '"%s" is no code',
    (text) => {
      expect(letterCode.safeParse(text).success).toBe(false);
    },
  );
});

test('a new code is a code, and never one of before', () => {
  const made = Array.from({ length: 1_000 }, newLetterCode);
  expect(new Set(made).size).toBe(made.length);
  for (const code of made) expect(letterCode.parse(code)).toBe(code);
  // Every character at every place would take more draws; every character somewhere takes far fewer than these.
  expect(new Set(made.join(''))).toEqual(new Set(LETTER_CODE_ALPHABET));
});
