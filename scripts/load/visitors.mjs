/**
 * The applicants of a result day. They decide and wait by the page's own functions, and write what they saw to a file.
 */
import { once, setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createJiti } from 'jiti';
import { Pool } from 'undici';
import { applicant, cookieOf, decisionRequest, signInRequest } from './applicants.mjs';

const [{ origins, count, arrival, think, out }] = await once(process, 'message');

const ROOT = resolve(import.meta.dirname, '../..');
const file = (path) => join(ROOT, path);
const jiti = createJiti(import.meta.url, { alias: { '@university/shared': file('shared/src/core/api.ts') } });
const { ApiError, REQUEST_TIMEOUT } = await jiti.import(file('shared/src/core/api.ts'));
const { isBusy, retryWhileBusy, pauseBefore, retryAfterOf } = await jiti.import(
  file('mfe-admissions/src/result/retry-while-busy.ts'),
);
const { readOutcome, sendDecision } = await jiti.import(file('mfe-admissions/src/result/decide/send-decision.ts'));

/** How often somebody tries again by hand, after so many milliseconds or up to twice as many. */
const MANUAL_RETRIES = 20;
const RETRY_PAUSE = 4_000;

/** Automatic retries of the page (mfe-admissions/src/result/api.ts). */
const READS = { busy: 10, failing: 2 };

/** Percent. Two tabs send a decision twice at the same moment. */
const CHOICES = [
  { share: 50, tabs: ['freeze'] },
  { share: 26, tabs: ['float'] },
  { share: 6, tabs: ['freeze', 'freeze'] },
  { share: 3, tabs: ['float', 'float'] },
  { share: 3, tabs: ['freeze', 'reject'] },
  { share: 7, tabs: ['reject'] },
  { share: 5, tabs: ['upgrade'] },
];

/** Percent of those who accepted a seat. */
const LETTERS = 85;

const pools = origins.map((origin) => new Pool(origin, { connections: null }));
const samples = [];
const noAnswers = {};
let calls = 0;

/** Throws `ApiError` as the client does. */
async function ask(step, address, request, note = () => {}) {
  const sent = Date.now();
  const finish = (answer) => {
    const sample = [step, sent, Date.now(), answer];
    samples.push(sample);
    note({ sent, answered: sample[2], answer });
  };
  try {
    const { statusCode, headers, body } = await pools[calls++ % pools.length].request({
      ...request,
      headers: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', ...request.headers },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    finish(statusCode);
    if (statusCode >= 400) throw refused(statusCode, headers, bytes);
    return { headers, bytes };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    finish(0);
    const reason = typeof error.code === 'string' ? error.code : error.name;
    noAnswers[reason] = (noAnswers[reason] ?? 0) + 1;
    throw new ApiError(0, 'unreachable', error.message);
  }
}

function refused(status, headers, bytes) {
  const wait = Number.parseInt(headers['retry-after'], 10);
  let said = {};
  try {
    said = JSON.parse(bytes);
  } catch {
    // A page.
  }
  const { code = 'failed', message = '', issues, data } = said;
  return new ApiError(status, code, message, issues, data, Number.isNaN(wait) ? undefined : wait);
}

async function askJson(...args) {
  const { headers, bytes } = await ask(...args);
  return { headers, data: JSON.parse(bytes).data };
}

/** Tries again what failed or got no answer, but not what was refused. */
async function retrying(work) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isWorthIt || attempt === MANUAL_RETRIES) throw error;
      await pauseByHand();
    }
  }
}

const pauseByHand = () => wait(RETRY_PAUSE * (1 + Math.random()));

const never = new AbortController().signal;
setMaxListeners(0, never);
const options = { onWait: () => {}, signal: never };

function callsOf(person, session) {
  const get = (step, path) => [step, person.address, { path, method: 'GET', headers: { cookie: session.cookie } }];
  return {
    read: async () => (await askJson(...get('read', '/api/v1/result/me'))).data,
    decide: async (id, { status }) => {
      const request = decisionRequest({ id, cookie: session.cookie }, status, person);
      const note = (call) => session.calls.push({ status, ...call });
      return (await askJson('decide', person.address, request, note)).data;
    },
    letter: async () => (await ask(...get('letter', '/api/v1/result/me/letter'))).bytes,
  };
}

async function read(page) {
  for (let count = 0; ; count++) {
    try {
      return await page.read();
    } catch (error) {
      const mayRetry = isBusy(error)
        ? count < READS.busy
        : (error.status === 0 || error.status >= 500) && count < READS.failing;
      if (!mayRetry) throw error;
      await wait(isBusy(error) ? pauseBefore(count + 1, retryAfterOf(error)) : 1_000 * 2 ** count);
    }
  }
}

async function decide(page, { id }, decision) {
  let outcome = await sendDecision(page, id, decision, options);
  for (let attempt = 1; attempt < MANUAL_RETRIES; attempt++) {
    if (outcome.kind === 'unknown') {
      await pauseByHand();
      outcome = await readOutcome(page, decision.status);
    } else if (outcome.kind === 'not-arrived') {
      await pauseByHand();
      outcome = await sendDecision(page, id, decision, options);
    } else break;
  }
  return outcome;
}

/** The same in every run. */
function choiceOf(n) {
  let rest = (n * 37) % 100;
  const choice = CHOICES.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return { tabs: choice.tabs, wantsLetter: (n * 61 + 13) % 100 < LETTERS };
}

async function visit(n, report) {
  const person = applicant(n);
  const { formNumber, address } = person;
  const { tabs, wantsLetter } = choiceOf(n);
  await wait(Math.random() * arrival);
  report.step = 'open';
  const page = { path: '/admission/result?category=diploma', method: 'GET' };
  const headers = { accept: 'text/html,application/xhtml+xml' };
  await retrying(() => ask('page', address, { ...page, headers }));

  report.step = 'sign in';
  const signIn = signInRequest(person, { round: 1 });
  const signedIn = await retrying(() => retryWhileBusy(() => askJson('sign in', address, signIn), options));
  const session = { id: signedIn.data.record._id, cookie: cookieOf(signedIn.headers), calls: report.calls };
  report.id = session.id;

  report.step = 'read';
  const api = callsOf(person, session);
  await retrying(() => read(api));
  await wait(think.least + Math.random() * (think.most - think.least));

  report.step = 'decide';
  const outcomes = await Promise.all(
    tabs.map(async (status) => [status, await decide(api, session, { status, form_number: formNumber })]),
  );
  for (const [status, { kind, refusal }] of outcomes) {
    if (kind === 'recorded' || kind === 'arrived-after-all') report.decisions.push(status);
    else if (kind !== 'conflict') throw new Error(`decision: ${kind} ${JSON.stringify(refusal ?? '')}`);
  }

  report.step = 'letter';
  const isAccepted = report.decisions.some((status) => status === 'freeze' || status === 'float');
  if (isAccepted && wantsLetter) {
    const pdf = await retrying(() => retryWhileBusy(() => api.letter(), options));
    if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('The letter is no PDF');
    report.letter = true;
  }
  report.step = 'done';
}

const people = Array.from({ length: count }, () => ({ calls: [], decisions: [], letter: false, step: 'waiting' }));
const progress = setInterval(() => {
  const steps = {};
  for (const { step } of people) steps[step] = (steps[step] ?? 0) + 1;
  console.log(`  ${JSON.stringify(steps)}`);
}, 20_000);
await Promise.all(
  people.map((report, n) =>
    visit(n, report).catch((error) => {
      report.gaveUp = `${report.step}: ${error.message}`;
    }),
  ),
);
clearInterval(progress);
writeFileSync(out, JSON.stringify({ samples, noAnswers, people }));
await Promise.all(pools.map((pool) => pool.destroy()));
process.disconnect();
