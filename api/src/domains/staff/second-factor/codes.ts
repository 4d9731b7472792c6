import { generateSecret, generateURI, verify } from 'otplib';
import { identity } from '@university/shared/identity';
import { randomInt } from 'node:crypto';

/** Seconds that one code is shown for. */
const STEP = 30;

/** A code counts for the step before and after as well: clocks of phones are not exact. */
const TOLERANCE = STEP;

export const newSecret = () => generateSecret();

/** What an app reads from the QR code. */
export const addressOf = (secret: string, email: string) =>
  generateURI({ issuer: identity.shortName, label: email, secret });

/** The time step that a code of six digits belongs to; undefined when it is none of this secret and about this time. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE });
  return result.valid ? Math.floor(epoch / STEP) + (result.delta ?? 0) : undefined;
}

const RECOVERY_CODES = 10;
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART = 5;

const part = () => Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten codes of some 49 bits each, such as `k7m2p-x9dha`. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);

/** As it is compared: people leave out the hyphen, or write in capitals. Undefined: no recovery code. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return plain.length === 2 * PART ? plain : undefined;
}
