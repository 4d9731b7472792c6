import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../platform/services';

export const APPLICANT_COOKIE = 'applicant';

/** Minutes an applicant stays signed in. Short: results are read on shared machines. */
export const APPLICANT_MINUTES = 30;

/**
 * Out of reach of scripts and other sites. A browser drops a cookie only when asked with the attributes it has. `Secure`
 * follows the site's own address: what a request says of itself depends on a proxy being set up well.
 */
const attributes = ({ publicUrl }: Pick<Services, 'publicUrl'>): CookieSerializeOptions => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
});

/** Signs the browser in for `APPLICANT_MINUTES`. */
export function setApplicantCookie(services: Pick<Services, 'publicUrl'>, reply: FastifyReply, token: string) {
  reply.setCookie(APPLICANT_COOKIE, token, { ...attributes(services), maxAge: APPLICANT_MINUTES * 60 });
}

/** Makes the browser forget the session. */
export function clearApplicantCookie(services: Pick<Services, 'publicUrl'>, reply: FastifyReply) {
  reply.setCookie(APPLICANT_COOKIE, '', { ...attributes(services), maxAge: 0 });
}
