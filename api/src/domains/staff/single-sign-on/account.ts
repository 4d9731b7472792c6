import type { Role } from '@university/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../../platform/audit/write';
import type { Database } from '../../../platform/database/database';
import { staff } from '../../../platform/database/schema';
import { newId } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import { findStaffByEmail, insertStaff, type StaffRow } from '../../roster/roster';
import { endSessionsOf } from '../sessions';
import type { Identity } from './provider';
import type { GroupRoles } from '../../../platform/single-sign-on';

/** Why somebody whom the provider knows is not let in. */
export type Refusal = 'no-role' | 'no-email' | 'disabled' | 'other-account';

const actorOf = ({ id }: StaffRow) => `staff:${id}`;

const subjectOf = ({ issuer, subject }: Identity) => `${issuer} ${subject}`;

const roleFrom = (groups: readonly string[], roles: GroupRoles): Role | undefined =>
  roles.find(({ group }) => groups.includes(group))?.role;

/**
 * The account of a person whom the provider has sent. Known by the provider's own name for the person; the first time
 * by the e-mail address, if the provider has proved it and the account belongs to nobody else there. Who has none gets
 * one. An account that was made here keeps the role that it was given here; one made so has the role of its groups.
 */
export async function accountFor(
  { db, clock }: Services,
  identity: Identity,
  roles: GroupRoles,
): Promise<StaffRow | { refused: Refusal }> {
  const role = roleFrom(identity.groups, roles);
  return db.transaction(async (tx) => {
    const known = (await findBySubject(tx, identity)) ?? (await linkByEmail(tx, identity, clock()));
    if (known === 'other-account') return { refused: 'other-account' };
    if (!known) return role ? makeAccount(tx, identity, role, clock()) : { refused: 'no-role' };
    if (known.disabled) return { refused: 'disabled' };
    if (!known.isRoleFromGroups) return known;
    return role ? followGroups(tx, known, role, clock()) : leaveGroups(tx, known, clock());
  });
}

async function findBySubject(tx: Database, identity: Identity): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(eq(staff.providerSubject, subjectOf(identity)))
    .for('update');
  return row;
}

async function linkByEmail(
  tx: Database,
  identity: Identity,
  at: Date,
): Promise<StaffRow | 'other-account' | undefined> {
  const member = identity.email === undefined ? undefined : await findStaffByEmail(tx, identity.email);
  if (!member) return undefined;
  const [linked] = await tx
    .update(staff)
    .set({ providerSubject: subjectOf(identity) })
    .where(and(eq(staff.id, member.id), isNull(staff.providerSubject)))
    .returning();
  if (!linked) return 'other-account';
  await audit(tx, { at, actor: actorOf(member), action: 'link-provider', subject: actorOf(member) });
  return linked;
}

async function makeAccount(
  tx: Database,
  identity: Identity,
  role: Role,
  at: Date,
): Promise<StaffRow | { refused: Refusal }> {
  if (identity.email === undefined) return { refused: 'no-email' };
  const made = await insertStaff(tx, {
    id: newId(),
    email: identity.email,
    name: nameOf(identity),
    role,
    rightsSince: at,
    providerSubject: subjectOf(identity),
    isRoleFromGroups: true,
  });
  // Of two logins at once the second finds the account that the first made.
  if (!made) return { refused: 'other-account' };
  await audit(tx, { at, actor: actorOf(made), action: 'join-by-provider', subject: actorOf(made), detail: { role } });
  return made;
}

/** One line of at most 100 characters; the address where the provider tells no name. */
const nameOf = ({ name, email = '' }: Identity) =>
  name
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100) || email;

async function followGroups(tx: Database, member: StaffRow, role: Role, at: Date): Promise<StaffRow> {
  if (member.role === role) return member;
  const [changed] = await tx.update(staff).set({ role, rightsSince: at }).where(eq(staff.id, member.id)).returning();
  await endSessionsOf(tx, member.id);
  const detail = { role: { from: member.role, to: role } };
  await audit(tx, { at, actor: 'provider', action: 'update', subject: actorOf(member), detail });
  return changed ?? member;
}

/** Whose groups give no role any more is logged out everywhere. */
async function leaveGroups(tx: Database, member: StaffRow, at: Date): Promise<{ refused: Refusal }> {
  await endSessionsOf(tx, member.id);
  await audit(tx, { at, actor: 'provider', action: 'lose-role', subject: actorOf(member) });
  return { refused: 'no-role' };
}
