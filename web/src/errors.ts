import type { Issue } from '@university/shared/contract';

/** Something people can put right before starting again. The message is one clear sentence, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

interface Extra {
  issues?: Issue[];
  /** What is true now, for a caller whose picture is out of date. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
  /** What the address takes, as the header has it. */
  allow?: string;
}

/** An answer other than success. `status` is the HTTP status, `code` is for programs, `message` for people. */
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
    this.issues = extra.issues;
    this.data = extra.data;
    this.retryAfter = extra.retryAfter;
    this.allow = extra.allow;
  }
}

/** 400 with the fields at fault. */
export function invalid(issues: Issue[]): HttpError {
  return new HttpError(400, 'invalid_request', 'Some of what was sent is not right. Each field says what to change.', {
    issues,
  });
}

/** 404 for a thing that is not there, or not for this caller. */
export function notFound(message = 'There is nothing at this address.'): HttpError {
  return new HttpError(404, 'not_found', message);
}

/** 405 for an address that takes other methods: `GET, HEAD, OPTIONS`. */
export function methodNotAllowed(methods: readonly string[]): HttpError {
  const allow = methods.join(', ');
  return new HttpError(405, 'method_not_allowed', `This address takes ${allow} and no other method.`, { allow });
}

/** A failure that knows what its caller is to be told, also where it is the cause of the error that arrives. */
export abstract class Outage extends Error {
  /** @param isRead the call changes nothing */
  abstract answer(isRead: boolean): HttpError;
}
