import { cleanQuery, MOST, search } from './match';

const page = (path: string, title: string, keywords: string[] = []) => ({
  path,
  title,
  description: `About ${title}`,
  keywords,
});

const PAGES = [
  page('/amenities/Library', 'Library', ['books', 'reading room']),
  page('/courses', 'Programmes', ['library science']),
  page('/about-us/history', 'History of the university'),
  page('/campus-life', 'Life on campus (north)'),
];

const PEOPLE = [
  { _id: 'f1', name: 'Dr. Meera Nair', designation: 'Professor' },
  { _id: 'f2', name: 'Mr. Arun Library', designation: 'Instructor' },
];

const paths = (query: string) => search(query, PAGES, PEOPLE).results.map(({ path }) => path);

describe('search', () => {
  it.each([
    ['finds a page by its title', 'history', ['/about-us/history']],
    ['ignores case', 'HISTORY', ['/about-us/history']],
    ['finds part of a word', 'histo', ['/about-us/history']],
    ['asks for every word, in any order', 'university history', ['/about-us/history']],
    ['finds nothing when one word is missing', 'history zebra', []],
    ['finds a page by its keywords', 'reading books', ['/amenities/Library']],
    ['takes one word from the title and one from the keywords', 'library books', ['/amenities/Library']],
    [
      'puts titles before keywords and pages before people',
      'library',
      ['/amenities/Library', '/courses', '/faculty/f2'],
    ],
    ['finds people by salutation, first name and surname', 'nair dr. meera', ['/faculty/f1']],
    ['does not find people by their designation', 'professor', []],
    ['takes signs as they are', 'campus (north)', ['/campus-life']],
    ['finds nothing for blanks', '   ', []],
  ])('%s', (_, query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it('shows a limited number and counts all', () => {
    const many = Array.from({ length: MOST + 5 }, (_, index) => page(`/notes/${index}`, `Note ${index}`));
    const { results, total } = search('note', many, []);
    expect(results).toHaveLength(MOST);
    expect(total).toBe(MOST + 5);
  });
});

describe('cleanQuery', () => {
  it('takes away blanks and what is too long', () => {
    expect(cleanQuery('  a   b ')).toBe('a b');
    expect(cleanQuery(null)).toBe('');
    expect(cleanQuery('x'.repeat(500))).toHaveLength(100);
  });
});
