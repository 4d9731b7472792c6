import { notFound } from '@university/web';
import { and, asc, eq } from 'drizzle-orm';
import type { Me, StaffMember } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { staff } from '../../platform/database/schema';
import type { AuditAction } from '../../platform/audit/actions';
import { audit } from '../../platform/audit/write';
import { type NewMail, queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';

export type StaffRow = typeof staff.$inferSelect;

export function toMe({ id, email, name, role, isIccMember, scopes }: StaffRow): Me {
  return { _id: id, email, name, role, isIccMember, scopes };
}

export function toStaffMember(row: StaffRow): StaffMember {
  return {
    ...toMe(row),
    disabled: row.disabled,
    invited: row.passwordHash === null && row.providerSubject === null,
    isRoleFromGroups: row.isRoleFromGroups,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
  };
}

export async function findStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row;
}

/** @throws HttpError 404 */
export async function memberOf(db: Database, { id }: { id: string }): Promise<StaffRow> {
  const member = await findStaff(db, id);
  if (!member) throw notFound('There is no such account.');
  return member;
}

export async function lockStaff(tx: Database, id: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update');
}

/** `email` in lower case. */
export async function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row;
}

export async function listStaff(db: Database, { limit, page }: { limit: number; page: number }) {
  const rows = await db
    .select()
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.email))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(staff), rows };
}

/** Locked. */
export function lockActiveAdmins(tx: Database): Promise<StaffRow[]> {
  return tx
    .select()
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.disabled, false)))
    .orderBy(asc(staff.id))
    .for('update');
}

/** Undefined if the address has an account. */
export async function insertStaff(tx: Database, row: typeof staff.$inferInsert): Promise<StaffRow | undefined> {
  const [added] = await tx.insert(staff).values(row).onConflictDoNothing({ target: staff.email }).returning();
  return added;
}

/** Locks the account for a transaction. */
export function changeAccount<T>(services: Services, { id }: { id: string }, change: (within: Services) => Promise<T>) {
  return services.db.transaction(async (tx) => {
    await lockStaff(tx, id);
    return change({ ...services, db: tx });
  });
}

export async function recordOwnAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: { id: string },
  action: AuditAction,
  mail?: Omit<NewMail, 'at'>,
): Promise<void> {
  const at = clock();
  await audit(db, { at, actor: `staff:${id}`, action, subject: `staff:${id}` });
  if (mail) await queueMail(db, { at, ...mail });
}
