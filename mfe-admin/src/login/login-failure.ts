import { ApiError } from '@university/shared';
import type { Failure } from '../form/ErrorSummary';
import { texts } from '../texts';

const FIELDS: readonly string[] = ['email', 'password'];

/** What is missing before anything is sent. */
export function missing(email: string, password: string): Failure | null {
  const problems = [
    ...(email === '' ? [{ field: 'email', message: texts.login.noEmail }] : []),
    ...(password === '' ? [{ field: 'password', message: texts.login.noPassword }] : []),
  ];
  return problems.length > 0 ? { problems } : null;
}

/** What is true after a login that failed. */
export function explain(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: texts.login.failed, problems: [] };
  if (error.status === 401) return { message: texts.login.wrong, problems: [] };
  if (error.status === 429) return { message: throttled(error.retryAfter), problems: [] };
  const problems = error.issues
    .filter(({ path }) => FIELDS.includes(path))
    .map(({ path, message }) => ({ field: path, message }));
  return problems.length > 0 ? { problems } : { message: error.message, problems };
}

function throttled(seconds: number | undefined): string {
  const { login } = texts;
  if (seconds === undefined) return login.throttledSoon;
  return login.throttled(seconds <= 90 ? login.seconds(seconds) : login.minutes(Math.ceil(seconds / 60)));
}
