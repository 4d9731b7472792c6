import type { Approval, ApprovalKind } from '@university/shared/contract';
import { audit } from '../audit/repository';
import { ApiError } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { queueMails } from '../../platform/mail/queue';
import { approvalAsked } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { PROPOSAL_LIFE } from './kinds';
import { expireProposals, findApproval, insertApproval, listTold } from './repository';
import { toApproval } from './view';

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
 * @throws ApiError 409 when the same waits already
 */
export async function propose(
  { db: tx, now, mail }: Pick<Services, 'db' | 'now' | 'mail'>,
  by: string,
  { personal, ...proposal }: Proposal,
): Promise<Approval> {
  const at = now();
  const id = newId();
  await expireProposals(tx, at);
  const expiresAt = new Date(at.getTime() + PROPOSAL_LIFE);
  if (!(await insertApproval(tx, { id, ...proposal, proposedBy: by, proposedAt: at, expiresAt }))) {
    throw new ApiError(409, 'conflict', 'This has been proposed already, and waits for a second person.');
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
