import { pageNamed } from '../testing/site';
import { SearchIndex } from './search-index';

const PAGES = [
  pageNamed('/amenities/Library', 'Library', ['books', 'reading room'], 'Opening hours and membership'),
  pageNamed('/courses', 'Programmes', ['library science']),
  pageNamed('/about-us/history', 'History of the university'),
  pageNamed('/campus-life', 'Life on campus (north)'),
  pageNamed('/btech', 'B.Tech. courses'),
  pageNamed('/recruitment', 'Recruitment', ['posts']),
  pageNamed('/posts', 'Postal address'),
];

const index = new SearchIndex(PAGES);
const paths = (query: string) => index.search(query).hits.map(({ entry }) => entry.path);

describe('what is found, the best first', () => {
  it.each([
    ['a title', 'history', ['/about-us/history']],
    ['any case', 'HISTORY', ['/about-us/history']],
    ['the beginning of a word', 'histo', ['/about-us/history']],
    ['words in any order', 'university history', ['/about-us/history']],
    ['a keyword', 'reading room', ['/amenities/Library']],
    ['words from title, keyword and description together', 'library books membership', ['/amenities/Library']],
    ['a title before a keyword', 'library', ['/amenities/Library', '/courses']],
    ['signs as they are', 'campus (north)', ['/campus-life']],
    ['dots and none', 'btech', ['/btech']],
    ['dots typed', 'b.tech', ['/btech']],
    ['a plural for a singular', 'libraries', ['/amenities/Library', '/courses']],
    ['nothing for blanks', '   ', []],
    ['nothing for signs', '!?', []],
    ['nothing that is not there', 'zebra', []],
  ])('%s', (_, query, expected) => {
    expect(paths(query)).toEqual(expected);
  });
});

describe('what comes near', () => {
  it.each([
    ['a letter missing', 'libary', '/amenities/Library'],
    ['letters changed places', 'hsitory', '/about-us/history'],
    ['misspelt and not finished', 'librer', '/amenities/Library'],
    ['one word nowhere', 'zebra history', '/about-us/history'],
    ['one word misspelt, one not', 'univercity history', '/about-us/history'],
  ])('%s', (_, query, expected) => {
    expect(paths(query)[0]).toBe(expected);
    expect(index.search(query).isNear).toBe(true);
  });

  it('is not looked for where there is the very word', () => {
    expect(index.search('posts')).toMatchObject({ isNear: false });
    expect(paths('posts')).not.toContain('/amenities/Library');
  });

  it.each(['zebra crossing history', 'history zebra crossing lion'])('two words nowhere are too many: %s', (query) => {
    expect(paths(query)).toEqual([]);
  });
});

describe('other words that are offered', () => {
  it.each([
    ['libary', 'library'],
    ['the Libary hours', 'the library hours'],
    ['univercity history', 'university history'],
    ['librer', 'library'],
  ])('for %s: %s', (query, instead) => expect(index.search(query).instead).toBe(instead));

  it.each(['library', 'histo', 'zebra', 'zebra history'])('none for %s', (query) =>
    expect(index.search(query)).not.toHaveProperty('instead'),
  );
});

describe('synonyms', () => {
  it.each([
    ['a word of the table', 'vacancy'],
    ['a misspelt one', 'vacency'],
    ['a Hindi one', 'naukri'],
    ['one in Devanagari', 'नौकरी'],
    ['one in Devanagari with words of a question', 'नौकरी कैसे'],
    ['one with a nukta', 'रोज़गार'],
    ['an unfinished one', 'vacan'],
  ])('%s leads to what the site calls it', (_, query) => {
    expect(paths(query)).toEqual(['/recruitment']);
  });

  it('are marked only beside what was typed', () => {
    expect(index.search('vacancy').marks).toEqual({ typed: ['vacancy'], meant: ['recruitment'] });
  });
});

it('finds what is added later', () => {
  const growing = new SearchIndex();
  expect(growing.search('history').hits).toEqual([]);
  growing.add(PAGES);
  expect(growing.search('history').hits).toHaveLength(1);
});
