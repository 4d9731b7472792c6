/** @jest-environment node */
import { DEVANAGARI, LATIN, MIXED, QUERIES, UNSEEN, VARIANTS } from '../mfe-search/src/testing/relevance.hi';
import { clientOfDemonstration, missesOf } from './testing/demonstration';

test('what families may type is there in both scripts, mixed and misspelt', () => {
  expect([DEVANAGARI, LATIN, MIXED, VARIANTS].map(({ length }) => length)).toEqual([40, 40, 25, 15]);
});

test.each([
  ['known', QUERIES, 95],
  ['unseen', UNSEEN, 80],
])('%s queries find first what is meant', async (name, queries, firstAtLeast) => {
  const misses = await missesOf(queries, clientOfDemonstration());
  const share = 100 - (misses.length / queries.length) * 100;
  console.info(`${queries.length} ${name} queries, ${share.toFixed(1)} % first\n${misses.join('\n')}`);
  expect(share).toBeGreaterThanOrEqual(firstAtLeast);
});
