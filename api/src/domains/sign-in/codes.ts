import { randomInt } from 'node:crypto';
import { LONG_CODE_DIGITS, SIGN_IN_CODE_DIGITS } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { and, gt, inArray } from 'drizzle-orm';
import { bulkInsert, type Database } from '../../platform/database/database';
import { signInCodes } from '../../platform/database/schema';
import { keyedHash } from '../../platform/secrets';

export interface Account {
  kind: 'applicant' | 'staff';
  id: string;
}

/** One column is null. */
export const ownerColumns = ({ kind, id }: Account) => ({
  applicantId: kind === 'applicant' ? id : null,
  staffId: kind === 'staff' ? id : null,
});

export const SIGN_IN_CODE_MINUTES = 10;

export interface SignInCode {
  account: Account;
  code: string;
}

/** At most 14 digits. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

export function newSignInCode(account: Account, isLong = false): SignInCode {
  return { account, code: newCode(isLong ? LONG_CODE_DIGITS : SIGN_IN_CODE_DIGITS) };
}

export function signInCodeHash(secretKey: string, { account: { kind, id }, code }: SignInCode): string {
  return keyedHash(secretKey, `sign-in-code:${kind}:${id}:${code}`);
}

/** Void after many wrong ones. */
export const isShortCode = (code: string | undefined) => code !== undefined && code.length < LONG_CODE_DIGITS;

/** Earlier codes stay valid. The work is the same for codes that are not meant. */
export async function storeSignInCodes(
  tx: Database,
  secretKey: string,
  codes: readonly (SignInCode & { isMeant?: boolean })[],
  at: Date,
) {
  const expiresAt = new Date(at.getTime() + SIGN_IN_CODE_MINUTES * MINUTE);
  const rows = codes.map((code) => ({
    codeHash: signInCodeHash(secretKey, code),
    ...ownerColumns(code.account),
    expiresAt,
  }));
  await bulkInsert(
    tx,
    signInCodes,
    rows,
    rows.filter((_row, index) => codes[index]?.isMeant !== false),
  );
}

/** Locked, so that a code counts once. */
export async function findSignInCodes(tx: Database, hashes: readonly string[], at: Date): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: signInCodes.codeHash })
    .from(signInCodes)
    .where(and(inArray(signInCodes.codeHash, [...hashes]), gt(signInCodes.expiresAt, at)))
    .orderBy(signInCodes.codeHash)
    .for('update');
  return new Set(rows.map(({ hash }) => hash));
}

export async function spendSignInCodes(tx: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await tx.delete(signInCodes).where(inArray(signInCodes.codeHash, [...hashes]));
}
