import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { passkeys, staff } from '../../../platform/database/schema';
import type { StaffRow } from '../../roster/roster';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey and whose it is, by the name that the device gave it. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; member: StaffRow } | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, member: staff })
    .from(passkeys)
    .innerJoin(staff, eq(staff.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

export function listPasskeys(db: Database, staffId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.staffId, staffId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

/** @returns false when there is one with this name of the device's, whosoever it is */
export async function insertPasskey(tx: Database, row: PasskeyRow): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Notes that it was used. @returns false when it is gone, or its counter did not move on: somebody may have a copy */
export async function notePasskeyUse(tx: Database, id: string, { counter, at }: { counter: number; at: Date }) {
  const movesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), movesOn))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** @returns whether this account had it */
export async function deletePasskey(tx: Database, staffId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.staffId, staffId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}
