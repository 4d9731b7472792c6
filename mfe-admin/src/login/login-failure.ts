import { ApiError } from '@university/shared';
import type { Failure } from '../form/ErrorSummary';
import { texts } from '../texts';

const FIELDS: readonly string[] = ['email', 'password'];

/** Why a login failed. `wait`: seconds before another try has a chance. */
export interface LoginFailure extends Failure {
  wait?: number;
}

/** What is missing before anything is sent. */
export function missing(email: string, password: string): LoginFailure | null {
  const problems = [
    ...(email === '' ? [{ field: 'email', message: texts.login.noEmail }] : []),
    ...(password === '' ? [{ field: 'password', message: texts.login.noPassword }] : []),
  ];
  return problems.length > 0 ? { problems } : null;
}

/** What is true after a login that failed. */
export function explain(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { message: texts.login.failed, problems: [] };
  if (error.status === 401) return { message: texts.login.wrong, problems: [] };
  if (error.status === 429) return throttled(error.retryAfter);
  const problems = error.issues
    .filter(({ path }) => FIELDS.includes(path))
    .map(({ path, message }) => ({ field: path, message }));
  return problems.length > 0 ? { problems } : { message: error.message, problems };
}

/** What is true after too many attempts. */
export function throttled(wait: number | undefined): LoginFailure {
  const { login } = texts;
  return { message: wait === undefined ? login.throttledSoon : login.throttled, problems: [], wait };
}
