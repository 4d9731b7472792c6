import type { Track } from '@university/shared/contract';
import type { RoundName } from '../rounds/result-pages';

const HELP_PATH = '/admission/help';

/** Where those are helped who cannot sign in to this result. */
export const helpAddress = ({ track, round }: RoundName): string => `${HELP_PATH}?track=${track}&round=${round}`;

/** What an address of the help names, as far as there can be such a round of such a track. */
export function helpedAt(
  search: URLSearchParams,
  choices: readonly (readonly [Track, string])[],
): { track?: Track; round?: number } {
  const [track] = choices.find(([code]) => code === search.get('track')) ?? [];
  const round = /^[1-9]$/.exec(search.get('round') ?? '')?.[0];
  return track && round ? { track, round: Number(round) } : { track };
}
