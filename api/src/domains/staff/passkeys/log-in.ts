import type { PasskeyAssertion, PasskeyRequest } from '@university/shared/contract';
import { clientNetwork } from '@university/web';
import type { Services } from '../../../platform/services';
import type { StaffRow } from '../../roster/roster';
import { CHALLENGE_LIFE, newChallenge } from './challenge';
import { passkeyRefused, proveByPasskey } from './prove';
import { relyingParty } from './relying-party';

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
