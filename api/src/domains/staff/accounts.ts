import {
  passwordReset,
  staffInvitation,
  type Issue,
  type StaffInvitations,
  type Approval,
  type StaffInvitation,
  type StaffUpdate,
} from '@university/shared/contract';
import { HttpError, StartupError, invalid, notFound } from '@university/web';
import { audit, auditAll } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { refuseWeakPassword, hashPassword } from './passwords';
import { insertStaff, type StaffRow, findStaff, lockActiveAdmins } from '../roster/roster';
import { mailInvitation, dropLinksOf } from './links';
import { eq } from 'drizzle-orm';
import { staff } from '../../platform/database/schema';
import { divideUpdate, proposeRights, notifyRevokedRights } from './rights';
import { endSessionsOf } from './sessions';

const newAdmin = staffInvitation.pick({ email: true, name: true }).extend({ password: passwordReset.shape.password });

/**
 * Makes an admin who can log in at once; for the command line of whoever runs the server.
 * @returns the id of the account
 * @throws StartupError for what is wrong with the values, and for an e-mail address that has an account
 */
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
  try {
    await refuseWeakPassword(data.password, { person: data, identity: await readIdentity(db) }, 'password');
    return data;
  } catch (refusal) {
    if (!(refusal instanceof HttpError)) throw refusal;
    throw new StartupError(`password: ${refusal.issues?.[0]?.message}`);
  }
}

/**
 * Makes accounts and mails their owners links to choose a password: all, or none.
 * @throws HttpError 400 that names each e-mail address that has an account, or is in the list twice
 */
export async function inviteMany(services: Services, by: string, { people }: StaffInvitations): Promise<StaffRow[]> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = clock();
    const issues: Issue[] = [];
    const members: StaffRow[] = [];
    for (const [index, person] of people.entries()) {
      const member = await insertStaff(tx, { id: newId(), ...person, rightsSince: at });
      if (member) members.push(member);
      else issues.push({ path: `people.${index}.email`, message: issueOf(person.email, people.slice(0, index)) });
    }
    if (issues.length > 0) throw invalid(issues);
    for (const member of members) await mailInvitation({ ...services, db: tx }, member);
    const actor = `staff:${by}`;
    await auditAll(
      tx,
      members.map(({ id, role }) => ({ at, actor, action: 'invite', subject: `staff:${id}`, detail: { role } })),
    );
    return members;
  });
}

const issueOf = (email: string, earlier: readonly { email: string }[]) =>
  earlier.some((one) => one.email === email)
    ? 'This address is in the list twice'
    : 'There is an account with this e-mail address already';

const conflict = (message: string) => new HttpError(409, 'conflict', message);

interface Changed {
  member: StaffRow;
  /** What waits for a second admin. */
  approval: Approval | undefined;
}

/**
 * Makes an account without a password and mails its owner a link to choose one. An admin's account waits, disabled, for
 * a second admin; so does membership of the committee.
 * @throws HttpError 409 when the e-mail address has an account
 */
export async function inviteStaff(services: Services, by: string, invited: StaffInvitation): Promise<Changed> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = clock();
    const within = { ...services, db: tx };
    const { isIccMember: joins, ...account } = invited;
    // An admin's account cannot be used before a second admin has agreed to it.
    const disabled = account.role === 'admin';
    const member = await insertStaff(tx, { id: newId(), ...account, disabled, rightsSince: at });
    if (!member) throw conflict('There is an account with this e-mail address already.');
    if (!disabled) await mailInvitation(within, member);
    const { role, scopes } = member;
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'invite',
      subject: `staff:${member.id}`,
      detail: { role, ...(scopes.length > 0 && { scopes: inOneText(scopes) }) },
    });
    const together = { ...(disabled && { enable: true as const }), ...(joins && { isIccMember: true as const }) };
    return { member, approval: await proposeRights(within, by, member, together) };
  });
}

/** What nobody may change about himself: rights are given and taken by somebody else. */
function refuseOwn(member: StaffRow, update: StaffUpdate) {
  if (update.disabled) throw conflict('You cannot disable your own account.');
  if (update.role !== undefined && update.role !== member.role) throw conflict('You cannot change your own role.');
  if (update.isIccMember !== undefined && update.isIccMember !== member.isIccMember) {
    throw conflict('You cannot change your own membership of the committee.');
  }
}

/**
 * Changes an account. Whose role changes, or who is disabled, is logged out. As the caller is an active admin and
 * cannot take that from himself, one active admin is always left. What takes two people is proposed, the rest is done,
 * and mails tell of what was taken away.
 * @throws HttpError 404, 409 for what nobody may do to himself, 403 for who has just lost the role
 */
export async function updateStaff(services: Services, by: string, id: string, update: StaffUpdate): Promise<Changed> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    // Locked before anything is read: of two admins who disable each other at once, one comes too late.
    const admins = await lockActiveAdmins(tx);
    const admin = admins.find((each) => each.id === by);
    if (!admin) throw new HttpError(403, 'forbidden', 'You are no admin any more.');
    const before = await findStaff(tx, id);
    if (!before) throw notFound('There is no such account.');
    if (id === by) refuseOwn(before, update);
    if (before.isRoleFromGroups && update.role !== undefined && update.role !== before.role) {
      throw conflict(
        'The role of this account follows its groups at the provider of single sign-on. Change them there.',
      );
    }
    const { alone, together } = divideUpdate(before, update);
    const after = await saveAlone(tx, before, alone, clock());
    if (after.disabled || after.role !== before.role) await endSessionsOf(tx, id);
    if (after.disabled) await dropLinksOf(tx, id);
    await audit(tx, {
      at: clock(),
      actor: `staff:${by}`,
      action: 'update',
      subject: `staff:${id}`,
      detail: changes(before, after),
    });
    const within = { ...services, db: tx };
    await notifyRevokedRights(within, admin, { before, after });
    return { member: after, approval: await proposeRights(within, by, after, together) };
  });
}

/** Saves what one person may change. Another role, and being active again, are rights that begin now. */
async function saveAlone(tx: Database, before: StaffRow, alone: StaffUpdate, at: Date): Promise<StaffRow> {
  if (!Object.values(alone).some((value) => value !== undefined)) return before;
  const begins =
    (alone.role !== undefined && alone.role !== before.role) || (before.disabled && alone.disabled === false);
  const [after] = await tx
    .update(staff)
    .set({ ...alone, ...(begins && { rightsSince: at }) })
    .where(eq(staff.id, before.id))
    .returning();
  if (!after) throw notFound('There is no such account.');
  return after;
}

/** Scopes as the audit log names them, in one order. */
const inOneText = (scopes: readonly string[]) => [...scopes].sort().join(' ');

/** What the audit log says of a change; a name is said to have changed, and not repeated. */
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
