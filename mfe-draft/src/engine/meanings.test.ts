import { SYNONYMS } from './synonyms';
import { termsOf } from './words';

const phrases = SYNONYMS.flatMap(([typed]) => typed.split(', '));

it('explains no phrase twice with the same meaning', () => {
  const pairs = SYNONYMS.flatMap(([typed, meant]) => typed.split(', ').map((phrase) => `${termsOf(phrase)}: ${meant}`));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

it('has no empty phrases', () => {
  expect(phrases.filter((phrase) => termsOf(phrase).length === 0)).toEqual([]);
});
