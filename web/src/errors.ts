import type { Failure, Issue } from '@university/shared/contract';
import type { FastifyError } from 'fastify';

/** A problem that the operator can fix. The message is shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

interface Extra {
  issues?: Issue[];
  data?: unknown;
  retryAfter?: number;
  allow?: string;
}

/** `code` is for programs, `message` for people. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly issues?: Issue[];
  readonly data?: unknown;
  readonly retryAfter?: number;
  readonly allow?: string;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    extra: Extra = {},
  ) {
    super(message);
    Object.assign(this, extra);
  }
}

export function invalid(issues: Issue[]): HttpError {
  return new HttpError(400, 'invalid_request', 'Some of what was sent is not right. Each field says what to change.', {
    issues,
  });
}

export function notFound(message = 'There is nothing at this address.'): HttpError {
  return new HttpError(404, 'not_found', message);
}

export function methodNotAllowed(methods: readonly string[]): HttpError {
  const allow = methods.join(', ');
  return new HttpError(405, 'method_not_allowed', `This address takes ${allow} and no other method.`, { allow });
}

/** An error with its own answer, also when it is the cause of another. */
export abstract class Outage extends Error {
  /** @param isRead the call changes nothing */
  abstract answer(isRead: boolean): HttpError;
}

const unavailable = (code: string, message: string, retryAfter: number) => () =>
  new HttpError(503, code, message, { retryAfter });

const away = unavailable('service_away', 'The service is interrupted. Nothing was changed; try again in a moment.', 5);
const busy = unavailable('busy', 'The service has too much to do. Nothing was changed; try again in a moment.', 5);

export const storageFull = unavailable(
  'storage_full',
  'Our server has no room for more files just now. Nothing was changed. Try again later.',
  60,
);

/** Codes of errors after which nothing was done: system errors, or SQLSTATEs of a rollback (PostgreSQL, appendix A). */
const NOTHING_DONE: readonly (readonly [() => HttpError, readonly string[]])[] = [
  [storageFull, ['ENOSPC', 'EDQUOT', '53100']],
  [busy, ['EMFILE', 'ENFILE', 'ENOMEM', '53200', '53300', '53400', '55P03', '57014']],
  [away, ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EROFS']],
];

/** Broken connections and timeouts: a change may have been done. */
const PERHAPS_DONE = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EIO'];

function outageOf(error: unknown, isRead: boolean): HttpError | undefined {
  if (error instanceof Outage) return error.answer(isRead);
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  const [answer] = NOTHING_DONE.find(([, codes]) => codes.includes(code)) ?? [];
  if (answer) return answer();
  if (isRead && (PERHAPS_DONE.includes(code) || error.name === 'TimeoutError')) return away();
  return outageOf(error.cause, isRead);
}

const REJECTIONS: Record<number, readonly [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  406: ['bad_request', 'The request could not be read.'],
  408: ['timeout', 'The request took too long to arrive.'],
  413: ['too_large', 'What was sent is too large.'],
  414: ['bad_request', 'The address is too long.'],
  415: ['unsupported_type', 'Send this in the format the call expects.'],
};

/**
 * Converts any error without internal details. 503 means that nothing was done: pages then retry.
 * @param isRead the call changes nothing
 */
export function toHttpError(error: FastifyError | Error, isRead = false): HttpError {
  if (error instanceof HttpError) return error;
  const outage = outageOf(error, isRead);
  if (outage) return outage;
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const known = REJECTIONS[status];
  if (known) return new HttpError(status, ...known);
  return new HttpError(500, 'internal', 'Something went wrong on our side. Try again in a minute.');
}

export function toFailure({ code, message, issues, data }: HttpError): Failure & { data?: unknown } {
  return { status: 'error', code, message, ...(issues && { issues }), ...(data !== undefined && { data }) };
}

export const isRead = ({ method }: { method?: string }): boolean => method === 'GET' || method === 'HEAD';
