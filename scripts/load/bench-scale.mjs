/**
 * `npm run bench:scale [-- --applicants 4000]`: one, two and four API processes on one PostgreSQL, and what a sign-in with a
 * read and a decision cost each part. Processes, database and the generator of the load share this machine, so it is
 * processor time that says how far it goes elsewhere (docs/capacity.md), and calls per second only where this machine ends.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { API, ensureBuilt } from '../lib/prepare.mjs';
import { applicant, importApplicants } from './applicants.mjs';
import { cpuSeconds, press } from './pressure.mjs';
import { newPlace, postgresIsMissing, startApi } from './servers.mjs';

const { values } = parseArgs({ options: { applicants: { type: 'string', default: '4000' } } });
const PEOPLE = Number(values.applicants);
const PROCESSES = [1, 2, 4];
const JSON_BODY = { 'content-type': 'application/json' };

/** The same in all processes, as those on one database have to have. */
const SECRETS = {
  SECRET_KEY: 'a key of measurements that all processes have',
  PEPPER: 'a pepper of measurements, as long as it must be',
};

const missing = await postgresIsMissing();
if (missing) {
  console.log(`Left out: ${missing}`);
  process.exit();
}
await ensureBuilt(API);
const rows = [];
for (const count of PROCESSES) await bench(count);
console.log(`${availableParallelism()} cores, ${PEOPLE} applicants. Microseconds of processor time a call.`);
console.table(rows);

async function bench(count) {
  const place = await newPlace('postgres');
  const apis = [];
  try {
    for (let n = 0; n < count; n++) apis.push(await startApi({ ...place, env: SECRETS }));
    await importApplicants(apis[0].url, PEOPLE);
    const sessions = new Array(PEOPLE);
    await phase('sign-in and read', apis, (call, n) => signInAndRead(call, n, sessions));
    await phase('decision', apis, (call, n) => decide(call, n, sessions));
  } finally {
    for (const api of apis) await api.stop();
    await place.remove();
  }
}

/** Each process gets its share of the people, all at once. */
async function phase(what, apis, work) {
  const share = Math.floor(PEOPLE / apis.length);
  const before = apis.map(({ pid }) => cpuSeconds(pid));
  const began = performance.now();
  const measured = await Promise.all(
    apis.map(({ url, pid }, index) =>
      press({
        url,
        pid,
        count: share,
        concurrency: Math.ceil(96 / apis.length),
        work: (pool, n) => work((options) => request(pool, url, options), index * share + n),
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  const people = share * apis.length;
  const used = apis.reduce((sum, { pid }, index) => sum + cpuSeconds(pid) - before[index], 0);
  rows.push({
    what,
    processes: apis.length,
    perSecond: Math.round(people / seconds),
    p99: Math.max(...measured.map(({ p99 }) => p99)),
    failed: measured.reduce((sum, { failed }) => sum + failed, 0),
    api: Math.round((used / people) * 1e6),
    // Each measured all of it, over its own share.
    postgres: Math.round(Math.max(...measured.map(({ database }) => database)) / apis.length),
  });
}

async function request(pool, url, { path, ...options }) {
  const { statusCode, headers, body } = await pool.request({ path: new URL(url).pathname + path, ...options });
  const answer = await body.json();
  if (statusCode !== 200) throw new Error(`${statusCode} ${answer.message}`);
  return { headers, data: answer.data };
}

async function signInAndRead(call, n, sessions) {
  const { email, birthDate, address } = applicant(n);
  const { headers, data } = await call({
    path: '/result?category=diploma',
    method: 'POST',
    headers: { ...JSON_BODY, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: birthDate }),
  });
  const cookie = String(headers['set-cookie']).split(';')[0];
  sessions[n] = { id: data.record._id, cookie };
  await call({ path: '/result/me', method: 'GET', headers: { cookie } });
}

async function decide(call, n, sessions) {
  const { id, cookie } = sessions[n];
  await call({
    path: `/result/${id}`,
    method: 'PUT',
    headers: { ...JSON_BODY, cookie },
    body: JSON.stringify({ status: n % 2 ? 'freeze' : 'float', form_number: applicant(n).formNumber }),
  });
}
