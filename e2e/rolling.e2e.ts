import { roll } from '../scripts/load/rolling.mjs';
import { postgresIsMissing } from '../scripts/load/servers.mjs';
import { expect, test } from './support/test';

test('two sites and two APIs are replaced one by one, with a migration before, and every request is answered', async () => {
  const missing = await postgresIsMissing();
  test.skip(Boolean(missing), `PostgreSQL is not there: ${missing}`);
  test.slow();
  const { asked, failed } = await roll({ rate: 10 });
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
