import {
  type Approval,
  type Issue,
  passwordReset,
  staffInvitation,
  type StaffInvitation,
  type StaffInvitations,
  type StaffUpdate,
} from '@university/shared/contract';
import { HttpError, invalid, notFound, StartupError } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit, auditAll, type AuditEntry } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { staff } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { findStaff, insertStaff, lockActiveAdmins, type StaffRow } from '../roster/roster';
import { dropLinksOf, hashPassword, mailInvitation, passwordProblem } from './passwords';
import { divideUpdate, notifyRevokedRights, proposeRights } from './rights';
import { endSessionsOf } from './sessions';

const newAdmin = staffInvitation.pick({ email: true, name: true }).extend({ password: passwordReset.shape.password });

/** An admin who can log in at once, for the command line. @throws StartupError */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: { email: string; name: string; password: string },
): Promise<string> {
  const { email, name, password } = await check(db, given);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const member = await insertStaff(tx, { id: newId(), email, name, role: 'admin', passwordHash });
    if (!member) throw new StartupError(`There is an account with the address ${email} already.`);
    await audit(tx, { at: clock(), actor: 'command-line', action: 'create-admin', subject: `staff:${member.id}` });
    return member.id;
  });
}

async function check(db: Database, given: unknown) {
  const { data, error } = newAdmin.safeParse(given);
  if (!data)
    throw new StartupError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const weak = await passwordProblem(data.password, { person: data, identity: await readIdentity(db) });
  if (weak) throw new StartupError(`password: ${weak}`);
  return data;
}

const conflict = (message: string) => new HttpError(409, 'conflict', message);

const HAS_ACCOUNT = 'There is an account with this e-mail address already';
const IN_LIST_TWICE = 'This address is in the list twice';

const inOneText = (scopes: readonly string[]) => [...scopes].sort().join(' ');

const invited = (at: Date, by: string, { id, role, scopes }: StaffRow): AuditEntry => ({
  at,
  actor: `staff:${by}`,
  action: 'invite',
  subject: `staff:${id}`,
  detail: { role, ...(scopes.length > 0 && { scopes: inOneText(scopes) }) },
});

/** Invites all or none. @throws HttpError 400 with each address that has an account or is listed twice */
export async function inviteMany(services: Services, by: string, { people }: StaffInvitations): Promise<StaffRow[]> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = clock();
    const issues: Issue[] = [];
    const members: StaffRow[] = [];
    for (const [index, person] of people.entries()) {
      const member = await insertStaff(tx, { id: newId(), ...person, rightsSince: at });
      const isTwice = people.findIndex(({ email }) => email === person.email) < index;
      if (member) members.push(member);
      else issues.push({ path: `people.${index}.email`, message: isTwice ? IN_LIST_TWICE : HAS_ACCOUNT });
    }
    if (issues.length > 0) throw invalid(issues);
    for (const member of members) await mailInvitation({ ...services, db: tx }, member);
    await auditAll(
      tx,
      members.map((member) => invited(at, by, member)),
    );
    return members;
  });
}

interface Changed {
  member: StaffRow;
  approval: Approval | undefined;
}

/** A new admin is disabled, and committee membership waits, until a second admin approves. @throws HttpError 409 */
export async function inviteStaff(services: Services, by: string, invitation: StaffInvitation): Promise<Changed> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = clock();
    const within = { ...services, db: tx };
    const { isIccMember: joins, ...account } = invitation;
    const disabled = account.role === 'admin';
    const member = await insertStaff(tx, { id: newId(), ...account, disabled, rightsSince: at });
    if (!member) throw conflict(`${HAS_ACCOUNT}.`);
    if (!disabled) await mailInvitation(within, member);
    await audit(tx, invited(at, by, member));
    const together = { ...(disabled && { enable: true as const }), ...(joins && { isIccMember: true as const }) };
    return { member, approval: await proposeRights(within, by, member, together) };
  });
}

/** Nobody changes their own rights. */
function refusalFor(by: string, member: StaffRow, update: StaffUpdate): string | undefined {
  const isChanged = (field: 'role' | 'isIccMember') => update[field] !== undefined && update[field] !== member[field];
  if (member.id === by) {
    if (update.disabled) return 'You cannot disable your own account.';
    if (isChanged('role')) return 'You cannot change your own role.';
    if (isChanged('isIccMember')) return 'You cannot change your own membership of the committee.';
  }
  if (member.isRoleFromGroups && isChanged('role'))
    return 'The role of this account follows its groups at the provider of single sign-on. Change them there.';
  return undefined;
}

/**
 * Changes an account; changed or disabled ones are logged out. Parts that need two people become a proposal. One active
 * admin always remains: the caller. @throws HttpError 403 if the caller is no admin any more, 404, 409
 */
export async function updateStaff(services: Services, by: string, id: string, update: StaffUpdate): Promise<Changed> {
  return services.db.transaction(async (tx) => {
    const at = services.clock();
    // Locked first: of two admins who disable each other one is refused.
    const admins = await lockActiveAdmins(tx);
    const admin = admins.find((each) => each.id === by);
    if (!admin) throw new HttpError(403, 'forbidden', 'You are no admin any more.');
    const before = await findStaff(tx, id);
    if (!before) throw notFound('There is no such account.');
    const refusal = refusalFor(by, before, update);
    if (refusal) throw conflict(refusal);
    const { alone, together } = divideUpdate(before, update);
    const after = await saveAlone(tx, before, alone, at);
    if (after.disabled || after.role !== before.role) await endSessionsOf(tx, id);
    if (after.disabled) await dropLinksOf(tx, id);
    const detail = changes(before, after);
    await audit(tx, { at, actor: `staff:${by}`, action: 'update', subject: `staff:${id}`, detail });
    const within = { ...services, db: tx };
    await notifyRevokedRights(within, admin, { before, after });
    return { member: after, approval: await proposeRights(within, by, after, together) };
  });
}

async function saveAlone(tx: Database, before: StaffRow, alone: StaffUpdate, at: Date): Promise<StaffRow> {
  if (!Object.values(alone).some((value) => value !== undefined)) return before;
  const begins =
    (alone.role !== undefined && alone.role !== before.role) || (before.disabled && alone.disabled === false);
  const [after] = await tx
    .update(staff)
    .set({ ...alone, ...(begins && { rightsSince: at }) })
    .where(eq(staff.id, before.id))
    .returning();
  return after ?? before;
}

/** Personal data is not repeated in the audit log. */
function changes(before: StaffRow, after: StaffRow): Record<string, unknown> {
  const fields = ['role', 'disabled', 'isIccMember'] as const;
  const changed = fields.filter((field) => before[field] !== after[field]);
  const [from, to] = [inOneText(before.scopes), inOneText(after.scopes)];
  return {
    ...(from !== to && { scopes: { from, to } }),
    ...Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }])),
    ...(before.name !== after.name && { name: 'changed' }),
  };
}
