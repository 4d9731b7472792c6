import type { Found } from '../results/match';
import { texts } from '../texts';

/** The sentence above the list, read out with every change. */
export function statusOf(query: string, { results, total }: Found, isPending: boolean): string {
  if (!query) return texts.suggestionsTitle;
  if (total > 0) return texts.count(results.length, total);
  return isPending ? texts.loading : texts.nothing(query);
}
