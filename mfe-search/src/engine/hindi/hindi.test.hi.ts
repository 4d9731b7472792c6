import { pageNamed } from '../../testing/site';

const WORDS = [
  { typed: 'scholarship, स्कॉलरशिप', means: 'छात्रवृत्ति' },
  { typed: 'admission, दाखिला', means: 'प्रवेश' },
  { typed: 'hackathon', means: 'हैकाथॉन' },
];
import { SearchIndex } from '../search-index';
import { mark } from '../../results/ResultLink';
import { wordsToAsk } from '../../sources/ask';
import { texts } from '../../texts';

const index = new SearchIndex(
  [
    pageNamed('/scholarship', 'छात्रवृत्तियाँ', ['शुल्क में छूट', 'शिक्षा ऋण']),
    pageNamed('/bulletin', 'सूचना विवरणिका', ['शुल्क', 'सीटें']),
    pageNamed('/admission', 'प्रवेश', ['आवेदन', 'अंतिम तिथि']),
    pageNamed('/rules', 'नियम'),
    pageNamed('/pal', 'पल का नाम'),
    pageNamed('/paal', 'पाल का नाम'),
  ],
  WORDS,
);
const paths = (query: string) => index.search(query).hits.map(({ entry }) => entry.path);

it.each([
  ['the word in its script', 'छात्रवृत्ति', '/scholarship'],
  ['the word in Latin letters', 'chhatravritti', '/scholarship'],
  ['what is being typed', 'pra', '/admission'],
  ['what is being typed in Devanagari', 'छात', '/scholarship'],
  ['the English word', 'scholarship', '/scholarship'],
  ['the English word as it is said', 'स्कॉलरशिप', '/scholarship'],
  ['another Hindi word', 'दाखिला', '/admission'],
  ['a question', 'admission कब होगा', '/admission'],
  ['a sentence with words that are nowhere', 'garib bachon ke liye chhatravritti', '/scholarship'],
])('%s', (_, query, first) => {
  expect(paths(query)[0]).toBe(first);
});

it.each([
  ['पल', ['/pal', '/paal']],
  ['पाल', ['/paal', '/pal']],
])('the very letters of %s go before what sounds alike', (query, expected) => {
  expect(paths(query)).toEqual(expected);
});

it('a question word alone finds nothing by being part of every question', () => {
  expect(index.search('नियम क्या है').marks.typed).toEqual(['niym']);
});

describe('marks in titles', () => {
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
});

it.each([
  ['परीक्षा कब है', ['परीक्षा']],
  ['hackathon kab hai', ['हैकाथॉन']],
  ['pravesh', ['प्रवेश']],
  ['Kabaddi', ['kabaddi']],
])('the server is asked for the words of %s in its own letters', (query, expected) => {
  expect(wordsToAsk(query, WORDS)).toEqual(expected);
});

it('a place is called without its kind', () => {
  expect(texts.placeOf('ओखला II कैंपस')).toBe('ओखला II');
});
