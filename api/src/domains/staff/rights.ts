import type { Approval, StaffUpdate } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { propose } from '../approvals/propose';
import { audit } from '../../platform/audit/write';
import { staff } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { mailInvitation } from './links';
import { findStaff, type StaffRow } from '../roster/roster';
import { endSessionsOf } from './sessions';

/** Rights that one person cannot give alone. Taking them away needs one person: it has to be quick. */
const rights = z.object({
  staffId: z.string(),
  role: z.literal('admin').optional(),
  isIccMember: z.literal(true).optional(),
  /** The account becomes active: it has such rights, and was disabled or only just made. */
  enable: z.literal(true).optional(),
});

type Rights = Omit<z.infer<typeof rights>, 'staffId'>;

const has = (given: Rights) => Object.keys(given).length > 0;

/** An update in what one person may do alone, and what takes two. */
export function divideUpdate(before: StaffRow, update: StaffUpdate): { alone: StaffUpdate; together: Rights } {
  const alone = { ...update };
  const together: Rights = {};
  if (update.role === 'admin' && before.role !== 'admin') {
    together.role = 'admin';
    delete alone.role;
  }
  if (update.isIccMember && !before.isIccMember) {
    together.isIccMember = true;
    delete alone.isIccMember;
  }
  const role = alone.role ?? before.role;
  const isIccMember = alone.isIccMember ?? before.isIccMember;
  if (update.disabled === false && before.disabled && (role === 'admin' || isIccMember)) {
    together.enable = true;
    delete alone.disabled;
  }
  return { alone, together };
}

/** @returns what now waits for a second admin; undefined when nothing has to */
export async function proposeRights(
  services: Services,
  by: string,
  member: StaffRow,
  given: Rights,
): Promise<Approval | undefined> {
  if (!has(given)) return undefined;
  const payload = { staffId: member.id, ...given };
  return propose(services, by, {
    kind: 'staff-rights',
    subject: `staff:${member.id}`,
    payload,
    what: inWords(member, given),
  });
}

function inWords({ name, email, role, isIccMember }: StaffRow, given: Rights): string {
  const isAdmin = given.role === 'admin' || (given.enable && role === 'admin');
  const joins = given.isIccMember || (given.enable && isIccMember);
  const becomes = [
    ...(isAdmin ? ['an administrator'] : []),
    ...(joins ? ['a member of the Internal Complaints Committee, who reads confidential cases'] : []),
  ].join(' and ');
  return `${name} (${email}) becomes ${becomes}.`;
}

/** Gives the rights that two people agreed on. The invitation to an account that waited for them is sent now. */
export async function grantRights(services: Services, payload: unknown, by: string): Promise<void> {
  const { staffId, role, isIccMember, enable } = rights.parse(payload);
  const { db: tx, clock } = services;
  const before = await findStaff(tx, staffId);
  if (!before) throw new HttpError(409, 'conflict', 'There is no such account any more.');
  if (before.disabled && !enable) throw new HttpError(409, 'conflict', 'This account is disabled.');
  const given = { ...(role && { role }), ...(isIccMember && { isIccMember }), ...(enable && { disabled: false }) };
  const [after] = await tx
    .update(staff)
    .set({ ...given, rightsSince: clock() })
    .where(eq(staff.id, staffId))
    .returning();
  if (!after) throw new HttpError(409, 'conflict', 'There is no such account any more.');
  if (role && before.role !== role) await endSessionsOf(tx, staffId);
  if (enable && after.passwordHash === null) await mailInvitation(services, after);
  await audit(tx, {
    at: clock(),
    actor: `staff:${by}`,
    action: 'grant-rights',
    subject: `staff:${staffId}`,
    detail: given,
  });
}
