import { addressOf, LONGEST_SEARCH, type ListView, viewOf, wholeList } from './address';

const tenders = wholeList('tenders', false);
const archive = wholeList('tenders', true);
const posts = wholeList('academic-positions', true);

const ROWS: [query: string, change: Partial<ListView>, address: string][] = [
  ['', {}, '/tenders'],
  ['regex=lift+at', { search: 'lift at' }, '/tenders?regex=lift+at'],
  ['page=3', { page: 3 }, '/tenders?page=3'],
  ['archive=true', archive, '/tenders?archive=true'],
  [
    'archive=true&from=2025-01-01&to=2025-12-31&page=2&regex=a%26b',
    { ...archive, from: '2025-01-01', until: '2025-12-31', page: 2, search: 'a&b' },
    '/tenders?archive=true&regex=a%26b&from=2025-01-01&to=2025-12-31&page=2',
  ],
];

test.each(ROWS)('%s is read from an address and written back', (query, change, address) => {
  const view = viewOf('tenders', new URLSearchParams(query));
  expect(view).toEqual({ ...tenders, ...change });
  expect(addressOf(view)).toBe(address);
});

test.each([
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1.5', {}],
  ['page=many', {}],
  ['page=99999999', {}],
  ['archive=yes', {}],
  ['from=2025-01-01', {}],
  ['archive=true&from=soon&to=2025-13-01', archive],
  [`regex=${'x'.repeat(300)}`, { search: 'x'.repeat(LONGEST_SEARCH) }],
])('%s asks for nothing that the API would refuse', (query, change) => {
  expect(viewOf('tenders', new URLSearchParams(query))).toEqual({ ...tenders, ...change });
});

test('an archive at an address of its own needs no parameter', () => {
  expect(viewOf('academic-positions', new URLSearchParams(), true)).toEqual(posts);
  expect(addressOf({ ...posts, page: 2 })).toBe('/recruitment/archive/academic-positions?page=2');
});
