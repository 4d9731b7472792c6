import { keyOf } from './hindi/key';
import { termOf } from './spelling';
import { SYNONYMS } from './synonyms';
import { SYNONYMS as HINDI } from './synonyms.hi';
import { wordsIn } from './words';

describe.each([
  ['English', SYNONYMS, termOf],
  ['Hindi', HINDI, keyOf],
])('%s', (_, table, term) => {
  const terms = (phrase: string) => wordsIn(phrase).map(({ word }) => term(word));
  const rows = table.flatMap(([typed, meant]) => typed.split(', ').map((phrase) => ({ phrase, meant })));

  it('explains no phrase twice with the same meaning', () => {
    const pairs = rows.map(({ phrase, meant }) => `${terms(phrase)}: ${meant}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it('has no empty phrases', () => {
    expect(rows.filter(({ phrase }) => terms(phrase).length === 0)).toEqual([]);
  });
});
