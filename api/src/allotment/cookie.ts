import type { FastifyReply, FastifyRequest } from 'fastify';

export const APPLICANT_COOKIE = 'applicant';

/** Minutes an applicant stays signed in. Short: results are read on shared machines. */
export const APPLICANT_MINUTES = 30;

/** Keeps the token where scripts and other sites cannot reach it. */
export function setApplicantCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(APPLICANT_COOKIE, token, {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: APPLICANT_MINUTES * 60,
  });
}
