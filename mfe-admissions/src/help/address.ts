import type { Track } from '@university/shared/contract';
import { type ResultPage, resultPages, trackChoices } from '../rounds/tracks';

const HELP_PATH = '/admission/help';

/** Where those are helped who cannot sign in to this result. */
export const helpAddress = ({ track, round }: Pick<ResultPage, 'track' | 'round'>): string =>
  `${HELP_PATH}?track=${track}&round=${round}`;

/** What an address of the help names, as far as there are such a track and such a round of it. */
export function helpedAt(search: URLSearchParams): { track?: Track; round?: number } {
  const [track] = trackChoices().find(([id]) => id === search.get('track')) ?? [];
  const page = resultPages.find((each) => each.track === track && `${each.round}` === search.get('round'));
  return { track, round: page?.round };
}
