import { plainEmail, type Role, type StaffUpdate } from '@university/shared/contract';
import { HttpError, notFound, StartupError } from '@university/web';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/write';
import { staff } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import { accountChanged, colleagueChanged, secondFactorReset, secondFactorResetAsked } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { notifyWatchers, propose } from '../approvals/rules';
import { findStaff, findStaffByEmail, lockActiveAdmins, type StaffRow } from '../roster/roster';
import { mailInvitation } from './passwords';
import { dropSecondFactor, hasSecondFactor } from './second-factor';
import { endSessionsOf } from './sessions';

/** Rights that take two people to give. One can take them away, quickly. */
const rights = z.object({
  staffId: z.string(),
  role: z.literal('admin').optional(),
  isIccMember: z.literal(true).optional(),
  /** Activates an account that has such rights. */
  enable: z.literal(true).optional(),
});

type Rights = Omit<z.infer<typeof rights>, 'staffId'>;

const conflict = (message: string) => new HttpError(409, 'conflict', message);
const noAccount = () => conflict('There is no such account any more.');

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

export async function proposeRights(services: Services, by: string, member: StaffRow, given: Rights) {
  if (Object.keys(given).length === 0) return undefined;
  const { id, name, email, role, isIccMember } = member;
  const becomes = [
    given.role || (given.enable && role === 'admin') ? ['an administrator'] : [],
    given.isIccMember || (given.enable && isIccMember)
      ? ['a member of the Internal Complaints Committee, who reads confidential cases']
      : [],
  ];
  return propose(services, by, {
    kind: 'staff-rights',
    subject: `staff:${id}`,
    payload: { staffId: id, ...given },
    what: `${name} (${email}) will become ${becomes.flat().join(' and ')}.`,
  });
}

/** Also sends the invitation that waited for the approval. */
export async function grantRights(services: Services, payload: unknown, by: string): Promise<void> {
  const { staffId, role, isIccMember, enable } = rights.parse(payload);
  const { db: tx, clock } = services;
  const at = clock();
  const before = await findStaff(tx, staffId);
  if (!before) throw noAccount();
  if (before.disabled && !enable) throw conflict('This account is disabled.');
  const given = { ...(role && { role }), ...(isIccMember && { isIccMember }), ...(enable && { disabled: false }) };
  await tx
    .update(staff)
    .set({ ...given, rightsSince: at })
    .where(eq(staff.id, staffId));
  if (role && before.role !== role) await endSessionsOf(tx, staffId);
  if (enable && before.passwordHash === null) await mailInvitation(services, before);
  const subject = `staff:${staffId}`;
  await audit(tx, { at, actor: `staff:${by}`, action: 'grant-rights', subject, detail: given });
}

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrator',
  notices: 'Notices desk',
  admissions: 'Admissions desk',
  grievances: 'Grievance desk',
  faculty: 'Faculty',
  editor: 'Editor',
  auditor: 'Auditor',
};

interface Taken {
  text: string;
  /** Also tell everybody who is told of proposals for such rights. */
  isWatched: boolean;
}

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
 * Mails the person, and everybody who is told of proposals if admin or committee rights are concerned. Call it in the
 * transaction of the change.
 */
export async function notifyRevokedRights(
  services: Pick<Services, 'db' | 'clock'>,
  { name: by }: StaffRow,
  { before, after: member }: { before: StaffRow; after: StaffRow },
): Promise<void> {
  const taken = takenFrom(before, member);
  if (taken.length === 0) return;
  const changes = taken.map(({ text }) => text);
  const { name, email } = member;
  await queueMail(services.db, { at: services.clock(), to: email, ...accountChanged({ name, by, changes }) });
  if (!taken.some(({ isWatched }) => isWatched)) return;
  await notifyWatchers(services, 'staff-rights', (name) => colleagueChanged({ name, by, member, changes }), email);
}

const nothingToReset = () => conflict('This account has no second factor that could be reset.');

/**
 * For somebody who lost phone and recovery codes; two admins have to agree. @throws HttpError 404; 409 for the own
 * account, without a second factor, without another admin, or if already proposed
 */
export async function proposeSecondFactorReset(services: Services, by: string, id: string, reason: string) {
  return services.db.transaction(async (tx) => {
    const member = await findStaff(tx, id);
    if (!member) throw notFound('There is no such account.');
    if (id === by) throw conflict('Your own second factor you change yourself, on the page Password.');
    if (!(await hasSecondFactor(tx, id))) throw nothingToReset();
    const admins = await lockActiveAdmins(tx);
    if (admins.every((admin) => [by, id].includes(admin.id))) {
      throw conflict(
        'There is no other administrator who could approve this. Ask the people who run the server to reset it.',
      );
    }
    const { name, email } = member;
    const approval = await propose({ ...services, db: tx }, by, {
      kind: 'second-factor-reset',
      subject: `staff:${id}`,
      payload: { staffId: id },
      personal: { reason },
      what: `The second factor of ${name} (${email}) will be reset, so that the password alone opens the account. Reason: ${reason}`,
    });
    const text = secondFactorResetAsked({ name, by: approval.proposedBy.name });
    await queueMail(tx, { at: services.clock(), to: email, ...text });
    return approval;
  });
}

export async function resetAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const member = await findStaff(services.db, z.object({ staffId: z.string() }).parse(payload).staffId);
  if (!member) throw noAccount();
  if (!(await resetSecondFactor(services, member, `staff:${by}`))) throw nothingToReset();
}

/** For the command line; tells the owner and all admins. @throws StartupError */
export async function resetFromCommandLine({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) {
  await db.transaction(async (tx) => {
    const within = { db: tx, clock };
    const member = await findStaffByEmail(tx, plainEmail(email));
    if (!member) throw new StartupError(`There is no account with the address ${email}.`);
    const isReset = await resetSecondFactor(within, member, 'command-line');
    if (!isReset) throw new StartupError(`The account of ${email} has no second factor.`);
    const done = { member, by: null, changes: ['The second factor was reset.'] };
    await notifyWatchers(within, 'second-factor-reset', (name) => colleagueChanged({ ...done, name }), member.email);
  });
}

/** @returns false if there was none */
async function resetSecondFactor({ db: tx, clock }: Pick<Services, 'db' | 'clock'>, member: StaffRow, actor: string) {
  if (!(await hasSecondFactor(tx, member.id))) return false;
  const at = clock();
  await dropSecondFactor(tx, member.id);
  await endSessionsOf(tx, member.id);
  await audit(tx, { at, actor, action: 'reset-second-factor', subject: `staff:${member.id}` });
  await queueMail(tx, { at, to: member.email, ...secondFactorReset(member) });
  return true;
}
