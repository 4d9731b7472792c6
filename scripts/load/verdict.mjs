import { percentiles } from './measure.mjs';

/** Milliseconds: the database rounds differently. */
const ROUNDING = 2;

/** Success, an unclear failure, or no answer (0). */
const mayHaveDecided = ({ answer }) => answer === 200 || answer === 0 || (answer >= 500 && answer !== 503);

/** Without a clear answer the call may have ended later. */
const covers = (call, at) =>
  mayHaveDecided(call) && at >= call.sent - ROUNDING && (call.answer !== 200 || at <= call.answered + ROUNDING);

/**
 * Compares what applicants were told with the database at rest.
 * @param people `calls` were to decide a `status`; times are epoch milliseconds, an `answer` of 0 is none
 * @param records by id; `audited` and `letters` are lists of statuses
 */
export function verdict(people, records) {
  const broken = { lost: [], twice: [], half: [], busy: [], letter: [] };
  for (const { id, decisions, calls, letter } of people) {
    const record = records.get(id);
    if (!record) {
      broken.lost.push(`record ${id} is not there`);
      continue;
    }
    const { status, decidedAt, audited, receipts, letters } = record;
    const isDecided = status !== 'pending';
    for (const decision of decisions) {
      if (decision !== status) broken.lost.push(`${id} was told ${decision} and is ${status}`);
      if (!audited.includes(decision)) broken.lost.push(`${id} was told ${decision} and the audit log does not know`);
    }
    if (audited.length > 1) broken.twice.push(`${id} was decided ${audited.length} times: ${audited.join(', ')}`);
    if (receipts > 1) broken.twice.push(`${id} has ${receipts} receipts`);
    if (new Set(letters).size < letters.length) broken.twice.push(`${id} has ${letters.length} letters`);
    if (isDecided !== audited.includes(status) || isDecided !== receipts > 0 || isDecided !== (decidedAt !== null)) {
      broken.half.push(`${id} is ${status}; audit: ${audited.join(', ') || 'nothing'}; receipts: ${receipts}`);
    }
    if (isDecided && !calls.some((call) => call.status === status && covers(call, decidedAt))) {
      broken.busy.push(`${id} was decided by a call that was told: nothing was decided`);
    }
    if (letter && !letters.includes(status)) broken.letter.push(`${id} holds a letter that is not stored`);
  }
  return broken;
}

/** 503 is no error: the page says so and tries again. */
const kindOf = (status) => {
  if (status === 503) return 'busy';
  if (status === 0 || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
};

/** A call that overlaps with the outage counts as during. @param samples `[step, sent, answered, status]` */
export function byPhase(samples, { from, to }) {
  const phases = { before: [], during: [], after: [] };
  for (const sample of samples) {
    const [, sent, answered] = sample;
    phases[answered < from ? 'before' : sent > to ? 'after' : 'during'].push(sample);
  }
  return Object.entries(phases).map(([phase, answers]) => {
    const counts = { good: 0, busy: 0, refused: 0, failed: 0 };
    for (const [, , , status] of answers) counts[kindOf(status)]++;
    return { phase, calls: answers.length, ...counts, 'error rate': percent(counts.failed, answers.length) };
  });
}

export function byStep(samples) {
  return [...new Set(samples.map(([step]) => step))].map((step) => {
    const answers = samples.filter(([name]) => name === step);
    const statuses = {};
    for (const [, , , status] of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const good = answers.filter(([, , , status]) => kindOf(status) === 'good');
    return {
      step,
      ...percentiles(good.map(([, sent, answered]) => answered - sent)),
      answers: Object.entries(statuses)
        .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
        .join(', '),
    };
  });
}

const percent = (part, whole) => `${whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100} %`;
