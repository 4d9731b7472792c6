/** @jest-environment node */
import { BRIDGING, QUERIES } from '../mfe-search/src/testing/relevance';
import { clientOfDemonstration, missesOf } from './testing/demonstration';

/** Of a hundred queries. The built site is asked the same by `e2e/search-relevance`, with its notices and rounds. */
const FIRST_AT_LEAST = 95;

test.each([
  ['English', QUERIES],
  ['everyday Hindi', BRIDGING],
])('%s finds first what is meant', async (_, queries) => {
  const misses = await missesOf(queries, clientOfDemonstration());
  const share = 100 - (misses.length / queries.length) * 100;
  console.info(`${queries.length} queries, ${share.toFixed(1)} % first\n${misses.join('\n')}`);
  expect(share).toBeGreaterThanOrEqual(FIRST_AT_LEAST);
});
