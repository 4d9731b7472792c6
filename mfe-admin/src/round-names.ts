import type { Track } from '@university/shared/contract';
import { TRACK_NAMES } from './contract';

/** What staff call a track. */
export const trackName = (track: Track): string => TRACK_NAMES[track];

/** What staff call a round: `B.Tech., round 2`. */
export const roundName = ({ track, round }: { track: Track; round: number }): string =>
  `${TRACK_NAMES[track]}, round ${round}`;
