import type { Track } from '@university/shared/contract';

const TRACKS: Record<Track, string> = {
  diploma: 'Diploma',
  btech: 'B.Tech.',
  ug: 'Undergraduate',
  pg: 'Postgraduate',
};

/** What staff call a track. */
export const trackName = (track: Track): string => TRACKS[track];

/** What staff call a round: `B.Tech., round 2`. */
export const roundName = ({ track, round }: { track: Track; round: number }): string =>
  `${TRACKS[track]}, round ${round}`;
