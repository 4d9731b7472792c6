/**
 * `npm run chaos [-- --cycles 20 --database embedded,postgres]`: kills processes of a site during decisions, uploads, edits,
 * imports and allotments (`storms.mjs`), restarts them, and checks that everything acknowledged is there once. Ends with code 1 where it is not.
 */
import { randomInt } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/prepare.mjs';
import { importApplicants, staffToken } from './applicants.mjs';
import { childrenOf, kill, newPlace, postgresIsMissing, startApi, startShell, startSite } from './servers.mjs';
import { EACH, STORMS } from './storms.mjs';

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '20' }, database: { type: 'string', default: 'embedded,postgres' } },
});
const CYCLES = Number(values.cycles);

/** Killed in turn. Children render pages or read files, and are restarted by their parent. */
const VICTIMS = ['api', 'site', 'child of the api', 'child of the site'];

/** The kill comes after at most so many acknowledgements. */
const LATEST_KILL = 60;

/** Everybody logs in again after so many cycles, since imports need a recent login. */
const LOGIN_FOR = 50;
const ROLES = ['admin', 'notices', 'admissions'];

await ensureBuilt();
await ensureBuilt(['api']);
const problems = [];
for (const kind of values.database.split(',')) {
  const missing = kind === 'postgres' && (await postgresIsMissing());
  if (missing) console.log(`postgres: left out (${missing})`);
  else await runCycles(kind);
}
for (const problem of problems.slice(0, 20)) console.error(`LOST  ${problem}`);
console.log(problems.length === 0 ? 'Nothing acknowledged was lost.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function runCycles(kind) {
  const began = Date.now();
  const servers = await startServers(kind);
  const totals = Object.fromEntries(STORMS.map(({ name }) => [name, 0]));
  const killed = Object.fromEntries(VICTIMS.map((victim) => [victim, 0]));
  let when = '';
  const world = {
    ...servers,
    tokens: {},
    sessions: new Map(),
    states: new Map(),
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
        for (const role of ROLES) world.tokens[role] = await staffToken(world.url, role);
      }
      const work = await Promise.all(STORMS.map(({ prepare }) => prepare(world, cycle)));
      if (await killAmid(world, victim, work)) killed[victim]++;
      await servers.restart();
      for (const [index, { name, verify }] of STORMS.entries()) totals[name] += await verify(world, work[index]);
      if ((cycle + 1) % 100 === 0) console.log(`  ${cycle + 1} cycles, ${Math.round((Date.now() - began) / 1_000)} s`);
    }
  } finally {
    await servers.remove();
  }
  world.check(
    Object.values(totals).every((count) => count > 0),
    'no storm: of something nothing was acknowledged',
  );
  console.log(`${kind}: killed ${JSON.stringify(killed)}; acknowledged ${JSON.stringify(totals)}`);
}

/** @returns whether there was something to kill */
async function killAmid(world, victim, work) {
  let left = randomInt(1, LATEST_KILL);
  let isOver = false;
  let killing;
  const acknowledge = () => {
    if (--left === 0) killing = world.kill(victim).finally(() => (isOver = true));
  };
  world.isOver = () => isOver;
  await Promise.all(STORMS.map(({ storm }, index) => storm(world, work[index], acknowledge)));
  return killing;
}

/** On PostgreSQL the API runs beside the site, on the embedded database inside it. */
async function startServers(kind) {
  const place = await newPlace(kind);
  const isOne = kind === 'embedded';
  const servers = {};
  const start = async (name) => {
    const port = servers[name]?.port;
    if (name === 'api') servers.api = await startApi({ ...place, port });
    else if (isOne) servers.site = await startSite({ ...place, port });
    else servers.site = await startShell({ dataDir: place.dataDir, port, apiUrl: servers.api.origin });
  };
  const names = isOne ? ['site'] : ['api', 'site'];
  const remove = async () => {
    for (const server of Object.values(servers)) if (server.isRunning()) await server.kill();
    await place.remove();
  };
  const restart = async () => {
    for (const name of names) if (!servers[name]?.isRunning()) await start(name);
  };
  try {
    await restart();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    dataDir: place.dataDir,
    isAlone: isOne,
    url: `${servers.site.origin}/api/v1`,
    origin: servers.site.origin,
    kill: async (victim) => {
      const server = servers[isOne || victim.endsWith('site') ? 'site' : 'api'];
      if (victim === 'api' || victim === 'site') return server.kill().then(() => true);
      return killChild(server.pid);
    },
    restart,
    remove,
  };
}

function killChild(parent) {
  const children = childrenOf(parent).filter(isNode);
  return children.length > 0 && kill(children[randomInt(children.length)]);
}

function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}
