import { percentiles } from '../result-day/verdict.mjs';

/** How many times as long the slowest answers may take; differences below the noise of a timer are none. Milliseconds. */
const MOST = 2;
const NOISE = 15;

const PEOPLE = ['visitor', 'applicant', 'staff member'];

/**
 * A row for each person without an attack, and one for each person and attack beside it.
 * @param {Sample[]} calm noted while there was no attack
 * @param {[string, Sample[]][]} attacked what was noted during each attack
 * @typedef {import('./people.mjs').Sample} Sample
 */
export function table(calm, attacked) {
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

const isServed = ({ calls, refused }) => calls > 0 && refused === 0;

function figuresOf(samples, person) {
  const own = samples.filter((sample) => sample.person === person);
  const answered = own.filter(({ status }) => status > 0 && status < 400);
  const { p50, p95 } = percentiles(answered.map(({ took }) => took));
  return { person, calls: own.length, refused: own.length - answered.length, p50, p95 };
}
