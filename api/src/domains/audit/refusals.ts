import type { EndpointName } from '@university/shared/contract';
import { clientNetwork } from '@university/web';
import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../platform/audit/actions';
import type { TalliedEvent } from '../../platform/audit/tally';

/** Sign-ins: what a 401 there means, and whose accounts they are. */
const SIGN_INS: Partial<Record<EndpointName, { action: AuditAction; of: 'staff' | 'applicant' }>> = {
  login: { action: 'fail-login', of: 'staff' },
  signInToResult: { action: 'fail-sign-in', of: 'applicant' },
  signInToUg: { action: 'fail-sign-in', of: 'applicant' },
  signInToPg: { action: 'fail-sign-in', of: 'applicant' },
};

/** Longest e-mail address (RFC 5321); what is longer is nobody's. */
const LONGEST_EMAIL = 254;

function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.length <= LONGEST_EMAIL ? email.trim().toLowerCase() : '';
}

/** What the audit log counts of an answer: failed sign-ins, refusals for trying too often, and missing rights. */
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
  // There a 403 asks for the second factor; nobody lacks a right.
  if (status === 403 && headers.authorization && name !== 'confirm')
    return { action: 'forbid', subject: `call:${name}`, network };
  return undefined;
}
