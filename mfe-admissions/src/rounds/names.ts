import { roundName, type Schedule, type Track } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { texts } from './texts';
import { type RoundName, specifiedPages } from './result-pages';
import { scheduleQuery } from './queries';

/** Fallback for an unread track: its code. */
const ofCode = (code: Track) => (code.length < 4 ? code.toUpperCase() : code.charAt(0).toUpperCase() + code.slice(1));

const trackNameIn = (schedule: Schedule | undefined, track: Track): string =>
  schedule?.tracks.find(({ code }) => code === track)?.name ?? ofCode(track);

export const resultName = roundName;

export const resultNameIn = (schedule: Schedule | undefined, { track, round }: RoundName): string =>
  resultName(trackNameIn(schedule, track), round);

export const isNumbered = ({ rounds }: Schedule, { track, round }: RoundName): boolean =>
  round > 1 || rounds.some((other) => other.track === track && other.round !== round);

/** `UG Round 2`, or `PG` where the track has one round only. */
export const nameIn = (schedule: Schedule, round: RoundName): string => {
  const track = trackNameIn(schedule, round.track);
  return isNumbered(schedule, round) ? texts.numbered(track, round.round) : track;
};

export function trackChoicesIn(schedule: Schedule | undefined): (readonly [Track, string])[] {
  const codes = schedule?.tracks.map(({ code }) => code) ?? specifiedPages.map(({ track }) => track);
  return [...new Set(codes)].map((code) => [code, trackNameIn(schedule, code)] as const);
}

export function useNames() {
  const { data } = useQuery(scheduleQuery());
  return {
    choices: trackChoicesIn(data),
    track: (track: Track) => trackNameIn(data, track),
    result: (round: RoundName) => resultNameIn(data, round),
  };
}
