import type { Approval } from '@university/shared/contract';
import type { StaffRow } from '../staff/view';
import type { ApprovalWithPeople } from './repository';
import { refusalFor } from './rule';

/** An approval as this member of staff sees it. */
export function toApproval({ approval, proposer, decider }: ApprovalWithPeople, viewer: StaffRow, now: Date): Approval {
  const { id, kind, state, what, proposedAt, expiresAt, decidedAt } = approval;
  return {
    _id: id,
    kind,
    state,
    what,
    proposedBy: { name: proposer.name, email: proposer.email },
    proposed_at: proposedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    decidedBy: decider && { name: decider.name, email: decider.email },
    decided_at: decidedAt?.toISOString() ?? null,
    refusal: refusalFor(approval, viewer, now),
  };
}
