import type { Confirmation } from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { confirmByPasskey } from './passkeys/log-in';
import { requireSecondFactor } from './second-factor/second-factor';
import type { Services } from '../../platform/services';
import { confirmAtProvider } from './single-sign-on/arrive';
import { confirmPassword } from './change-password';

/**
 * Whether it is still the owner of the account who sits there: by all that a login would take, by a passkey
 * alone, or at the provider of single sign-on.
 * @throws HttpError 400 that names what is wrong, 403 `second_factor_required` without a code where one is needed, 429
 */
export async function confirmLogin(services: Services, staffId: string, given: Confirmation, request: FastifyRequest) {
  const address = request.ip;
  if ('passkey' in given) return confirmByPasskey(services, staffId, given.passkey, address);
  if ('single_sign_on' in given) return confirmAtProvider(services, request, staffId);
  const member = await confirmPassword(services, staffId, { password: given.password, address });
  await requireSecondFactor(services, member, { code: given.one_time_code, address }, 'session');
  return member;
}
