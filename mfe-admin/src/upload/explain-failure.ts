import { ApiError } from '@university/shared';
import type { Failure } from '../form/ErrorSummary';
import { texts } from '../texts';
import { toProblems } from './check-values';
import { idOf } from './values';

export const isCancelled = (error: unknown) => error instanceof ApiError && error.code === 'cancelled';
export const isKeyReused = (error: unknown) => error instanceof ApiError && error.code === 'key_reused';

/** What is true after an upload that failed. */
export function explain(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: `${texts.login.failed} ${texts.upload.kept}`, problems: [] };
  if (isKeyReused(error)) return { message: texts.upload.keyReused, problems: [] };
  if (error.status === 413) return { problems: [{ field: idOf('pdf'), message: error.message }] };
  const problems = toProblems(error.issues);
  const elsewhere = error.issues.length > problems.length ? error.issues.map(({ message }) => message).join(' ') : '';
  if (problems.length > 0 && !elsewhere) return { problems };
  return { message: [error.message, elsewhere, texts.upload.kept].filter(Boolean).join(' '), problems };
}
