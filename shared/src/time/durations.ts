/** Lengths of time, milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Units of a length of time, the larger with the next smaller one, from this length on. */
const STEPS = [
  { from: DAY, unit: DAY, name: 'day', rest: { unit: HOUR, name: 'hour' } },
  { from: HOUR, unit: HOUR, name: 'hour', rest: { unit: MINUTE, name: 'minute' } },
  { from: 10 * MINUTE, unit: MINUTE, name: 'minute', rest: null },
  { from: MINUTE, unit: MINUTE, name: 'minute', rest: { unit: SECOND, name: 'second' } },
] as const;

/** A length of time, milliseconds, in the two units that matter: `2 days 4 hours`, `9 minutes 5 seconds`, `45 seconds`. */
export function timeInWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const step = STEPS.find(({ from }) => left >= from);
  if (!step) return count(Math.ceil(left / SECOND), 'second');
  const whole = count(Math.floor(left / step.unit), step.name);
  if (!step.rest) return whole;
  const rest = Math.floor((left % step.unit) / step.rest.unit);
  return rest === 0 ? whole : `${whole} ${count(rest, step.rest.name)}`;
}

const PLAIN = /^(\d+) (\w+)/;

/** The same, roughly, for what is read out once: `about 3 minutes`. */
export function roughTimeInWords(milliseconds: number): string {
  return milliseconds < 90 * SECOND
    ? count(Math.ceil(Math.max(0, milliseconds) / SECOND), 'second')
    : `about ${PLAIN.exec(timeInWords(Math.ceil(milliseconds / MINUTE) * MINUTE))?.[0] ?? ''}`;
}
