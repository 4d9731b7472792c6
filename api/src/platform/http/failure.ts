import type { Failure } from '@university/shared/contract';
import type { FastifyError } from 'fastify';
import { asDatabaseLost, type DatabaseLost } from '../database/lost';
import { ApiError } from '../errors';

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

/** Seconds after which to try again while the database is away. */
const DATABASE_AWAY = 5;

/**
 * Any error as the answer people and programs get; nothing of our insides is in it. 503 is said only where nothing was
 * done: pages then send the same again by themselves.
 * @param isRead the call changes nothing
 */
export function toApiError(error: FastifyError | Error, isRead = false): ApiError {
  if (error instanceof ApiError) return error;
  const lost = asDatabaseLost(error);
  if (lost) return whileDatabaseIsAway(lost, isRead);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const refusal = status === undefined ? undefined : REFUSALS[status];
  if (status !== undefined && refusal) return new ApiError(status, refusal.code, refusal.message);
  return new ApiError(500, UNEXPECTED.code, UNEXPECTED.message);
}

function whileDatabaseIsAway({ mayBeDone }: DatabaseLost, isRead: boolean): ApiError {
  if (mayBeDone && !isRead) {
    return new ApiError(
      500,
      'outcome_unknown',
      'The connection to our database broke. We do not know whether this was done: look before you try again.',
    );
  }
  return new ApiError(503, 'database_away', 'The service is interrupted. Nothing was changed; try again in a moment.', {
    retryAfter: DATABASE_AWAY,
  });
}

/** The body of a failed answer. A conflict adds `data`: the state that the caller did not know of. */
export function toFailure({ code, message, issues, data }: ApiError): Failure & { data?: unknown } {
  return { status: 'error', code, message, ...(issues && { issues }), ...(data !== undefined && { data }) };
}
