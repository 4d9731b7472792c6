import { pageNamed } from '../testing/site';
import { SearchIndex } from './search-index';

const index = new SearchIndex([
  pageNamed('/scholarship', 'छात्रवृत्तियाँ', ['शुल्क में छूट', 'शिक्षा ऋण']),
  pageNamed('/bulletin', 'सूचना विवरणिका', ['शुल्क', 'सीटें']),
  pageNamed('/admission', 'प्रवेश', ['आवेदन', 'अंतिम तिथि']),
  pageNamed('/rules', 'नियम'),
  pageNamed('/pal', 'पल का नाम'),
  pageNamed('/paal', 'पाल का नाम'),
]);
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
