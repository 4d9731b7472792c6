import { randomInt } from 'node:crypto';
import { plainDigits } from '@university/shared/contract';
import { generateSecret, generateURI, verify } from 'otplib';
import { audit } from '../../../platform/audit/write';
import { keyedHash } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import { replaceRecoveryCodes, spendRecoveryCode } from './repository';

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
