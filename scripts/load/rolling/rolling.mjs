/**
 * `npm run rolling [-- --rate 50 --drain 2]`: replaces two sites and two APIs one by one by the next release, with a migration before
 * it, while visitors come. Ends with code 1 when one of them was not answered. `--drain 0` shows what is lost without a pause
 * between SIGTERM and the end of listening. Needs PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { API, ensureBuilt } from '../../lib/prepare.mjs';
import { postgresIsMissing } from '../servers.mjs';
import { roll } from './roll.mjs';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, drain: { type: 'string', default: '2' } },
});

const missing = await postgresIsMissing();
if (missing) {
  console.error(`PostgreSQL is needed: ${missing}`);
  process.exit(1);
}
await ensureBuilt();
await ensureBuilt(API);
const { asked, failed, old } = await roll({
  rate: Number(values.rate),
  drain: Number(values.drain),
  say: (line) => console.log(`Next: ${line}`),
});
for (const line of failed.slice(0, 20)) console.error(`FAILED  ${line}`);
console.log(`${failed.length} of ${asked} requests failed; ${old} pages were not of their moment.`);
process.exitCode = failed.length === 0 ? 0 : 1;
