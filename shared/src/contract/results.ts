import { z } from 'zod';
import { type AllotmentSituation, type AllotmentStatus, DECISIONS, offeredDecisions } from './allotment';
import { severalLines } from './text';

/** What staff can set. `lapsed` is not among them: it comes about by the clock alone. */
export const staffStatus = z.enum(['pending', ...DECISIONS]);
export type StaffStatus = z.infer<typeof staffStatus>;

/** A record in its round, as the rules for staff see it. `status` is the present one: `lapsed` where it has. */
export interface StaffSituation extends Omit<AllotmentSituation, 'windowOpen' | 'held'> {
  /** Whether the last instant of the window has passed. */
  windowClosed: boolean;
  /** A later round of the track has records: the seats given up in this one have been allotted anew. */
  laterRound: boolean;
}

/**
 * What staff may still set after the vacant seats went into a later round. Nobody can be given back a seat that
 * somebody else has now; a seat that is still held can be given up, or taken for good while its window lasts.
 */
const AFTER_LATER_ROUND: Record<AllotmentStatus, readonly StaffStatus[]> = {
  pending: ['freeze', 'reject'],
  freeze: ['reject'],
  float: ['reject'],
  upgrade: [],
  reject: [],
  lapsed: [],
};

/**
 * The statuses that staff of the role admissions may set, with a reason, on behalf of an applicant or to correct one:
 * any decision that the round offers for this seat, in the window or after it, and `pending` until the window closes.
 * A later `pending` would lapse at once: record the decision itself, or extend the window of the round.
 */
export function staffDecisions(situation: StaffSituation): StaffStatus[] {
  const { outcome, status, windowClosed, laterRound } = situation;
  if (outcome !== 'allotted' || status === null) return [];
  if (laterRound) return [...AFTER_LATER_ROUND[status]];
  const decisions = offeredDecisions({ ...situation, status: 'pending', windowOpen: true, held: false });
  const all: StaffStatus[] = windowClosed ? decisions : ['pending', ...decisions];
  return all.filter((each) => each !== status);
}

/** `PUT /result/:id` and its like, sent with a bearer token. */
export const staffDecision = z.object({
  status: staffStatus,
  /** Stored in the audit log. */
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});

export type StaffDecision = z.infer<typeof staffDecision>;
