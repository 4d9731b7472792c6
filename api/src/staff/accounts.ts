import type { StaffInvitation, StaffUpdate } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/repository';
import { staff } from '../database/schema';
import { ApiError, notFound } from '../errors';
import { newId } from '../ids';
import { queueMail } from '../mail/queue';
import { invitation } from '../mail/texts';
import type { Services } from '../services';
import { dropLinksOf, LINK_LIFE, linkTo, makePasswordLink } from './links';
import { findStaff, insertStaff, lockActiveAdmins } from './repository';
import { endSessionsOf } from './sessions';
import type { StaffRow } from './view';

const conflict = (message: string) => new ApiError(409, 'conflict', message);

/**
 * Makes an account without a password and mails its owner a link to choose one.
 * @throws ApiError 409 when the e-mail address has an account
 */
export async function inviteStaff(services: Services, by: string, invited: StaffInvitation): Promise<StaffRow> {
  const { db, now, mail } = services;
  return db.transaction(async (tx) => {
    const at = now();
    const member = await insertStaff(tx, { id: newId(), ...invited });
    if (!member) throw conflict('There is an account with this e-mail address already.');
    const { token } = await makePasswordLink(tx, member.email, { at, life: LINK_LIFE.invitation });
    const text = invitation({ ...member, link: linkTo(mail.siteUrl, token) });
    await queueMail(tx, { at, to: member.email, ...text });
    const { role, isIccMember } = member;
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'invite',
      subject: `staff:${member.id}`,
      detail: { role, isIccMember },
    });
    return member;
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
 * cannot take that from himself, one active admin is always left.
 * @throws ApiError 404, 409 for what nobody may do to himself, 403 for who has just lost the role
 */
export async function updateStaff({ db, now }: Services, by: string, id: string, update: StaffUpdate) {
  return db.transaction(async (tx) => {
    // Locked before anything is read: of two admins who disable each other at once, one comes too late.
    const admins = await lockActiveAdmins(tx);
    if (!admins.some((admin) => admin.id === by)) throw new ApiError(403, 'forbidden', 'You are no admin any more.');
    const before = await findStaff(tx, id);
    if (!before) throw notFound('There is no such account.');
    if (id === by) refuseOwn(before, update);
    const [after] = await tx.update(staff).set(update).where(eq(staff.id, id)).returning();
    if (!after) throw notFound('There is no such account.');
    if (after.disabled || after.role !== before.role) await endSessionsOf(tx, id);
    if (after.disabled) await dropLinksOf(tx, id);
    await audit(tx, {
      at: now(),
      actor: `staff:${by}`,
      action: 'update',
      subject: `staff:${id}`,
      detail: changes(before, after),
    });
    return after;
  });
}

/** What the audit log says of a change; a name is said to have changed, and not repeated. */
function changes(before: StaffRow, after: StaffRow): Record<string, unknown> {
  const fields = ['role', 'disabled', 'isIccMember'] as const;
  const changed = fields.filter((field) => before[field] !== after[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }])),
    ...(before.name !== after.name && { name: 'changed' }),
  };
}
