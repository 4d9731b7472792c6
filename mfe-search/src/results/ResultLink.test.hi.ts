import { SearchIndex } from '../engine/search-index';
import { pageNamed } from '../testing/site';
import { mark } from './ResultLink';

const TITLE = 'छात्रवृत्तियाँ और शुल्क';

const shown = (query: string) =>
  mark(TITLE, new SearchIndex([pageNamed('/x', TITLE)]).search(query).marks.typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it.each([
  ['छात्रवृत्ति', '[छात्रवृत्तियाँ] और शुल्क'],
  ['chhatravritti aur shulk', '[छात्रवृत्तियाँ] और [शुल्क]'],
  ['shul', 'छात्रवृत्तियाँ और [शुल्क]'],
])('%s marks whole words, whose letters have no beginnings', (query, expected) => {
  expect(shown(query)).toBe(expected);
});
