import type { RoundSchedule, Schedule, TrackSchedule } from '@university/shared/contract';
import { formatDate, formatDays, formatInstant } from '@university/shared/time';
import { texts } from './texts';

const words = texts.preview;

/** What holds for a track or a round on a day. */
export interface PreviewLine {
  _id: string;
  name: string;
  says: string[];
}

function applyBy({ application }: TrackSchedule, on: string): string {
  const { opens_on: opens, last_date: last } = application ?? { opens_on: null, last_date: null };
  if (opens && on < opens) return words.applyBy.before(formatDate(opens));
  if (last) return on > last ? words.applyBy.over(formatDate(last)) : words.applyBy.open(formatDate(last));
  return opens ? words.applyBy.running : words.applyBy.none;
}

function stateOf({ state, opensAt, closesAt }: RoundSchedule): string {
  if (state === 'before' && opensAt) return words.states.before(formatInstant(opensAt));
  if (state === 'open' && closesAt) return words.states.open(formatInstant(closesAt));
  return state === 'closed' && closesAt ? words.states.closed(formatInstant(closesAt)) : words.states.unset;
}

/** The schedule of a day in words: each track with its applications, then its rounds. */
export const previewLines = ({ on, tracks, rounds }: Schedule): PreviewLine[] =>
  tracks.flatMap((track) => [
    { _id: track.code, name: track.name, says: [applyBy(track, on)] },
    ...rounds
      .filter((round) => round.track === track.code)
      .map((round) => ({
        _id: `${round.track}-${round.round}`,
        name: texts.table.round(track.name, round.round),
        says: [
          round.published ? words.out : words.notOut,
          stateOf(round),
          ...(round.pay ? [words.pay(formatDays(round.pay))] : []),
          ...(round.verify ? [words.verify(formatDays(round.verify))] : []),
        ],
      })),
  ]);
