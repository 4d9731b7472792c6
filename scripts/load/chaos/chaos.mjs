/**
 * `npm run chaos [-- --cycles 20 --database embedded,postgres]`: kills processes of a site in the middle of decisions, uploads,
 * edits and imports, starts them again, and checks that everything acknowledged is there and nothing twice. Ends with code 1
 * where it is not.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../lib/prepare.mjs';
import { importApplicants } from '../applicants.mjs';
import { postgresIsMissing } from '../servers.mjs';
import { staffOf } from './calls.mjs';
import { decisions, EACH } from './decisions.mjs';
import { edits } from './edits.mjs';
import { imports } from './imports.mjs';
import { papers } from './papers.mjs';
import { readings } from './readings.mjs';
import { startServers, VICTIMS } from './servers.mjs';

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '20' }, database: { type: 'string', default: 'embedded,postgres' } },
});
const CYCLES = Number(values.cycles);
const WORK = [decisions, papers, edits, imports, readings];
/** The kill comes after so many acknowledgements at most: decisions and papers are some 30, edits and imports go on. */
const LATEST_KILL = 60;
/** Cycles after which everybody logs in anew, long before a session ends. */
const LOGIN_FOR = 50;

await ensureBuilt();
await ensureBuilt(['api']);
const problems = [];
for (const kind of values.database.split(',')) {
  const missing = kind === 'postgres' && (await postgresIsMissing());
  if (missing) console.log(`postgres: left out (${missing})`);
  else await storms(kind);
}
for (const problem of problems.slice(0, 20)) console.error(`LOST  ${problem}`);
console.log(problems.length === 0 ? 'Nothing acknowledged was lost.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function storms(kind) {
  const began = Date.now();
  const servers = await startServers(kind);
  const totals = Object.fromEntries(WORK.map(({ name }) => [name, 0]));
  const killed = Object.fromEntries(VICTIMS.map((victim) => [victim, 0]));
  let when = '';
  const world = {
    ...servers,
    ...memory(servers.url),
    check: (isRight, text) => isRight || problems.push(`${when}: ${text}`),
  };
  try {
    await importApplicants(world.url, CYCLES * EACH);
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const victim = VICTIMS[cycle % VICTIMS.length];
      world.victim = victim;
      when = `${kind}, cycle ${cycle + 1}, ${victim}`;
      if (cycle % LOGIN_FOR === 0) {
        world.sessions.clear();
        await world.staff.logIn();
      }
      const asked = await Promise.all(WORK.map(({ prepare }) => prepare(world, cycle)));
      if (await killAmid(world, victim, asked)) killed[victim]++;
      await servers.restart();
      for (const [index, { name, verify }] of WORK.entries()) totals[name] += await verify(world, asked[index]);
      if ((cycle + 1) % 100 === 0) console.log(`  ${cycle + 1} cycles, ${Math.round((Date.now() - began) / 1_000)} s`);
    }
  } finally {
    // Also after an error: a server that stays keeps this script from ending.
    await servers.remove();
  }
  world.check(
    Object.values(totals).every((count) => count > 0),
    'no storm: of something nothing was acknowledged',
  );
  console.log(`${kind}: killed ${JSON.stringify(killed)}; acknowledged ${JSON.stringify(totals)}`);
}

/** What is known of a site over all storms. */
function memory(url) {
  let kept;
  return {
    staff: staffOf(url),
    sessions: new Map(),
    states: new Map(),
    replaced: async (count) => (kept ??= await count()),
  };
}

/** Does everything at once, and kills after some acknowledgements. @returns whether there was something to kill */
async function killAmid(world, victim, asked) {
  let left = randomInt(1, LATEST_KILL);
  let isOver = false;
  let killing;
  const acknowledge = () => {
    if (--left === 0) killing = world.kill(victim).finally(() => (isOver = true));
  };
  world.isOver = () => isOver;
  await Promise.all(WORK.map(({ storm }, index) => storm(world, asked[index], acknowledge)));
  return killing;
}
