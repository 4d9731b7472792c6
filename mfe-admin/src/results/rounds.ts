import type { AllotmentStatus, RoundSummary, Track } from '@university/shared/contract';
import { DECISIONS, TRACK_NAMES } from '../contract';

/** In the order of tables and charts. */
export const STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const satisfies readonly AllotmentStatus[];

/** How many have decided on their seat. */
export const decidedOf = ({ statuses }: Pick<RoundSummary, 'statuses'>): number =>
  DECISIONS.reduce((sum, decision) => sum + statuses[decision], 0);

/** What staff call a round: `B.Tech., round 2`. */
export const roundName = ({ track, round }: { track: Track; round: number }): string =>
  `${TRACK_NAMES[track]}, round ${round}`;
