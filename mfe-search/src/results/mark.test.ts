import { mark } from './mark';

const shown = (text: string, words: string[]) =>
  mark(text, words)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Library', ['lib'], '[Lib]rary'],
  ['Dr. Meera Nair', ['nair', 'dr.'], '[Dr.] Meera [Nair]'],
  ['Banana', ['an'], 'B[an][an]a'],
  ['Programmes', ['pro', 'program'], '[Program]mes'],
  ['C++ (basic)', ['c++', '('], '[C++] [(]basic)'],
  ['No match', ['zebra'], 'No match'],
  ['No words', [], 'No words'],
])('marks %s for %j', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});
