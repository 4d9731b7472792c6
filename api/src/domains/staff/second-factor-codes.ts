import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { oneTimeCodes, passkeys, recoveryCodes, staff } from '../../platform/database/schema';
import { randomInt } from 'node:crypto';
import { plainDigits } from '@university/shared/contract';
import { generateSecret, generateURI, verify } from 'otplib';
import { audit } from '../../platform/audit/write';
import { keyedHash } from '../../platform/secrets';
import type { Services } from '../../platform/services';

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

/** Seconds that one code is shown for. */
const STEP = 30;

/** A code counts for the step before and after as well: clocks of phones are not exact. */
const TOLERANCE = STEP;

export const newSecret = () => generateSecret();

/** What an app reads from the QR code. */
export const addressOf = (issuer: string, email: string, secret: string) =>
  generateURI({ issuer, label: email, secret });

/** The time step that a code of six digits belongs to; undefined when it is none of this secret and about this time. */
export async function stepOf(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const token = plainDigits(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE });
  return result.valid ? Math.floor(epoch / STEP) + (result.delta ?? 0) : undefined;
}

const RECOVERY_CODES = 10;
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART = 5;

const part = () => Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it is compared: people leave out the hyphen, or write in capitals. Undefined: no recovery code. */
function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return plain.length === 2 * PART ? plain : undefined;
}

const hashOf = ({ secretKey }: Services, plain: string) => keyedHash(secretKey, `recovery:${plain}`);

/** Recovery codes in place of those there were. @returns ten of some 49 bits each, such as `k7m2p-x9dha`, to be shown once */
export async function giveRecoveryCodes(services: Services, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
  const hashes = codes.map((code) => hashOf(services, code.replace('-', '')));
  await replaceRecoveryCodes(services.db, staffId, hashes);
  return codes;
}

/** Whether what was typed is a recovery code of this account that was good until now; undefined: it looks like none. */
export async function useRecoveryCode(
  services: Services,
  staffId: string,
  typed: string,
): Promise<boolean | undefined> {
  const plain = plainRecoveryCode(typed);
  if (!plain) return undefined;
  const { db, clock } = services;
  const isSpent = await spendRecoveryCode(db, staffId, hashOf(services, plain));
  const actor = `staff:${staffId}`;
  if (isSpent) await audit(db, { at: clock(), actor, action: 'use-recovery-code', subject: actor });
  return isSpent;
}
