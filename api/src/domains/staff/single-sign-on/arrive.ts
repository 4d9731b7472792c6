import { HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { hashToken, newId } from '../../../platform/ids';
import { requireSecondFactor } from '../second-factor/second-factor';
import type { Services } from '../../../platform/services';
import { findStaff, type StaffRow } from '../../roster/roster';
import { attemptAt, countAttempt, forgetAttempts } from '../../../platform/throttle/throttle';
import { useOnce } from '../../../platform/used-tokens';
import { accountFor, type Refusal } from './account';
import { ARRIVAL_LIFE, type Arrival, clearSealed, readSealed, setSealed } from './cookies';
import type { Provider } from './provider';
import type { SingleSignOnSettings } from '../../../platform/single-sign-on';

/** How a journey to the provider ended; the login page says it in words. */
export type Outcome = 'done' | 'again' | 'cancelled' | 'expired' | 'failed' | 'too-often' | Refusal;

/**
 * Receives a browser that the provider has sent back, and notes in a cookie who it is. Never throws: whoever comes from
 * there is led to the login page, which says what happened.
 */
export async function arrive(
  services: Services,
  { settings, provider }: { settings: SingleSignOnSettings; provider: Provider },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const journey = readSealed(services, request, 'journey');
  clearSealed(services, reply, 'journey');
  if (!journey) return 'expired';
  // Each asks the provider: nobody makes us ask it without end.
  const tries = attemptAt('single-sign-on', undefined, request.ip);
  try {
    await countAttempt(services, tries);
    const identity = await provider.identityFrom(new URL(request.url, services.publicUrl).search, journey);
    const member = await accountFor(services, identity, settings.roles);
    await forgetAttempts(services, tries);
    if ('refused' in member) return member.refused;
    const { isStrong } = identity;
    setSealed(services, reply, 'arrival', { id: newId(), staffId: member.id, isStrong, again: journey.again });
    return journey.again ? 'again' : 'done';
  } catch (error) {
    if (error instanceof HttpError) return 'too-often';
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    services.log.warn({ err: error }, 'a login by single sign-on failed');
    return 'failed';
  }
}

const gone = () => new HttpError(410, 'gone', 'This login was not finished in time. Begin again.');

/**
 * Whom the provider has just sent back in this browser; counts once.
 * @throws HttpError 410, and what the second factor throws
 */
export async function takeArrival(
  services: Services,
  request: FastifyRequest,
  code: string | undefined,
): Promise<{ member: StaffRow; isStrong: boolean }> {
  const arrival = readSealed(services, request, 'arrival');
  const member = arrival && !arrival.again ? await findStaff(services.db, arrival.staffId) : undefined;
  if (!arrival || !member || member.disabled) throw gone();
  const { isStrong } = arrival;
  if (!isStrong) await requireSecondFactor(services, member, { code, address: request.ip });
  if (!(await spend(services, arrival))) throw gone();
  return { member, isStrong };
}

/**
 * Whether the provider has just sent back the person of this account, who had to show anew who they are; counts once.
 * @throws HttpError 410
 */
export async function confirmAtProvider(services: Services, request: FastifyRequest, staffId: string): Promise<void> {
  const arrival = readSealed(services, request, 'arrival');
  const isHere = arrival?.again === true && arrival.staffId === staffId;
  if (!isHere || !(await spend(services, arrival))) throw gone();
}

/** @returns false when it was spent before */
function spend({ db, clock }: Services, { id }: Arrival): Promise<boolean> {
  return useOnce(db, hashToken(id), new Date(clock().getTime() + ARRIVAL_LIFE));
}
