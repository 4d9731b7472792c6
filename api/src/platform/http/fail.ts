import type { FastifyReply, FastifyRequest } from 'fastify';
import { toApiError, toFailure } from './failure';

/** Answers any error in the contract's shape; what is our own fault is logged and not told. */
export function fail(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error, request.method === 'GET' || request.method === 'HEAD');
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(toFailure(failure));
}
