import type { AllotmentStatus, RoundSummary } from '@university/shared/contract';
import { DECISIONS } from '../contract';

/** In the order of tables and charts. */
export const STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const satisfies readonly AllotmentStatus[];

export const inIndia = (count: number): string => count.toLocaleString('en-IN');

/** How many have decided on their seat. */
export const decidedOf = ({ statuses }: Pick<RoundSummary, 'statuses'>): number =>
  DECISIONS.reduce((sum, decision) => sum + statuses[decision], 0);
