import type { RoundSchedule, Schedule, Track } from '@university/shared/contract';
import type { Programme } from './takes';

/** A page that does not tell the track is older than tracks; B.Tech. is undergraduate by level and a track of its own. */
export const trackOf = ({ name, level, track }: Programme): Track =>
  track ?? (level === 'UG' && /^B\.?\s*Tech\b/i.test(name) ? 'btech' : level.toLowerCase());

/** The round of a track that matters to who reads about a programme: the one open for decisions, else the next with a date. */
export function currentRound({ rounds }: Schedule, track: Track): RoundSchedule | undefined {
  const own = rounds.filter((round) => round.track === track);
  return (
    own.find(({ state, published }) => state === 'open' && published) ?? own.find(({ state }) => state === 'before')
  );
}
