import { ROUNDS } from '@university/shared/contract';
import remote from '../routes';
import { canonicalAddress, resultPageAt, resultPages, showAddress, signInAddress } from './tracks';

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

test('there is a page for every round of the contract, and none besides', () => {
  expect(resultPages.map(({ track, round, final }) => ({ track, round, final }))).toEqual(ROUNDS);
});

test.each(SPECIFIED)('%s leads to a page', (path) => {
  expect(remote.routes.map((route) => route.path)).toContain(path);
});

test.each(['id', 'path', 'title', 'description'] as const)('no two routes share their %s', (field) => {
  const values = remote.routes.map((route) => route[field]);
  expect(values).toEqual([...new Set(values)]);
});

test('search engines keep every result under an address of its own, which leads to it', () => {
  const addresses = resultPages.map(canonicalAddress);
  expect(new Set(addresses).size).toBe(resultPages.length);
  for (const [index, address] of addresses.entries()) {
    const { pathname, searchParams } = new URL(address, 'https://seu.example');
    expect(resultPageAt(pathname, searchParams.get('category'))).toBe(resultPages[index]);
  }
  expect(addresses.slice(0, 3)).toEqual([
    '/admission/result',
    '/admission/result/diploma/round2',
    '/admission/result?category=btech',
  ]);
});

test('what belongs to a person is behind the sign-in and out of search', () => {
  const shows = remote.routes.filter(({ path }) => path.endsWith('/show'));
  expect(shows).toHaveLength(6);
  for (const route of shows) expect(route).toMatchObject({ access: 'applicant', listed: false });
});

test.each(resultPages.map((page) => [page.id, page] as const))('%s is found at both its addresses', (_, page) => {
  for (const address of [signInAddress(page), showAddress(page)]) {
    const { pathname, searchParams } = new URL(address, 'https://www.university.example');
    expect(resultPageAt(pathname, searchParams.get('category'))).toBe(page);
  }
});

test.each([null, 'medicine'])('an address that names no track (%p) is the first one', (category) => {
  expect(resultPageAt('/admission/result', category)).toBe(resultPages[0]);
});
