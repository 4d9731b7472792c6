import type { AllotmentStatus, Decision } from '@university/shared/contract';
import { decisions, statuses } from '../texts';

interface DecisionRow {
  label: string;
  meaning: string;
  /** What follows; said again before it is sent. */
  consequence: string;
  confirm: string;
  done: string;
  /** Needs the form number as a second proof. */
  givesSeatUp: boolean;
  look: 'primary' | 'quiet' | 'danger';
}

export const DECISIONS: Record<Decision, DecisionRow> = {
  freeze: { ...decisions.freeze, givesSeatUp: false, look: 'primary' },
  float: { ...decisions.float, givesSeatUp: false, look: 'quiet' },
  upgrade: { ...decisions.upgrade, givesSeatUp: true, look: 'danger' },
  reject: { ...decisions.reject, givesSeatUp: true, look: 'danger' },
};

interface StatusRow {
  label: string;
  /** Whether the seat is held. */
  seat: string;
  /** Whether the applicant is in the next round. */
  next: string;
  tone: 'good' | 'bad' | 'plain';
}

export const STATUSES: Record<AllotmentStatus, StatusRow> = {
  pending: { ...statuses.pending, tone: 'plain' },
  freeze: { ...statuses.freeze, tone: 'good' },
  float: { ...statuses.float, tone: 'good' },
  upgrade: { ...statuses.upgrade, tone: 'plain' },
  reject: { ...statuses.reject, tone: 'bad' },
  lapsed: { ...statuses.lapsed, tone: 'bad' },
};
