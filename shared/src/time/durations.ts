import { about, lengths } from './length-texts';
import { DAY, HOUR, MINUTE, SECOND } from './units';

const STEPS = [
  { from: DAY, unit: DAY, name: 'days', rest: { unit: HOUR, name: 'hours' } },
  { from: HOUR, unit: HOUR, name: 'hours', rest: { unit: MINUTE, name: 'minutes' } },
  { from: 10 * MINUTE, unit: MINUTE, name: 'minutes', rest: null },
  { from: MINUTE, unit: MINUTE, name: 'minutes', rest: { unit: SECOND, name: 'seconds' } },
] as const;

function inUnits(milliseconds: number): string[] {
  const left = Math.max(0, milliseconds);
  const step = STEPS.find(({ from }) => left >= from);
  if (!step) return [lengths.seconds(Math.ceil(left / SECOND))];
  const whole = lengths[step.name](Math.floor(left / step.unit));
  if (!step.rest) return [whole];
  const rest = Math.floor((left % step.unit) / step.rest.unit);
  return rest === 0 ? [whole] : [whole, lengths[step.rest.name](rest)];
}

/** `2 days 4 hours`, `9 minutes 5 seconds`, `45 seconds` */
export const timeInWords = (milliseconds: number): string => inUnits(milliseconds).join(' ');

/** `about 3 minutes` */
export function roughTimeInWords(milliseconds: number): string {
  if (milliseconds < 90 * SECOND) return lengths.seconds(Math.ceil(Math.max(0, milliseconds) / SECOND));
  const [whole = ''] = inUnits(Math.ceil(milliseconds / MINUTE) * MINUTE);
  return about(whole);
}
