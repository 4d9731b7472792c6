import type { Approval, ApprovalKind } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import { newId } from '../../platform/ids';
import { queueMails } from '../../platform/mail/queue';
import { approvalAsked } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { KINDS, PROPOSAL_LIFE, RIGHTS_MUST_LAST } from './kinds';
import {
  expireProposals,
  findApproval,
  insertApproval,
  listTold,
  type ApprovalRow,
  type ApprovalWithPeople,
} from './repository';
import type { StaffRow } from '../roster/roster';

interface Proposal {
  kind: ApprovalKind;
  subject: string;
  payload: Record<string, unknown>;
  /** As a sentence that can be read without knowing more. */
  what: string;
  /** What the audit log forgets when the person is erased, such as a reason in somebody's words. */
  personal?: Record<string, unknown>;
}

/**
 * Puts something before a second person, and tells by mail everybody who watches over it. Give it the transaction of
 * what the proposal belongs to.
 * @throws HttpError 409 when the same waits already
 */
export async function propose(
  { db: tx, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  by: string,
  { personal, ...proposal }: Proposal,
): Promise<Approval> {
  const at = clock();
  const id = newId();
  await expireProposals(tx, at);
  const expiresAt = new Date(at.getTime() + PROPOSAL_LIFE);
  if (!(await insertApproval(tx, { id, ...proposal, proposedBy: by, proposedAt: at, expiresAt }))) {
    throw new HttpError(409, 'conflict', 'This has been proposed already, and waits for a second person.');
  }
  const { kind, subject, payload, what } = proposal;
  const detail = { approval: id, kind, ...payload };
  await audit(tx, { at, actor: `staff:${by}`, action: 'propose', subject, detail, personal });
  const row = await findApproval(tx, id);
  if (!row) throw new Error('a proposal that was just made is gone');
  const text = { what, by: row.proposer.name, link: `${mail.siteUrl}/admin/approvals` };
  const told = await listTold(tx, kind);
  await queueMails(
    tx,
    told.map(({ email, name }) => ({ at, to: email, ...approvalAsked({ ...text, name }) })),
  );
  return toApproval(row, row.proposer, at);
}

/**
 * Why this person may not be the second one, as a sentence; null: may. The second person is another one than the
 * proposer and than whom it concerns, and has had the rights for seven days. As the role admin is itself given by two
 * people, nobody can make an account that approves what he proposes.
 */
export function refusalFor(approval: ApprovalRow, member: StaffRow, now: Date): string | null {
  if (member.disabled || !KINDS[approval.kind].roles.includes(member.role)) return 'Your role does not allow this.';
  if (approval.proposedBy === member.id) return 'You proposed this yourself. A second person has to approve it.';
  if (approval.subject === `staff:${member.id}`)
    return 'This is about your own account. Somebody else has to approve it.';
  if (member.rightsSince && now.getTime() - member.rightsSince.getTime() < RIGHTS_MUST_LAST) {
    return 'Your account has had its rights for less than seven days. Somebody who has had them longer has to approve it.';
  }
  return null;
}

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
