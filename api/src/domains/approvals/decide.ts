import type { Approval, ApprovalKind } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import { queueMails } from '../../platform/mail/queue';
import { approvalDecided } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { findStaff, lockActiveAdmins } from '../roster/roster';
import { KINDS } from './kinds';
import { expireProposals, findApproval, listTold, lockApproval, setDecision } from './repository';
import { refusalFor, toApproval } from './propose';

/** What happens when a proposal is approved, in the same transaction. `by`: who approved it. */
export type Appliers = Record<ApprovalKind, (services: Services, payload: unknown, by: string) => Promise<unknown>>;

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/**
 * Approves or declines what somebody proposed. A proposal counts only as long as its proposer has the right to make it.
 * @throws HttpError 404, 403 for whom the rule leaves out, 409 when it is decided, too old, or cannot be done any more
 */
export async function decideApproval(
  services: Services,
  appliers: Appliers,
  by: string,
  id: string,
  state: 'approved' | 'declined',
): Promise<Approval> {
  const { db, clock } = services;
  await expireProposals(db, clock());
  return db.transaction(async (tx) => {
    const at = clock();
    // The same order of locks as where accounts are changed.
    await lockActiveAdmins(tx);
    const row = await lockApproval(tx, id);
    const member = await findStaff(tx, by);
    if (!row || !member || !KINDS[row.kind].roles.includes(member.role)) throw notFound('There is no such proposal.');
    if (row.state !== 'pending')
      throw conflict('This has been decided already, or nobody decided it within seven days.');
    if (state === 'approved') {
      const refusal = refusalFor(row, member, at);
      if (refusal) throw new HttpError(403, 'second_person_required', refusal);
      const proposer = await findStaff(tx, row.proposedBy);
      if (!proposer || proposer.disabled || !KINDS[row.kind].roles.includes(proposer.role)) {
        throw conflict(
          'Who proposed this may not propose it any more. Decline it; somebody else can propose it again.',
        );
      }
      await appliers[row.kind]({ ...services, db: tx }, row.payload, by);
    }
    await setDecision(tx, id, { state, decidedBy: by, decidedAt: at });
    const action = state === 'approved' ? 'approve' : 'decline';
    const { subject, kind, what } = row;
    await audit(tx, { at, actor: `staff:${by}`, action, subject, detail: { approval: id, kind } });
    const told = await listTold(tx, kind);
    await queueMails(
      tx,
      told.map(({ email, name }) => ({ at, to: email, ...approvalDecided({ what, by: member.name, name, state }) })),
    );
    const decided = await findApproval(tx, id);
    if (!decided) throw notFound('There is no such proposal.');
    return toApproval(decided, member, at);
  });
}
