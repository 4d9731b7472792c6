import type { PasskeyAssertion } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { Services } from '../../../platform/services';
import type { StaffRow } from '../../roster/roster';
import { attemptAt, countAttempt, forgetAttempts } from '../../../platform/throttle/throttle';
import { useOnce } from '../../../platform/used-tokens';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './repository';
import { verifyAssertion } from './verify';

const PROBLEMS = {
  unknown_passkey: 'This passkey is not known here. Log in another way, and add it again.',
  wrong_passkey: 'This passkey was not accepted. Try again.',
} as const;

type Problem = keyof typeof PROBLEMS;

/** 401 for a login; within a session 400, because the session itself is fine. */
export const passkeyRefused = (status: 400 | 401, problem: Problem) =>
  new HttpError(status, problem, PROBLEMS[problem]);

/** What came of an answer: whose passkey gave it, or why it does not count, and whose account it was about. */
type Proof = { member: StaffRow } | { problem: Problem; staffId?: string };

/**
 * Who used a passkey just now.
 * @param address IP address of the caller
 * @throws HttpError 429
 */
export async function proveByPasskey(services: Services, assertion: PasskeyAssertion, address: string): Promise<Proof> {
  // Nothing can be guessed here. Looking at a signature costs some time, which a network has only so much of.
  const attempt = attemptAt('passkey', undefined, address);
  await countAttempt(services, attempt);
  const found = await findPasskey(services.db, assertion.id);
  if (!found) return { problem: 'unknown_passkey' };
  const { passkey, member } = found;
  if (member.disabled || !(await isUsed(services, passkey, assertion))) {
    return { problem: 'wrong_passkey', staffId: member.id };
  }
  await forgetAttempts(services, attempt);
  return { member };
}

async function isUsed(services: Services, passkey: PasskeyRow, assertion: PasskeyAssertion): Promise<boolean> {
  const verified = await verifyAssertion(services, passkey, assertion);
  if (!verified) return false;
  const { once, counter } = verified;
  return services.db.transaction(async (tx) => {
    if (!(await useOnce(tx, once.hash, once.expiresAt))) return false;
    return notePasskeyUse(tx, passkey.id, { counter, at: services.now() });
  });
}
