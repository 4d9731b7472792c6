import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearer';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells whether a request bears this token, in the same time whatever it bears. */
export function bearerGuard(token: string): (request: FastifyRequest) => boolean {
  const expected = digest(token);
  return (request) => timingSafeEqual(digest(bearerToken(request) ?? ''), expected);
}
