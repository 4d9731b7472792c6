import { roll } from '../scripts/load/rolling.mjs';
import { postgresIsMissing } from '../scripts/load/servers.mjs';
import { expect, test } from './support/test';

test('a rolling upgrade of two sites and two APIs with a migration fails no request', async () => {
  const missing = await postgresIsMissing();
  test.skip(Boolean(missing), `PostgreSQL is not there: ${missing}`);
  test.slow();
  const { asked, failed } = await roll({ rate: 10 });
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
