/** @jest-environment node */
import { COMMON_LATIN } from '../../shared/src/look/theme';
import { LATIN } from './latin.mjs';

const inRange = (range: string) =>
  range.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });

test('browsers ask the common file for the characters that it has, and for no other', () => {
  const own = LATIN.map((character: string) => character.codePointAt(0));
  expect(new Set(inRange(COMMON_LATIN))).toEqual(new Set(own));
});
