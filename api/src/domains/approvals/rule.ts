import type { StaffRow } from '../staff/view';
import { KINDS, RIGHTS_MUST_LAST } from './kinds';
import type { ApprovalRow } from './repository';

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
