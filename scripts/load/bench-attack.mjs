/**
 * `npm run bench:attack [-- --seconds 20 --only "search pages,grievances"]`: what a visitor, an applicant and a staff member
 * notice of attacks (`attack/attacks.mjs`). Prints for each attack and person how long answers take, in milliseconds, and
 * how many are refused or do not come, beside the same without an attack: all the pauses between attacks together.
 * Ends with code 1 when somebody was refused something, when the slowest in twenty took more than twice as long, or when
 * it could not be brought to its end; all attacks take some ten minutes, and never more than 19. One process of the site
 * with the demonstration's data; attacker and people share the machine, so figures are worth something on a quiet one only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { createJiti } from 'jiti';
import { ensureBuilt, SITE } from '../lib/prepare.mjs';
import { importApplicants, staffToken } from './applicants.mjs';
import { ATTACKS } from './attack/attacks.mjs';
import { LEAST_PER_APPLICANT, startPeople } from './attack/people.mjs';
import { percentiles } from './pressure.mjs';
import { newPlace, startSite } from './servers.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' }, only: { type: 'string' } } });
const names = ATTACKS.map(({ name }) => name);
const chosen = values.only?.split(',').map((name) => name.trim()) ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0 || !(Number(values.seconds) > 0)) {
  console.error(`--seconds takes a number, --only some of these, with commas between: ${names.join(', ')}`);
  process.exit(2);
}

/** Milliseconds of an attack, and of the pause before it. */
const ATTACK = Number(values.seconds) * 1_000;
const PAUSE = ATTACK / 2;

/** Milliseconds: of the first requests, which pay for compiling the code; and until an attack has begun or is over. */
const WARMING = 6_000;
const BETWEEN = 1_000;

/** Milliseconds in which an attack must end and a site must stop, and in which all must be done. */
const ENDING = 30_000;
const LONGEST = 19 * 60_000;

/** As many applicants as can come in that time, or in the time that the attacks take; the import takes its own. */
const expected = WARMING + chosen.length * (ATTACK + PAUSE + 2 * BETWEEN + ENDING / 2);
const APPLICANTS = Math.ceil(Math.min(LONGEST, expected) / LEAST_PER_APPLICANT);

/** How many times as long the slowest answers may take; differences below the noise of a timer are none. Milliseconds. */
const MOST = 2;
const NOISE = 15;

const PEOPLE = ['visitor', 'applicant', 'staff member'];

await ensureBuilt(SITE);
const tooLong = wait(LONGEST, undefined, { ref: false }).then(() => {
  throw new Error(`Not done after ${LONGEST / 60_000} minutes`);
});
const place = await newPlace('embedded');
// Codes are asked for only where mail goes out.
const { FakeSmtp } = await createJiti(import.meta.url).import('../../api/src/platform/mail/testing/fake-smtp.ts');
const mailbox = new FakeSmtp();
await mailbox.start();
const site = await startSite({ ...place, env: { SMTP_URL: mailbox.url, MAIL_FROM: 'bench@seu.example' } });
const attacker = fork(join(import.meta.dirname, 'attack/attacker.mjs'));
const gone = once(attacker, 'exit').then(([code]) => {
  throw new Error(`The attacker ended with ${code}`);
});
let isFine = false;
try {
  isFine = await Promise.race([run(), tooLong, gone]);
} catch (error) {
  console.error(error);
} finally {
  gone.catch(() => {});
  attacker.kill();
  await Promise.race([site.stop(), wait(ENDING)]);
  if (site.isRunning()) await site.kill();
  await place.remove();
}
// Whoever still waits for an answer is not waited for.
process.exit(isFine ? 0 : 1);

async function run() {
  console.log(`${chosen.length} attacks of ${ATTACK / 1_000} s; importing ${APPLICANTS} applicants …`);
  await importApplicants(site.url, APPLICANTS);
  const people = startPeople(site.origin, await staffToken(site.url, 'notices'));
  const during = async (milliseconds) => {
    await people.take();
    await wait(milliseconds);
    return people.take();
  };
  await during(WARMING);
  const calm = [];
  const faults = [];
  const attacked = [];
  for (const name of chosen) {
    calm.push(...(await during(PAUSE)));
    attacker.send({ origin: site.origin, name });
    await wait(BETWEEN);
    attacked.push([name, await during(ATTACK)]);
    const { told, wrong } = await endAttack();
    console.log(`${name}: ${told}`);
    if (wrong) faults.push(`${name}: ${wrong}`);
    await wait(BETWEEN);
  }
  calm.push(...(await during(PAUSE)));
  const rows = table(calm, attacked);
  console.table(rows);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && rows.every(({ fine }) => fine === 'yes');
}

/** What the attacker sent, and what it was answered. */
async function endAttack() {
  const ended = once(attacker, 'message', { signal: AbortSignal.timeout(ENDING) });
  attacker.send({});
  const [{ sent, answers, wrong }] = await ended;
  const counts = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`);
  return { told: `${sent} sent; ${counts.join(', ') || 'no answers'}`, wrong };
}

/**
 * A row for each person without an attack, and one for each person and attack beside it.
 * @param {Sample[]} calm noted while there was no attack
 * @param {[string, Sample[]][]} attacked what was noted during each attack
 * @typedef {import('./attack/people.mjs').Sample} Sample
 */
function table(calm, attacked) {
  const usual = PEOPLE.map((person) => figuresOf(calm, person));
  const rows = usual.map((row) => ({ attack: 'none', ...row, fine: isServed(row) ? 'yes' : 'NO' }));
  for (const [attack, samples] of attacked) {
    for (const { person, p50, p95 } of usual) {
      const row = figuresOf(samples, person);
      const isQuick = row.p95 <= Math.max(p95 * MOST, p95 + NOISE);
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
