import type { RoundSchedule, Track } from '@university/shared/contract';
import { scheduleOf } from '../rounds/schedule';
import { type ResultPage, resultPages } from '../rounds/tracks';
import type { Programme } from './takes';

/** B.Tech. is undergraduate by level and a track of its own in admission. */
export const trackOf = ({ name, level }: Programme): Track =>
  level === 'UG' && /^B\.?\s*Tech\b/i.test(name) ? 'btech' : (level.toLowerCase() as Lowercase<typeof level>);

/** A round that matters to who reads about a programme now. */
export interface CurrentRound {
  page: ResultPage;
  schedule: RoundSchedule;
}

/** The round of a track that is open for decisions; else the next one that has a date. */
export function currentRound(schedule: readonly RoundSchedule[], track: Track): CurrentRound | undefined {
  const rounds = resultPages.flatMap((page) => {
    const row = page.track === track && scheduleOf(schedule, page);
    return row ? [{ page, schedule: row }] : [];
  });
  return (
    rounds.find(({ schedule: { state, published } }) => state === 'open' && published) ??
    rounds.find(({ schedule: { state } }) => state === 'before')
  );
}
