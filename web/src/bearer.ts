import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer <token>`. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells whether a request bears this token, in the same time whatever it bears. */
export function bearerGuard(token: string): (request: FastifyRequest) => boolean {
  const expected = digest(token);
  return (request) => timingSafeEqual(digest(bearerToken(request) ?? ''), expected);
}
