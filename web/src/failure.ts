import type { Failure } from '@university/shared/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { outageOf } from './outages';

/** What Fastify and its plugins refuse by themselves, in our words. Keyed by status. */
const REFUSALS: Record<number, { code: string; message: string }> = {
  400: { code: 'bad_request', message: 'The request could not be read.' },
  404: { code: 'not_found', message: 'There is nothing at this address.' },
  406: { code: 'bad_request', message: 'The request could not be read.' },
  408: { code: 'timeout', message: 'The request took too long to arrive.' },
  413: { code: 'too_large', message: 'What was sent is too large.' },
  414: { code: 'bad_request', message: 'The address is too long.' },
  415: { code: 'unsupported_type', message: 'Send this in the format the call expects.' },
};

const UNEXPECTED = { code: 'internal', message: 'Something went wrong on our side. Try again in a minute.' };

/**
 * Any error as the answer people and programs get; nothing of our insides is in it. 503 is said only where nothing was
 * done: pages then send the same again by themselves.
 * @param isRead the call changes nothing
 */
export function toHttpError(error: FastifyError | Error, isRead = false): HttpError {
  if (error instanceof HttpError) return error;
  const outage = outageOf(error, isRead);
  if (outage) return outage;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const refusal = status === undefined ? undefined : REFUSALS[status];
  if (status !== undefined && refusal) return new HttpError(status, refusal.code, refusal.message);
  return new HttpError(500, UNEXPECTED.code, UNEXPECTED.message);
}

/** The body of a failed answer. A conflict adds `data`: the state that the caller did not know of. */
export function toFailure({ code, message, issues, data }: HttpError): Failure & { data?: unknown } {
  return { status: 'error', code, message, ...(issues && { issues }), ...(data !== undefined && { data }) };
}

/** Answers any error in the contract's shape; what is our own fault is logged and not told. */
export function fail(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = toHttpError(error, request.method === 'GET' || request.method === 'HEAD');
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
  if (failure.allow !== undefined) reply.header('Allow', failure.allow);
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(toFailure(failure));
}
