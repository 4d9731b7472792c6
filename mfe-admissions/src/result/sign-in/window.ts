import type { RoundSchedule } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { windowLine } from './texts';

export function windowInWords({ state, published, opensAt, closesAt }: RoundSchedule): string {
  if (state === 'unset' || !opensAt || !closesAt) return windowLine.unset;
  const [opens, closes] = [formatInstant(opensAt), formatInstant(closesAt)];
  if (state === 'closed') return published ? windowLine.closed(closes) : windowLine.unset;
  if (!published) return windowLine.planned(opens, closes);
  return state === 'open' ? windowLine.open(closes) : windowLine.before(opens, closes);
}
