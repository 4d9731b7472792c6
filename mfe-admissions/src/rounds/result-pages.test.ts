import remote from '../routes';
import {
  calendarPage,
  canonicalAddress,
  pageOf,
  resultPageAt,
  resultPageFor,
  showAddress,
  signInAddress,
  specifiedPages,
} from './result-pages';

/** Source: specification, section 2. */
const SPECIFIED = [
  '/admission',
  '/admission/guidelines',
  '/admission/refund-policy',
  '/admission/process-and-guidelines',
  '/admission/information-bulletin',
  '/admission/result',
  '/admission/result/show',
  '/admission/result/ug',
  '/admission/result/ug/show',
  '/admission/result/pg',
  '/admission/result/pg/show',
  '/admission/result/diploma/round2',
  '/admission/result/diploma2/show',
  '/admission/result/btech/round2',
  '/admission/result/btech2/show',
  '/admission/result/ug/round2',
  '/admission/result/ug2/show',
];

test.each(SPECIFIED)('%s leads to a page', (path) => {
  expect(remote.routes.map((route) => route.path)).toContain(path);
});

test.each(['id', 'path', 'title', 'description'] as const)('no two routes share their %s', (field) => {
  const values = remote.routes.map((route) => route[field]);
  expect(values).toEqual([...new Set(values)]);
});

test('search engines keep every result under an address of its own, which leads to it', () => {
  const addresses = specifiedPages.map(canonicalAddress);
  expect(new Set(addresses).size).toBe(specifiedPages.length);
  for (const [index, address] of addresses.entries()) {
    const { pathname, searchParams } = new URL(address, 'https://seu.example');
    expect(resultPageAt(pathname, searchParams.get('category'))).toBe(specifiedPages[index]);
  }
  expect(addresses.slice(0, 3)).toEqual([
    '/admission/result',
    '/admission/result/diploma/round2',
    '/admission/result?category=btech',
  ]);
});

test('what belongs to a person is behind the sign-in and out of search', () => {
  const shows = remote.routes.filter(({ path }) => path.endsWith('/show'));
  expect(shows).toHaveLength(7);
  for (const route of shows) expect(route).toMatchObject({ access: 'applicant', listed: false });
});

/** Specified ones, and ones that some university may have. */
const PAGES = [
  ...specifiedPages,
  pageOf({ track: 'ug', round: 3 }),
  pageOf({ track: 'evening-school', round: 1 }),
  pageOf({ track: 'phd', round: 9 }),
];

test.each(PAGES.map((page) => [page.id, page] as const))('%s is found at both its addresses', (_, page) => {
  for (const address of [signInAddress(page), showAddress(page)]) {
    const { pathname, searchParams } = new URL(address, 'https://www.university.example');
    expect(resultPageAt(pathname, searchParams.get('category'))).toEqual(page);
  }
  expect(calendarPage(`${page.id}.ics`)).toEqual(page);
});

test('a round without a specified address is at the general one', () => {
  expect(signInAddress(pageOf({ track: 'ug', round: 3 }))).toBe('/admission/result/ug/round3');
  expect(showAddress(pageOf({ track: 'ug', round: 3 }))).toBe('/admission/result/ug/round3/show');
});

test('the general address of a round that has a specified one is that round', () => {
  expect(resultPageAt('/admission/result/ug/round1', null)).toEqual(pageOf({ track: 'ug', round: 1 }));
});

test.each(['/admission/result/ug/round0', '/admission/result/ug/second', '/admission/result/ug/round22', '/admission'])(
  '%s is no result',
  (path) => {
    expect(resultPageAt(path, null)).toBeUndefined();
  },
);

test.each([
  ['/admission/result', 'category=btech&round=second', 'btech', 2],
  ['/admission/result', 'round=2', 'diploma', 2],
  ['/admission/result/ug', 'round=Second', 'ug', 2],
  ['/admission/result/ug/round2', 'round=1', 'ug', 1],
  ['/admission/result/phd/round1', 'round=round3', 'phd', 3],
] as const)('%s?%s is %s, round %d', (path, query, track, round) => {
  expect(resultPageFor(path, new URLSearchParams(query))).toEqual(pageOf({ track, round }));
});

test.each(['0', '22', 'last', ''])('a round that there cannot be (%p) is no result', (round) => {
  expect(resultPageFor('/admission/result/ug', new URLSearchParams({ round }))).toBeUndefined();
});

test('without a round in the query the path says which it is', () => {
  expect(resultPageFor('/admission/result/ug/round2', new URLSearchParams())).toEqual(
    pageOf({ track: 'ug', round: 2 }),
  );
});

test.each([null, 'medicine'])('an address that names no track (%p) is the first one', (category) => {
  expect(resultPageAt('/admission/result', category)).toBe(specifiedPages[0]);
});
