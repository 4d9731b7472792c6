import type { Allotment, AllotmentDecision, AllotmentStatus, Decision } from '@university/shared/contract';
import { decisions, statuses, takeBack } from './texts';

/** What an applicant does with a seat: decides on it, or takes the decision back. */
export type Act = Decision | 'takeBack';

interface ActRow {
  label: string;
  /** Asks for it once more. */
  question: string;
  /** What follows; said again before it is sent. */
  consequence: string;
  confirm: string;
  done: string;
  /** No later decision undoes it: it needs the second proof, and can be taken back for a while. */
  isFinal: boolean;
  look: 'primary' | 'quiet' | 'danger';
}

interface DecisionRow extends ActRow {
  meaning: string;
}

export const DECISIONS: Record<Decision, DecisionRow> = {
  freeze: { ...decisions.freeze, isFinal: true, look: 'primary' },
  float: { ...decisions.float, isFinal: false, look: 'quiet' },
  upgrade: { ...decisions.upgrade, isFinal: true, look: 'danger' },
  reject: { ...decisions.reject, isFinal: true, look: 'danger' },
};

const TAKE_BACK: ActRow = { ...takeBack.act, isFinal: false, look: 'quiet' };

/** The words for an act on a record; of taking back, by what the record goes back to. */
export function actRow(act: Act, { takeBack: open }: Pick<Allotment, 'takeBack'>): ActRow {
  if (act !== 'takeBack') return DECISIONS[act];
  return { ...TAKE_BACK, consequence: takeBack.consequence[open?.to ?? 'pending'] };
}

/** Whether the server asks for the second proof. */
export const needsProof = (act: Act, { proved }: Pick<Allotment, 'proved'>): boolean =>
  !proved && (act === 'takeBack' || DECISIONS[act].isFinal);

/** The status that says it to the server; null when the act is not open any more. */
export function statusOf(
  act: Act,
  { takeBack: open }: Pick<Allotment, 'takeBack'>,
): AllotmentDecision['status'] | null {
  return act === 'takeBack' ? (open?.to ?? null) : act;
}

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
