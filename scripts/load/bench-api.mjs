/**
 * `npm run bench:api [-- --applicants 20000]`: what a cached read costs beside nginx and a bare node:http server with
 * the same bytes, and how many sign-ins with a read and how many decisions the API takes. One API process; the
 * database and the generator of the load share the machine.
 */
import { parseArgs } from 'node:util';
import { API, ensureBuilt } from '../lib/prepare.mjs';
import { applicant, importApplicants } from './applicants.mjs';
import { besideBareServers } from './bare-servers.mjs';
import { press } from './pressure.mjs';
import { newPlace, postgresIsMissing, startApi } from './servers.mjs';

await ensureBuilt(API);
const { values } = parseArgs({ options: { applicants: { type: 'string', default: '20000' } } });
const APPLICANTS = Number(values.applicants);
const READS = 40_000;

/** Half of the speed on the embedded database does not need the same number of people. */
const SHARE = { postgres: 1, embedded: 0.5 };

const rows = [];
for (const kind of ['postgres', 'embedded']) {
  const missing = kind === 'postgres' && (await postgresIsMissing());
  if (missing) console.log(`postgres: left out (${missing})`);
  else await bench(kind);
}
console.table(rows);

async function bench(kind) {
  const place = await newPlace(kind);
  const api = await startApi(place);
  const people = Math.round(APPLICANTS * SHARE[kind]);
  try {
    if (kind === 'postgres') await reads(api);
    await importApplicants(api.url, people);
    await resultDay(kind, api, people);
  } finally {
    await api.stop();
    await place.remove();
  }
}

async function reads(api) {
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(`${api.url}/program`, { headers });
  const identity = Buffer.from(await answer.arrayBuffer());
  const target = { name: 'api', pid: api.pid, url: `${api.url}/program` };
  rows.push(...(await besideBareServers({ what: 'cached read', target, body: identity, headers, count: READS / 4 })));
}

async function resultDay(kind, api, people) {
  const { pathname: base } = new URL(api.url);
  const json = { 'content-type': 'application/json' };
  const sessions = new Array(people);
  const call = async (pool, options) => {
    const { statusCode, headers, body } = await pool.request(options);
    const answer = await body.json();
    if (statusCode !== 200) throw new Error(`${statusCode} ${answer.message}`);
    return { headers, data: answer.data };
  };
  const signInAndRead = async (pool, n) => {
    const { email, birthDate, address } = applicant(n);
    const { headers, data } = await call(pool, {
      path: `${base}/result?category=diploma`,
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: birthDate }),
    });
    const cookie = String(headers['set-cookie']).split(';')[0];
    sessions[n] = { id: data.record._id, cookie };
    await call(pool, { path: `${base}/result/me`, method: 'GET', headers: { cookie } });
  };
  const decide = async (pool, n) => {
    const { id, cookie } = sessions[n];
    await call(pool, {
      path: `${base}/result/${id}`,
      method: 'PUT',
      headers: { ...json, cookie },
      body: JSON.stringify({ status: n % 2 ? 'freeze' : 'float', form_number: applicant(n).formNumber }),
    });
  };
  const phases = [
    ['sign-in and read', signInAndRead],
    ['decision', decide],
  ];
  for (const [what, work] of phases) {
    const measured = await press({ url: api.url, pid: api.pid, count: people, concurrency: 100, work });
    rows.push({ what, where: kind, ...measured });
  }
}
