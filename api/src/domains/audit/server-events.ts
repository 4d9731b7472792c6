import { type EndpointName, plainEmail } from '@university/shared/contract';
import { clientNetwork } from '@university/web';
import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../platform/audit/actions';
import { type TalliedEvent, canonicalJson, audit } from '../../platform/audit/write';
import { keyedHash } from '../../platform/secrets';
import type { Services } from '../../platform/services';

type Settings = { secretKey: string; logger?: unknown; now?: unknown };

/** A short hash that changes with any setting and reveals none. */
export function configurationMark({ secretKey, logger: _logger, now: _now, ...settings }: Settings): string {
  return keyedHash(secretKey, `configuration:${canonicalJson(settings)}`).slice(0, 8);
}

/** So that a start with other settings is noticed. */
export async function recordStart({ db, clock }: Services, options: Settings): Promise<void> {
  const detail = { configuration: configurationMark(options) };
  await audit(db, { at: clock(), actor: 'system', action: 'start', subject: 'server:all', detail });
}

/** What a 401 means. */
const SIGN_INS: Partial<Record<EndpointName, { action: AuditAction; of: 'staff' | 'applicant' }>> = {
  login: { action: 'fail-login', of: 'staff' },
  signInToResult: { action: 'fail-sign-in', of: 'applicant' },
  signInToUg: { action: 'fail-sign-in', of: 'applicant' },
  signInToPg: { action: 'fail-sign-in', of: 'applicant' },
  signInByForm: { action: 'fail-sign-in', of: 'applicant' },
};

/** RFC 5321. */
const LONGEST_EMAIL = 254;

function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.length <= LONGEST_EMAIL ? plainEmail(email) : '';
}

export function refusalOf(
  name: EndpointName,
  status: number,
  { ip, body, headers }: Pick<FastifyRequest, 'ip' | 'body' | 'headers'>,
): TalliedEvent | undefined {
  const network = clientNetwork(ip);
  const signIn = SIGN_INS[name];
  if (status === 401 && signIn)
    return { action: signIn.action, account: { of: signIn.of, email: emailIn(body) }, network };
  if (status === 429) return { action: 'refuse', subject: `call:${name}`, network };
  // There 403 asks for the second factor.
  if (status === 403 && headers.authorization && name !== 'confirm')
    return { action: 'forbid', subject: `call:${name}`, network };
  return undefined;
}
