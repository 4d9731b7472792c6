/**
 * `npm run bench:attack [-- --seconds 20 --only "search pages,grievances"]`: milliseconds to answer and refused calls of a
 * visitor, an applicant and a staff member, with and without attacks (`attacks.mjs`). Ends with code 1 when somebody was refused,
 * when p95 more than doubled, or after 19 minutes; all attacks take some ten minutes. Needs a quiet machine.
 * `npm run bench:media`: the same for many photographs that staff upload at once.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { createJiti } from 'jiti';
import { Pool } from 'undici';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { applicant, cookieOf, decisionRequest, importApplicants, signInRequest, staffToken } from './applicants.mjs';
import { ATTACKS, VICTIM } from './attacks.mjs';
import { percentiles } from './measure.mjs';
import { newPlace, startSite } from './servers.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' }, only: { type: 'string' } } });
const names = ATTACKS.map(({ name }) => name);
const chosen = values.only?.split(',').map((name) => name.trim()) ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0 || !(Number(values.seconds) > 0)) {
  console.error(`--seconds takes a number, --only some of these, with commas between: ${names.join(', ')}`);
  process.exit(2);
}

/** All times are in milliseconds. */
const ATTACK = Number(values.seconds) * 1_000;
const PAUSE = ATTACK / 2;

const WARM_UP = 6_000;
const BETWEEN = 1_000;

const SHUTDOWN = 30_000;
const TIMEOUT = 19 * 60_000;

/** Applicants come one after the other, each once. */
const MIN_VISIT = 150;

const expected = WARM_UP + chosen.length * (ATTACK + PAUSE + 2 * BETWEEN + SHUTDOWN / 2);
const APPLICANTS = Math.ceil(Math.min(TIMEOUT, expected) / MIN_VISIT);

/** p95 may grow by this factor, or by so many milliseconds. */
const MAX_GROWTH = 2;
const NOISE = 15;

const THINKING = MIN_VISIT / 3;
const PERSON_TIMEOUT = 20_000;

const PAGES = ['/', '/courses', '/notices', '/admission', '/contact', '/search?q=fees', '/academics/faculty'];
const WORDS = ['computer', 'library', 'hostel', 'lathe', 'result', 'design', 'date sheet', 'fees'];

const PEOPLE = ['visitor', 'applicant', 'staff member'];

await ensureBuilt(SITE);
const tooLong = wait(TIMEOUT, undefined, { ref: false }).then(() => {
  throw new Error(`Not done after ${TIMEOUT / 60_000} minutes`);
});
const place = await newPlace('embedded');
// Codes are asked for only where mail goes out.
const { FakeSmtp } = await createJiti(import.meta.url).import('../../api/src/platform/mail/testing/fake-smtp.ts');
const mailbox = new FakeSmtp();
await mailbox.start();
const site = await startSite({ ...place, env: { SMTP_URL: mailbox.url, MAIL_FROM: 'bench@seu.example' } });
let isFine = false;
try {
  isFine = await Promise.race([run(), tooLong]);
} catch (error) {
  console.error(error);
} finally {
  await Promise.race([site.stop(), wait(SHUTDOWN)]);
  if (site.isRunning()) await site.kill();
  await place.remove();
}
// Requests of the people may still be open.
process.exit(isFine ? 0 : 1);

async function run() {
  console.log(`${chosen.length} attacks of ${ATTACK / 1_000} s; importing ${APPLICANTS} applicants …`);
  await importApplicants(site.url, APPLICANTS);
  const people = startPeople(site.origin, await staffToken(site.url, 'notices'));
  const spans = [];
  const during = async (attack, milliseconds) => {
    const from = performance.now();
    await wait(milliseconds);
    spans.push({ attack, from, to: performance.now() });
  };
  await wait(WARM_UP);
  const faults = [];
  for (const name of chosen) {
    await during('none', PAUSE);
    const attacker = fork(join(import.meta.dirname, 'attacks.mjs'), [site.origin, name]);
    await wait(BETWEEN);
    await during(name, ATTACK);
    const { told, wrong } = await end(attacker);
    console.log(`${name}: ${told}`);
    if (wrong) faults.push(`${name}: ${wrong}`);
    await wait(BETWEEN);
  }
  await during('none', PAUSE);
  const samples = await people.stop();
  const sentDuring = (attack) =>
    samples.filter(({ sent }) => spans.some((span) => span.attack === attack && sent >= span.from && sent < span.to));
  const rows = table(
    sentDuring('none'),
    chosen.map((name) => [name, sentDuring(name)]),
  );
  console.table(rows);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && rows.every(({ fine }) => fine === 'yes');
}

async function end(attacker) {
  const ended = once(attacker, 'message', { signal: AbortSignal.timeout(SHUTDOWN) });
  attacker.send('end');
  const [{ sent, answers, wrong }] = await ended;
  const counts = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`);
  return { told: `${sent} sent; ${counts.join(', ') || 'no answers'}`, wrong };
}

/** A row for each person without an attack, then one for each person and attack. */
function table(calm, attacked) {
  const usual = PEOPLE.map((person) => figuresOf(calm, person));
  const rows = usual.map((row) => ({ attack: 'none', ...row, fine: isServed(row) ? 'yes' : 'NO' }));
  for (const [attack, samples] of attacked) {
    for (const { person, p50, p95 } of usual) {
      const row = figuresOf(samples, person);
      const isQuick = row.p95 <= Math.max(p95 * MAX_GROWTH, p95 + NOISE);
      const fine = isServed(row) && isQuick ? 'yes' : 'NO';
      rows.push({ attack, ...row, 'p50 without': p50, 'p95 without': p95, fine });
    }
  }
  return rows;
}

function isServed({ calls, refused }) {
  return calls > 0 && refused === 0;
}

function figuresOf(samples, person) {
  const own = samples.filter((sample) => sample.person === person);
  const answered = own.filter(({ status }) => status > 0 && status < 400);
  const { p50, p95 } = percentiles(answered.map(({ took }) => took));
  return { person, calls: own.length, refused: own.length - answered.length, p50, p95 };
}

/** Users of the site, each doing one thing after the other from an own address. Status 0: no answer. */
function startPeople(origin, token) {
  const pool = new Pool(origin, { connections: 12 });
  const samples = [];
  let isOver = false;

  async function ask(person, address, { headers, expected, ...request }) {
    const sent = performance.now();
    let status = 0;
    let answer = { headers: {}, text: '' };
    try {
      const signal = AbortSignal.timeout(PERSON_TIMEOUT);
      const all = { 'accept-encoding': 'br', ...headers, 'x-forwarded-for': address };
      const got = await pool.request({ method: 'GET', ...request, headers: all, signal });
      answer = { headers: got.headers, text: await got.body.text() };
      status = got.statusCode;
    } catch {
      // The status says so.
    }
    samples.push({ person, sent, took: performance.now() - sent, status: status === expected ? 200 : status });
    return answer;
  }

  const days = {
    visitor: async (person, n) => {
      const look = (path) => ask(person, '198.51.100.7', { path, headers: { accept: 'text/html' } });
      await look(PAGES[n % PAGES.length]);
      await wait(THINKING);
      // Each search is rendered anew.
      if (n % 4 === 0) await look(`/search?q=${encodeURIComponent(WORDS[(n / 4) % WORDS.length])}+${n}`);
      await wait(THINKING);
    },
    applicant: async (person, n) => {
      const who = applicant(VICTIM + 1 + n);
      const send = (request) => ask(person, who.address, request);
      const signedIn = await send(signInRequest(who));
      const cookie = cookieOf(signedIn.headers);
      await wait(THINKING);
      await send({ path: '/api/v1/result/me', headers: { cookie } });
      await wait(THINKING);
      const id = /"_id":"([^"]+)"/.exec(signedIn.text)?.[1];
      // 403: the mailed code is missing.
      if (id) await send({ ...decisionRequest({ id, cookie }, 'float', who), expected: 403 });
      await wait(THINKING);
    },
    'staff member': async (person, n) => {
      const paths = ['/admin/notice', '/admin/notice?search=exam', '/auth/me', `/admin/notice?page=${(n % 3) + 1}`];
      const path = `/api/v1${paths[n % paths.length]}`;
      await ask(person, '198.51.100.8', { path, headers: { authorization: `Bearer ${token}` } });
      await wait(2 * THINKING);
    },
  };
  const lives = PEOPLE.map(async (person) => {
    for (let n = 0; !isOver; n++) await days[person](person, n);
  });

  return {
    async stop() {
      isOver = true;
      await Promise.all(lives);
      return samples;
    },
  };
}
