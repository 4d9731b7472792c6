import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const APPLICANT_COOKIE = 'applicant';

/** Minutes an applicant stays signed in. Short: results are read on shared machines. */
export const APPLICANT_MINUTES = 30;

/** Out of reach of scripts and other sites. A browser drops a cookie only when asked with the attributes it has. */
const attributes = ({ protocol }: FastifyRequest): CookieSerializeOptions => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'strict',
  secure: protocol === 'https',
});

/** Signs the browser in for `APPLICANT_MINUTES`. */
export function setApplicantCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(APPLICANT_COOKIE, token, { ...attributes(request), maxAge: APPLICANT_MINUTES * 60 });
}

/** Makes the browser forget the session. */
export function clearApplicantCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.setCookie(APPLICANT_COOKIE, '', { ...attributes(request), maxAge: 0 });
}
