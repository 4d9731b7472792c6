import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database';
import { oneTimeCodes, passkeys, recoveryCodes, staff } from '../../../platform/database/schema';

export type OneTimeCodes = typeof oneTimeCodes.$inferSelect;

export async function findCodes(db: Database, staffId: string): Promise<OneTimeCodes | undefined> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.staffId, staffId));
  return row;
}

/** Whether an account has a second factor, for a query: one-time codes that are on, or a passkey. */
export function ownsSecondFactor(db: Database, staffId: string | AnyPgColumn) {
  const one = { one: sql`1` };
  const codes = and(eq(oneTimeCodes.staffId, staffId), isNotNull(oneTimeCodes.confirmedAt));
  const either = or(
    exists(db.select(one).from(oneTimeCodes).where(codes)),
    exists(db.select(one).from(passkeys).where(eq(passkeys.staffId, staffId))),
  );
  return sql<boolean>`${either}`;
}

export async function hasSecondFactor(db: Database, staffId: string): Promise<boolean> {
  const [row] = await db
    .select({ has: ownsSecondFactor(db, staffId) })
    .from(staff)
    .where(eq(staff.id, staffId));
  return row?.has ?? false;
}

/** Keeps a new secret that no code has confirmed yet. @returns false when the account has one in use */
export async function storeSecret(db: Database, staffId: string, secret: string): Promise<boolean> {
  const stored = await db
    .insert(oneTimeCodes)
    .values({ staffId, secret })
    .onConflictDoUpdate({
      target: oneTimeCodes.staffId,
      set: { secret, lastStep: null },
      setWhere: isNull(oneTimeCodes.confirmedAt),
    })
    .returning({ staffId: oneTimeCodes.staffId });
  return stored.length > 0;
}

/** Notes that the code of a time step was used. @returns false when it, or a later one, was used before */
export async function useStep(db: Database, staffId: string, step: number): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ lastStep: step })
    .where(and(eq(oneTimeCodes.staffId, staffId), or(isNull(oneTimeCodes.lastStep), lt(oneTimeCodes.lastStep, step))))
    .returning({ staffId: oneTimeCodes.staffId });
  return used.length > 0;
}

export async function confirmSecret(tx: Database, staffId: string, at: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ confirmedAt: at }).where(eq(oneTimeCodes.staffId, staffId));
}

/** Takes every second factor away: codes, passkeys and recovery codes. */
export async function dropSecondFactor(tx: Database, staffId: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.staffId, staffId));
  await tx.delete(passkeys).where(eq(passkeys.staffId, staffId));
  await dropRecoveryCodes(tx, staffId);
}

export async function dropRecoveryCodes(tx: Database, staffId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

/** @returns whether one-time codes were on */
export async function dropCodes(tx: Database, staffId: string): Promise<boolean> {
  const dropped = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.staffId, staffId), isNotNull(oneTimeCodes.confirmedAt)))
    .returning({ staffId: oneTimeCodes.staffId });
  return dropped.length > 0;
}

export async function replaceRecoveryCodes(tx: Database, staffId: string, hashes: readonly string[]): Promise<void> {
  await dropRecoveryCodes(tx, staffId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

/** @returns false when there is no such code any more */
export async function spendRecoveryCode(db: Database, staffId: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ staffId: recoveryCodes.staffId });
  return spent.length > 0;
}

export function countRecoveryCodes(db: Database, staffId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.staffId, staffId));
}

export function countPasskeys(db: Database, staffId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.staffId, staffId));
}
