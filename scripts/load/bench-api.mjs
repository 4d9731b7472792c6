/**
 * `npm run bench:api [-- --applicants 20000]`: a cached read beside nginx and a bare node:http server; sign-ins with a read, and
 * decisions, of one API process on each database.
 * `npm run bench:scale [-- --applicants 4000]`: sign-ins and decisions with one, two and four processes on one PostgreSQL.
 * `cpu`, `client` and `database` are microseconds of processor time per call (docs/capacity.md).
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { API, ensureBuilt } from '../lib/prepare.mjs';
import { applicant, cookieOf, decisionRequest, importApplicants, signInRequest } from './applicants.mjs';
import { besideBareServers, press } from './measure.mjs';
import { newPlace, postgresIsMissing, startApi } from './servers.mjs';

const { values } = parseArgs({ options: { applicants: { type: 'string' }, scale: { type: 'boolean' } } });
const READS = 10_000;
const RUNS = values.scale
  ? [1, 2, 4].map((processes) => ({ kind: 'postgres', processes, people: Number(values.applicants ?? 4_000) }))
  : [
      { kind: 'postgres', processes: 1, people: Number(values.applicants ?? 20_000), reads: READS },
      { kind: 'embedded', processes: 1, people: Number(values.applicants ?? 20_000) / 2 },
    ];
const CONCURRENCY = 100;

await ensureBuilt(API);
const rows = [];
const missing = await postgresIsMissing();
if (missing) console.log(`postgres: left out (${missing})`);
for (const run of RUNS) if (run.kind === 'embedded' || !missing) await bench(run);
console.log(`${availableParallelism()} cores`);
console.table(rows);

async function bench({ kind, processes, people, reads }) {
  const place = await newPlace(kind);
  const apis = [];
  try {
    // In turn: the first one makes secrets and tables.
    while (apis.length < processes) apis.push(await startApi(place));
    if (reads) rows.push(...(await cachedRead(apis[0], reads)));
    await importApplicants(apis[0].url, people);
    const sessions = [];
    for (const [what, work] of Object.entries(phasesOf(sessions))) {
      const where = values.scale ? `${processes} processes` : kind;
      rows.push({ what, where, ...(await pressAll(apis, people, work)) });
    }
  } finally {
    for (const api of apis) await api.stop();
    await place.remove();
  }
}

async function cachedRead({ url, pid }, count) {
  const headers = { 'accept-encoding': 'identity' };
  const target = { name: 'api', pid, url: `${url}/program` };
  const body = Buffer.from(await (await fetch(target.url, { headers })).arrayBuffer());
  return besideBareServers({ what: 'cached read', target, body, headers, count });
}

function phasesOf(sessions) {
  const call = async (pool, options) => {
    const { statusCode, headers, body } = await pool.request(options);
    const answer = await body.json();
    if (statusCode !== 200) throw new Error(`${statusCode} ${answer.message}`);
    return { headers, data: answer.data };
  };
  return {
    'sign-in and read': async (pool, n) => {
      const { headers, data } = await call(pool, signInRequest(applicant(n)));
      const cookie = cookieOf(headers);
      sessions[n] = { id: data.record._id, cookie };
      await call(pool, { path: '/api/v1/result/me', method: 'GET', headers: { cookie } });
    },
    decision: (pool, n) => call(pool, decisionRequest(sessions[n], n % 2 ? 'freeze' : 'float', applicant(n))),
  };
}

async function pressAll(apis, people, work) {
  const count = Math.floor(people / apis.length);
  const concurrency = Math.ceil(CONCURRENCY / apis.length);
  const began = performance.now();
  const all = await Promise.all(
    apis.map(({ url, pid }, index) =>
      press({ url, pid, count, concurrency, work: (pool, n) => work(pool, index * count + n) }),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  const greatest = (key) => Math.max(...all.map((each) => each[key]));
  const sum = (key) => all.reduce((total, each) => total + each[key], 0);
  return {
    perSecond: Math.round((count * apis.length) / seconds),
    p50: greatest('p50'),
    p99: greatest('p99'),
    failed: sum('failed'),
    cpu: Math.round(sum('cpu') / apis.length),
    // Each measured all of it, over its own share.
    client: Math.round(greatest('client') / apis.length),
    database: Math.round(greatest('database') / apis.length),
  };
}
