import type { Found } from '../engine/found';
import { texts } from '../texts';

/** The sentence that says how much was found, read out with every change. */
export function statusOf(query: string, { total, isNear }: Pick<Found, 'total' | 'isNear'>, isPending = false): string {
  if (total === 0) return isPending ? texts.loading : texts.nothing(query);
  return isNear ? texts.near(total) : texts.count(total);
}
