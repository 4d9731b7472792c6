import type { Approval, StaffUpdate, Role } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { propose } from '../approvals/rules';
import { audit } from '../../platform/audit/write';
import { staff } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { mailInvitation } from './links';
import { findStaff, type StaffRow } from '../roster/roster';
import { endSessionsOf } from './sessions';
import { listTold } from '../approvals/queries';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { accountChanged, colleagueChanged } from '../../platform/mail/texts';

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

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrator',
  notices: 'Notices desk',
  admissions: 'Admissions desk',
  grievances: 'Grievance desk',
  faculty: 'Faculty',
  editor: 'Editor',
};

interface Taken {
  /** A sentence without names, for the person and for others. */
  text: string;
  /** Whether those who are told when such rights are given are told of this too. */
  isWatched: boolean;
}

/** What a change took from an account. One that was disabled had no rights that could be taken. */
function takenFrom(before: StaffRow, after: StaffRow): Taken[] {
  if (before.disabled) return [];
  const taken: Taken[] = [];
  if (after.role !== before.role) {
    const text = `The role was ${ROLE_NAMES[before.role]}, and is ${ROLE_NAMES[after.role]} from now on.`;
    taken.push({ text, isWatched: before.role === 'admin' });
  }
  if (before.isIccMember && !after.isIccMember) {
    taken.push({ text: 'The membership of the Internal Complaints Committee has ended.', isWatched: true });
  }
  if (after.disabled) {
    const isWatched = before.role === 'admin' || before.isIccMember;
    taken.push({ text: 'The account was disabled. Nobody can log in with it any more.', isWatched });
  }
  return taken;
}

/**
 * Tells by mail who loses rights. Where the role admin or the committee is concerned, those are told too who are told
 * of a proposal to give them: one person who takes them away alone is seen. Give it the transaction of the change.
 */
export async function notifyRevokedRights(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  by: StaffRow,
  { before, after }: { before: StaffRow; after: StaffRow },
): Promise<void> {
  const taken = takenFrom(before, after);
  if (taken.length === 0) return;
  const at = clock();
  const changes = taken.map(({ text }) => text);
  await queueMail(tx, { at, to: after.email, ...accountChanged({ name: after.name, by: by.name, changes }) });
  if (!taken.some(({ isWatched }) => isWatched)) return;
  const told = (await listTold(tx, 'staff-rights')).filter(({ email }) => email !== after.email);
  const done = { member: after, by: by.name, changes };
  await queueMails(
    tx,
    told.map(({ email, name }) => ({ at, to: email, ...colleagueChanged({ ...done, name }) })),
  );
}
