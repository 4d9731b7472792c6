/**
 * `npm run bench:resultday [-- --applicants 20000 --minutes 4]`: applicants sign in, read, decide and take their letter on two
 * sites and two APIs over one PostgreSQL, which is killed midway. Ends with code 1 when the database differs from what they were
 * told. `--fast`: they come within 15 s and think 20 times as fast.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt } from '../lib/prepare.mjs';
import { importApplicants } from './applicants.mjs';
import { watchUse } from './measure.mjs';
import { killablePlace, startApi, startShell } from './servers.mjs';
import { byPhase, byStep, verdict } from './verdict.mjs';

const { values } = parseArgs({
  options: {
    applicants: { type: 'string', default: '20000' },
    minutes: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
const SECOND = 1_000;
const APPLICANTS = Number(values.applicants);
const ARRIVAL = Number(values.minutes ?? (values.fast ? 0.25 : 4)) * 60 * SECOND;
const SPEED = values.fast ? 20 : 1;
const THINK = { least: (20 * SECOND) / SPEED, most: (90 * SECOND) / SPEED };
/** About half of the decisions have been made then. */
const KILL_AFTER = (ARRIVAL + (THINK.least + THINK.most) / 2) / 2 + (THINK.least + THINK.most) / 4;
const OUTAGE = (values.fast ? 3 : 10) * SECOND;

await ensureBuilt();
await ensureBuilt(['api']);
const place = await killablePlace();
const running = [];
try {
  process.exitCode = (await resultDay()) ? 0 : 1;
} finally {
  for (const server of running.reverse()) await server.stop();
  await place.remove();
}

async function resultDay() {
  const start = async (name, starting) => {
    const server = { name, ...(await starting) };
    running.push(server);
    return server;
  };
  // In turn: the first one makes secrets and tables.
  const apis = [await start('API 1', startApi(place)), await start('API 2', startApi(place))];
  const shells = [];
  for (const [index, api] of apis.entries()) {
    shells.push(await start(`site ${index + 1}`, startShell({ dataDir: place.dataDir, apiUrl: api.origin })));
  }
  await importApplicants(apis[0].url, APPLICANTS);
  console.log(
    `${APPLICANTS} applicants within ${ARRIVAL / SECOND} s; then PostgreSQL is killed for ${OUTAGE / SECOND} s`,
  );

  const out = join(place.dataDir, 'visitors.json');
  const visitors = fork(join(import.meta.dirname, 'visitors.mjs'));
  const ended = once(visitors, 'exit');
  const origins = shells.map(({ origin }) => origin);
  visitors.send({ origins, count: APPLICANTS, arrival: ARRIVAL, think: THINK, out });
  const use = watchUse([
    ...running.map(({ name, pid }) => ({ name, pids: () => [pid] })),
    { name: 'visitors', pids: () => [visitors.pid] },
    { name: 'PostgreSQL', pids: place.pids },
  ]);
  const outage = await breakDatabase(apis);
  const [code] = await ended;
  if (code !== 0) throw new Error(`The visitors ended with ${code}`);
  const used = use.stop();

  const { samples, noAnswers, people } = JSON.parse(readFileSync(out, 'utf8'));
  return report({ samples, noAnswers, people, outage, used, records: await readRecords(), mails: await countMails() });
}

/** @returns epoch milliseconds of the kill, and of the API being ready again */
async function breakDatabase(apis) {
  await wait(KILL_AFTER);
  const from = Date.now();
  await place.kill();
  console.log(`  database killed after ${Math.round(KILL_AFTER / SECOND)} s`);
  await wait(OUTAGE);
  await place.revive();
  const back = Date.now();
  for (const api of apis) while (api.isRunning() && !(await api.isReady())) await wait(50);
  const to = Date.now();
  console.log(`  database back; the API was ready ${to - back} ms later`);
  return { from, to };
}

async function query(sql) {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function readRecords() {
  // Each table is read once: asked about applicant by applicant, the outbox of a whole day takes ten minutes.
  // A decision has the time of the season (services.calendar()), the calls have real time.
  const rows = await query(`
    with audited as (select subject, array_agg(detail->>'to') as steps from audit_log where action = 'decide' group by subject),
      receipts as (select recipient, count(*)::int as mails from outbox where kind = 'decision-receipt' group by recipient),
      stored as (select allotment_id, array_agg(status) as statuses from letters group by allotment_id)
    select a.id, a.status, extract(epoch from a.decided_at)::float8 * 1000
        - coalesce((select value::float8 from meta where key = 'calendar_offset'), 0) as "decidedAt",
      coalesce(audited.steps, '{}') as audited, coalesce(receipts.mails, 0) as receipts,
      coalesce(stored.statuses, '{}') as letters
    from allotments a join applicants p on p.id = a.applicant_id
      left join audited on audited.subject = 'allotment:' || a.id
      left join receipts on receipts.recipient = p.email
      left join stored on stored.allotment_id = a.id
    where p.email like 'applicant.%@load.example'`);
  return new Map(rows.map((row) => [row.id, row]));
}

function countMails() {
  return query(`select kind, count(*)::int as mails, count(sent_at)::int as sent from outbox
    where recipient like 'applicant.%@load.example' group by kind order by kind`);
}

function report({ samples, noAnswers, people, outage, used, records, mails }) {
  const arrived = new Set(samples.filter(([step]) => step === 'page').map(([, sent]) => Math.floor(sent / SECOND)));
  console.log(`\narrivals                ${Math.round(APPLICANTS / arrived.size)} a second`);
  console.log(`calls                   ${samples.length}`);
  console.log('Time to answer, ms, and answers by status');
  console.table(byStep(samples));
  if (Object.keys(noAnswers).length > 0) console.log(`no answer: ${JSON.stringify(noAnswers)}`);
  console.log('Answers before, during and after the outage');
  console.table(byPhase(samples, outage));
  console.table(used);
  console.table(mails);
  const came = people.filter(({ id }) => id);
  const dead = running.filter((server) => !server.isRunning()).map(({ name }) => name);
  const gaveUp = people.filter((person) => person.gaveUp);
  console.log(
    `acknowledged decisions  ${people.filter(({ decisions }) => decisions.length > 0).length} of ${APPLICANTS}`,
  );
  console.log(`letters                 ${people.filter(({ letter }) => letter).length}`);
  console.log(`gave up                 ${gaveUp.length}`);
  for (const { gaveUp: why } of gaveUp.slice(0, 5)) console.log(`  ${why}`);
  const broken = verdict(came, records);
  const promises = {
    'acknowledged and lost': broken.lost,
    'decided twice': broken.twice,
    'half decided': broken.half,
    'busy, yet decided': broken.busy,
    'letter not stored': broken.letter,
    'processes that ended': dead,
  };
  for (const [promise, breaches] of Object.entries(promises)) {
    console.log(`${promise.padEnd(23)} ${breaches.length}`);
    for (const breach of breaches.slice(0, 5)) console.error(`  ${breach}`);
  }
  return Object.values(promises).every((breaches) => breaches.length === 0);
}
