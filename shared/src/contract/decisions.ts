/**
 * What an applicant can say to an offered seat: freeze (accept and stop), float (accept, stay open to a
 * better seat), upgrade (decline, stay open to a better seat), reject (decline and leave).
 */
export const DECISIONS = ['freeze', 'float', 'upgrade', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];

export const ALLOTMENT_STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const;
export type AllotmentStatus = (typeof ALLOTMENT_STATUSES)[number];

/** `held`: PwD and defence wards are allotted in separate counselling. */
export const OUTCOMES = ['allotted', 'not-allotted', 'held'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What rules a record in its round is decided by. */
export interface AllotmentSituation {
  /** No later round of the track can bring a better seat. */
  final: boolean;
  outcome: Outcome;
  preference: number | null;
  status: AllotmentStatus | null;
  windowOpen: boolean;
  /** Decisions are held until staff have looked into the record. */
  held: boolean;
}

/**
 * The decisions an applicant may make now. At preference 1 and in a final round there is no better seat to
 * wait for, so only freeze and reject remain. From float one may still freeze; nothing else changes once decided.
 * Source: facts.json, admission.offered.
 */
export function offeredDecisions(situation: AllotmentSituation): Decision[] {
  if (situation.outcome !== 'allotted' || !situation.windowOpen || situation.held) return [];
  if (situation.status === 'float') return ['freeze'];
  if (situation.status !== 'pending') return [];
  const nothingBetter = situation.preference === 1 || situation.final;
  return nothingBetter ? ['freeze', 'reject'] : [...DECISIONS];
}

/** Whether less is offered after a decision than before it. */
export const narrows = (before: readonly Decision[], after: readonly Decision[]): boolean =>
  after.length < before.length && after.every((each) => before.includes(each));

/** What an answer with the record says of it. */
interface Standing {
  record: { final: boolean; outcome: Outcome; program_preference: number | null };
  offered: readonly Decision[];
  takeBack: { to: AllotmentStatus } | null;
}

/**
 * Whether sending this status needs the second proof: it leaves less open than before, or takes a decision back that
 * needed it.
 */
export function needsProof({ record, offered, takeBack }: Standing, status: AllotmentStatus): boolean {
  const { final, outcome, program_preference: preference } = record;
  const after = offeredDecisions({ final, outcome, preference, status, windowOpen: true, held: false });
  return narrows(offered, after) || takeBack?.to === status;
}

/** What rules whether a decision can be taken back. */
export interface TakeBackSituation extends AllotmentSituation {
  /** The promise made with the decision, epoch milliseconds; null where staff decided, or none was made. */
  until: number | null;
  now: number;
  closesAt: number;
  /** A later round of the track has records: seats given up in this one have been allotted anew. */
  laterRound: boolean;
}

/**
 * What staff may put a record back to whose applicant says that the decision was somebody else's: what it was before.
 * Null: it stays. As with taking back, a seat that was given up may be somebody else's by now.
 */
export function statusBefore({
  status,
  takeBackTo,
  windowClosed,
  laterRound,
}: Pick<TakeBackSituation, 'status' | 'laterRound'> & {
  /** What the decision was made from, where that is known. */
  takeBackTo: 'pending' | 'float' | null;
  windowClosed: boolean;
}): 'pending' | 'float' | null {
  const isDecided = DECISIONS.some((decision) => decision === status);
  if (!isDecided || windowClosed || (laterRound && status !== 'freeze')) return null;
  return takeBackTo ?? 'pending';
}

/**
 * The instant until which its maker can take a decision back, epoch milliseconds; null when that is not open now.
 * Anybody who gave a seat up gets it back only as long as nobody else can have it.
 */
export function takeBackUntil(situation: TakeBackSituation): number | null {
  const { status, windowOpen, held, until, now, closesAt, laterRound } = situation;
  if (until === null || !windowOpen || held || !DECISIONS.some((decision) => decision === status)) return null;
  if (laterRound && status !== 'freeze') return null;
  const end = Math.min(until, closesAt);
  return now < end ? end : null;
}
