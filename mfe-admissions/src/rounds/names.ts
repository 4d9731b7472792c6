import { roundName, type Schedule, type Track } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { texts } from './names-texts';
import { type RoundName, specifiedPages } from './result-pages';
import { scheduleQuery } from './schedule-query';

/** The name of a track that could not be read: its code, in the letters in which such codes are written. */
const ofCode = (code: Track) => (code.length < 4 ? code.toUpperCase() : code.charAt(0).toUpperCase() + code.slice(1));

/** What people call a track. */
export const trackNameIn = (schedule: Schedule | undefined, track: Track): string =>
  schedule?.tracks.find(({ code }) => code === track)?.name ?? ofCode(track);

export const resultName = roundName;

/** The same of a round. */
export const resultNameIn = (schedule: Schedule | undefined, { track, round }: RoundName): string =>
  resultName(trackNameIn(schedule, track), round);

/** Whether a round needs its number: the track has others in this admission. */
export const isNumbered = ({ rounds }: Schedule, { track, round }: RoundName): boolean =>
  round > 1 || rounds.some((other) => other.track === track && other.round !== round);

/** `UG Round 2` in a sentence; `PG` where the track has no other round. */
export const nameIn = (schedule: Schedule, round: RoundName): string => {
  const track = trackNameIn(schedule, round.track);
  return isNumbered(schedule, round) ? texts.numbered(track, round.round) : track;
};

/** Every track with its name, for a choice of one; where they could not be read, those that always have an address. */
export function trackChoicesIn(schedule: Schedule | undefined): (readonly [Track, string])[] {
  const codes = schedule?.tracks.map(({ code }) => code) ?? specifiedPages.map(({ track }) => track);
  return [...new Set(codes)].map((code) => [code, trackNameIn(schedule, code)] as const);
}

/** Names of tracks and rounds for a component. */
export function useNames() {
  const { data } = useQuery(scheduleQuery());
  return {
    choices: trackChoicesIn(data),
    track: (track: Track) => trackNameIn(data, track),
    result: (round: RoundName) => resultNameIn(data, round),
  };
}
