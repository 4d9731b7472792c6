import type { Track } from '@university/shared/contract';
import type { RoundName } from '../rounds/result-pages';

const HELP_PATH = '/admission/help';

export const helpAddress = ({ track, round }: RoundName): string => `${HELP_PATH}?track=${track}&round=${round}`;

export function helpedAt(
  search: URLSearchParams,
  choices: readonly (readonly [Track, string])[],
): { track?: Track; round?: number } {
  const [track] = choices.find(([code]) => code === search.get('track')) ?? [];
  const round = /^[1-9]$/.exec(search.get('round') ?? '')?.[0];
  return track && round ? { track, round: Number(round) } : { track };
}
