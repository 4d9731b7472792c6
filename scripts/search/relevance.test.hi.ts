/** @jest-environment node */
import { DEVANAGARI, LATIN, MIXED, QUERIES, VARIANTS } from '../../mfe-search/src/testing/relevance.hi';
import { missesOf } from './first';
import { clientOfDemonstration } from './site';

/** Of a hundred queries. */
const FIRST_AT_LEAST = 95;

test('families find first what they mean, in both scripts', async () => {
  expect([DEVANAGARI, LATIN, MIXED, VARIANTS].map(({ length }) => length)).toEqual([40, 40, 25, 15]);
  const misses = await missesOf(QUERIES, clientOfDemonstration());
  const share = 100 - (misses.length / QUERIES.length) * 100;
  console.info(`${QUERIES.length} queries, ${share.toFixed(1)} % first\n${misses.join('\n')}`);
  expect(share).toBeGreaterThanOrEqual(FIRST_AT_LEAST);
});
