/**
 * freeze (accept and stop), float (accept, stay open to a better seat), upgrade (decline, stay open), reject (decline and
 * leave).
 */
export const DECISIONS = ['freeze', 'float', 'upgrade', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];

export const ALLOTMENT_STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const;
export type AllotmentStatus = (typeof ALLOTMENT_STATUSES)[number];

/** `held`: PwD and defence wards are allotted in separate counselling. */
export const OUTCOMES = ['allotted', 'not-allotted', 'held'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface AllotmentSituation {
  final: boolean;
  outcome: Outcome;
  preference: number | null;
  status: AllotmentStatus | null;
  windowOpen: boolean;
  /** Until staff have reviewed the record. */
  held: boolean;
}

/** With preference 1 or in a final round nothing better can come. Source: facts.json, admission.offered. */
export function offeredDecisions(situation: AllotmentSituation): Decision[] {
  if (situation.outcome !== 'allotted' || !situation.windowOpen || situation.held) return [];
  if (situation.status === 'float') return ['freeze'];
  if (situation.status !== 'pending') return [];
  const nothingBetter = situation.preference === 1 || situation.final;
  return nothingBetter ? ['freeze', 'reject'] : [...DECISIONS];
}

/** Whether fewer decisions are offered afterwards. */
export const narrows = (before: readonly Decision[], after: readonly Decision[]): boolean =>
  after.length < before.length && after.every((each) => before.includes(each));

interface Standing {
  record: { final: boolean; outcome: Outcome; program_preference: number | null };
  offered: readonly Decision[];
  takeBack: { to: AllotmentStatus } | null;
}

/** A decision that narrows the options, or its reversal, needs the second proof. */
export function needsProof({ record, offered, takeBack }: Standing, status: AllotmentStatus): boolean {
  const { final, outcome, program_preference: preference } = record;
  const after = offeredDecisions({ final, outcome, preference, status, windowOpen: true, held: false });
  return narrows(offered, after) || takeBack?.to === status;
}

export interface TakeBackSituation extends AllotmentSituation {
  /** Promised deadline, epoch milliseconds; null: none, or decided by staff. */
  until: number | null;
  now: number;
  closesAt: number;
  /** Released seats have been allotted again. */
  laterRound: boolean;
}

/** The status that staff may restore when the decision was not the applicant's; null: none, as the seat may be taken. */
export function statusBefore({
  status,
  takeBackTo,
  windowClosed,
  laterRound,
}: Pick<TakeBackSituation, 'status' | 'laterRound'> & {
  takeBackTo: 'pending' | 'float' | null;
  windowClosed: boolean;
}): 'pending' | 'float' | null {
  const isDecided = DECISIONS.some((decision) => decision === status);
  if (!isDecided || windowClosed || (laterRound && status !== 'freeze')) return null;
  return takeBackTo ?? 'pending';
}

/** Deadline in epoch milliseconds; null: not now. A released seat returns only while nobody else can have it. */
export function takeBackUntil(situation: TakeBackSituation): number | null {
  const { status, windowOpen, held, until, now, closesAt, laterRound } = situation;
  if (until === null || !windowOpen || held || !DECISIONS.some((decision) => decision === status)) return null;
  if (laterRound && status !== 'freeze') return null;
  const end = Math.min(until, closesAt);
  return now < end ? end : null;
}
