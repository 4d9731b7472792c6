import type { PasskeyAssertion, PasskeyRequest } from '@university/shared/contract';
import { clientNetwork, HttpError } from '@university/web';
import type { Services } from '../../platform/services';
import { type StaffRow, memberOf } from '../roster/roster';
import {
  CHALLENGE_LIFE,
  newChallenge,
  relyingParty,
  findPasskey,
  notePasskeyUse,
  type PasskeyRow,
  verifyAssertion,
  addPasskey,
  beginPasskey,
  removePasskey,
  toPasskey,
  listPasskeys,
} from './passkeys';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle';
import { useOnce } from '../../platform/used-tokens';
import { action, type Route } from '../../platform/http/route';
import { beginLogin } from './log-in';

const PROBLEMS = {
  unknown_passkey: 'This passkey is not known here. Log in another way, and add it again.',
  wrong_passkey: 'This passkey was not accepted. Try again.',
} as const;

type Problem = keyof typeof PROBLEMS;

/** 401 for a login; within a session 400, because the session itself is fine. */
const passkeyRefused = (status: 400 | 401, problem: Problem) => new HttpError(status, problem, PROBLEMS[problem]);

/** What came of an answer: whose passkey gave it, or why it does not count, and whose account it was about. */
type Proof = { member: StaffRow } | { problem: Problem; staffId?: string };

/**
 * Who used a passkey just now.
 * @param address IP address of the caller
 * @throws HttpError 429
 */
async function proveByPasskey(services: Services, assertion: PasskeyAssertion, address: string): Promise<Proof> {
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
    return notePasskeyUse(tx, passkey.id, { counter, at: services.clock() });
  });
}

/** For a browser that is to use a passkey. Asks for none by its name, so that it tells nothing about any account. */
export function passkeyRequest(services: Services): PasskeyRequest {
  return {
    challenge: newChallenge(services, 'log-in'),
    rpId: relyingParty(services).id,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
  };
}

/**
 * Whose passkey this is. It is both factors, and nobody can be tricked into using it for another site: no password, no
 * code and no mailed code is asked for beside it.
 * @param address IP address of the caller
 * @throws HttpError 401 that says whether the passkey is known, 429
 */
export async function checkPasskeyLogin(services: Services, assertion: PasskeyAssertion, address: string) {
  const proof = await proveByPasskey(services, assertion, address);
  if ('member' in proof) return proof.member;
  const subject = `staff:${proof.staffId ?? 'unknown'}`;
  services.tally.add({ action: 'fail-login', subject, network: clientNetwork(address) });
  throw passkeyRefused(401, proof.problem);
}

/**
 * Whether it is still the owner of this account who sits there.
 * @throws HttpError 400, also for a passkey of another account; 429
 */
export async function confirmByPasskey(
  services: Services,
  staffId: string,
  assertion: PasskeyAssertion,
  address: string,
): Promise<StaffRow> {
  const proof = await proveByPasskey(services, assertion, address);
  if (!('member' in proof)) throw passkeyRefused(400, proof.problem);
  if (proof.member.id !== staffId) throw passkeyRefused(400, 'wrong_passkey');
  return proof.member;
}

export function passkeyRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('listPasskeys', async (_input, { caller }) => ({
      data: { passkeys: (await listPasskeys(db, caller.id)).map(toPasskey) },
    })),
    action('beginPasskey', async (_input, { caller }) => ({
      data: { options: await beginPasskey(services, await memberOf(db, caller)) },
    })),
    action('confirmPasskey', async ({ body }, { caller }) => ({
      data: { recoveryCodes: await addPasskey(services, await memberOf(db, caller), body) },
    })),
    action('removePasskey', async ({ params }, { caller }) => {
      await removePasskey(services, await memberOf(db, caller), params.id);
      return { data: {} };
    }),
    action('beginPasskeyLogin', async () => ({ data: { options: passkeyRequest(services) } })),
    action('confirmPasskeyLogin', async ({ body }, call) => {
      const member = await checkPasskeyLogin(services, body.passkey, call.request.ip);
      const begun = await beginLogin(services, member, { ...call, by: 'a passkey' });
      return { ...begun, email: member.email };
    }),
  ];
}
