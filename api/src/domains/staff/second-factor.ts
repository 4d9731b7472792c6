import { plainDigits, type Role } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { generateSecret, generateURI, verify } from 'otplib';
import { toDataURL } from 'qrcode';
import type { Database } from '../../platform/database/database';
import { oneTimeCodes, passkeys, recoveryCodes, staff } from '../../platform/database/schema';
import { action, type Route } from '../../platform/http/route';
import { secondFactorChanged } from '../../platform/mail/texts';
import { keyedHash, randomText, seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { attemptAt, findBySecret, type Subject } from '../../platform/throttle';
import { changeAccount, memberOf, recordOwnAction, type StaffRow } from '../roster/roster';

type OneTimeCodes = typeof oneTimeCodes.$inferSelect;

/** In deployment. */
const REQUIRED: readonly Role[] = ['admin', 'admissions'];

export const isRequired = ({ isDeployed }: Pick<Services, 'isDeployed'>, role: Role) =>
  isDeployed && REQUIRED.includes(role);

/** For a query: confirmed one-time codes, or a passkey. */
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

export async function dropSecondFactor(tx: Database, staffId: string): Promise<void> {
  for (const table of [oneTimeCodes, passkeys, recoveryCodes]) await tx.delete(table).where(eq(table.staffId, staffId));
}

async function findCodes(db: Database, staffId: string): Promise<OneTimeCodes | undefined> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.staffId, staffId));
  return row;
}

/** Seconds. */
const STEP = 30;

/** The time step of a six-digit code; undefined if it is wrong. */
export async function stepOf(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const token = plainDigits(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  // Clocks of phones are not exact.
  const result = await verify({ secret, token, epoch, epochTolerance: STEP });
  return result.valid ? Math.floor(epoch / STEP) + (result.delta ?? 0) : undefined;
}

/** Undefined, with a log line, if SECRET_KEY was changed. */
function openSecret({ secretKey, log }: Services, { secret, staffId }: OneTimeCodes): string | undefined {
  try {
    return unseal(secretKey, secret, staffId);
  } catch {
    log.error({ staffId }, 'the secret of one-time codes cannot be opened with this SECRET_KEY');
    return undefined;
  }
}

/** Each code counts once, and none older than the last. */
async function isAppCode(services: Services, codes: OneTimeCodes, typed: string): Promise<boolean> {
  const { db, clock } = services;
  const secret = openSecret(services, codes);
  const step = secret === undefined ? undefined : await stepOf(secret, typed, clock());
  if (step === undefined) return false;
  const isLater = or(isNull(oneTimeCodes.lastStep), lt(oneTimeCodes.lastStep, step));
  const used = await db
    .update(oneTimeCodes)
    .set({ lastStep: step })
    .where(and(eq(oneTimeCodes.staffId, codes.staffId), isLater))
    .returning();
  return used.length > 0;
}

const RECOVERY_CODES = 10;
/** No characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART = 5;

const hashOf = ({ secretKey }: Services, plain: string) => keyedHash(secretKey, `recovery:${plain}`);

async function dropRecoveryCodes(tx: Database, staffId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

/** Replaces all recovery codes. @returns ten of 49 bits each, like `k7m2p-x9dha` */
export async function giveRecoveryCodes(services: Services, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomText(ALPHABET, 2 * PART));
  await dropRecoveryCodes(services.db, staffId);
  await services.db.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(services, code), staffId })));
  return codes.map((code) => `${code.slice(0, PART)}-${code.slice(PART)}`);
}

/** A recovery code, which counts once, or a code of the app. */
async function isRight(services: Services, member: StaffRow, typed: string): Promise<boolean> {
  const { db } = services;
  // People omit the hyphen or type capitals.
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (plain.length === 2 * PART) {
    const spent = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.staffId, member.id), eq(recoveryCodes.codeHash, hashOf(services, plain))))
      .returning();
    if (spent.length > 0) await recordOwnAction(services, member, 'use-recovery-code');
    return spent.length > 0;
  }
  const codes = await findCodes(db, member.id);
  return codes?.confirmedAt ? isAppCode(services, codes, typed) : false;
}

/** Also counts as a failed login, which leads to a mailed code. */
const guessOf = ({ id, email }: StaffRow, address: string): Subject[] => [
  ...attemptAt('one-time-code', id, address),
  { kind: 'account', name: `login:${email}` },
];

interface GivenCode<Code> {
  code: Code;
  address: string;
}

const WRONG_CODE = 'This code is not right, or was used already. Wait for the next one.';

/** 400 within a session, which stays valid. */
const REFUSALS = {
  login: () => new HttpError(401, 'wrong_code', WRONG_CODE),
  session: () => invalid([{ path: 'one_time_code', message: WRONG_CODE }]),
};

/**
 * Does nothing without a second factor. @throws HttpError 403 `second_factor_required` without a code; for a wrong one
 * 401, or 400 within a session; 429
 */
export async function requireSecondFactor(
  services: Services,
  member: StaffRow,
  { code, address }: GivenCode<string | undefined>,
  within: keyof typeof REFUSALS = 'login',
) {
  if (!(await hasSecondFactor(services.db, member.id))) return;
  if (!code) {
    const message = 'Enter the code that your app shows, or a recovery code, or use your passkey.';
    throw new HttpError(403, 'second_factor_required', message);
  }
  const judge = async () => (await isRight(services, member, code.trim())) || undefined;
  if (!(await findBySecret(services, guessOf(member, address), judge))) throw REFUSALS[within]();
}

/** `isStrong`: the provider has checked a second factor in this session. */
async function readSecondFactor(services: Services, { id, role, isRoleFromGroups }: StaffRow, isStrong: boolean) {
  const { db } = services;
  const codes = await findCodes(db, id);
  return {
    isOn: Boolean(codes?.confirmedAt),
    hasPasskey: (await db.$count(passkeys, eq(passkeys.staffId, id))) > 0,
    isRequired: isRequired(services, role) && !isStrong,
    isProviderAccount: isRoleFromGroups,
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.staffId, id)),
  };
}

/** A new secret, unconfirmed. @throws HttpError 409 if codes are on */
async function beginSecondFactor({ db, secretKey }: Services, { id, email }: StaffRow) {
  const plain = generateSecret();
  const secret = seal(secretKey, plain, id);
  const stored = await db
    .insert(oneTimeCodes)
    .values({ staffId: id, secret })
    .onConflictDoUpdate({
      target: oneTimeCodes.staffId,
      set: { secret, lastStep: null },
      setWhere: isNull(oneTimeCodes.confirmedAt),
    })
    .returning();
  if (stored.length === 0) {
    throw new HttpError(409, 'conflict', 'One-time codes are on already. Turn them off first to use another app.');
  }
  const { shortName } = await readIdentity(db);
  const address = generateURI({ issuer: shortName, label: email, secret: plain });
  return { secret: plain, picture: await toDataURL(address, { margin: 2, width: 240 }) };
}

const changed = ({ email, name }: StaffRow, state: 'on' | 'off') => ({
  to: email,
  ...secondFactorChanged({ name, state }),
});

/** @returns recovery codes. @throws HttpError 400, 429 */
async function confirmSecondFactor(services: Services, member: StaffRow, { code, address }: GivenCode<string>) {
  const { db, clock } = services;
  const judge = async () => {
    const codes = await findCodes(db, member.id);
    return (codes && !codes.confirmedAt && (await isAppCode(services, codes, code))) || undefined;
  };
  if (!(await findBySecret(services, guessOf(member, address), judge))) {
    throw invalid([{ path: 'code', message: 'This is not the code that the app shows now' }]);
  }
  return changeAccount(services, member, async (within) => {
    await within.db.update(oneTimeCodes).set({ confirmedAt: clock() }).where(eq(oneTimeCodes.staffId, member.id));
    await recordOwnAction(within, member, 'second-factor-on', changed(member, 'on'));
    return giveRecoveryCodes(within, member.id);
  });
}

async function endSecondFactor(services: Services, member: StaffRow): Promise<void> {
  await changeAccount(services, member, async (within) => {
    const areOn = and(eq(oneTimeCodes.staffId, member.id), isNotNull(oneTimeCodes.confirmedAt));
    const dropped = await within.db.delete(oneTimeCodes).where(areOn).returning();
    if (dropped.length === 0) return;
    await afterRemoval(within, member);
    await recordOwnAction(within, member, 'second-factor-off', changed(member, 'off'));
  });
}

/** Recovery codes go with the last second factor. @throws HttpError 409 if the role needs one */
export async function afterRemoval(services: Services, { id, role }: StaffRow): Promise<void> {
  if (await hasSecondFactor(services.db, id)) return;
  if (isRequired(services, role)) {
    const message = 'Your role has to have one-time codes or a passkey, and this is the last of them.';
    throw new HttpError(409, 'conflict', message);
  }
  await dropRecoveryCodes(services.db, id);
}

export function secondFactorRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('readSecondFactor', async (_input, { caller }) => ({
      data: await readSecondFactor(services, await memberOf(db, caller), caller.isStrong),
    })),
    action('beginSecondFactor', async (_input, { caller }) => ({
      data: await beginSecondFactor(services, await memberOf(db, caller)),
    })),
    action('confirmSecondFactor', async ({ body }, { request, caller }) => {
      const given = { ...body, address: request.ip };
      return { data: { recoveryCodes: await confirmSecondFactor(services, await memberOf(db, caller), given) } };
    }),
    action('endSecondFactor', async (_input, { caller }) => {
      await endSecondFactor(services, await memberOf(db, caller));
      return { data: {} };
    }),
  ];
}
