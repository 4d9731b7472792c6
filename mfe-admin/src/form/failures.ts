import { ApiError } from '@university/shared';
import { texts } from '../texts';

interface Explained<F extends string> {
  /** What is wrong as a whole; undefined when every issue stands beside a field. */
  message: string | undefined;
  issues: { field: F; message: string }[];
}

/** What is true after a call that failed: what belongs beside these fields, and the rest in one message. */
export function explain<F extends string>(error: unknown, fields: readonly F[] = []): Explained<F> {
  if (!(error instanceof ApiError)) return { message: texts.failed, issues: [] };
  const issues = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  const elsewhere = error.issues.filter(({ path }) => !(fields as readonly string[]).includes(path));
  if (issues.length > 0 && elsewhere.length === 0) return { message: undefined, issues };
  const reasons = elsewhere.map(({ message }) => message);
  return { message: [messageOf(error), ...reasons].join(' '), issues };
}

/** The sentence for a failure of which nothing more is known than its error. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.failed;
}

/** What the server knows to be true now, when somebody else was faster. @param name of what it sends */
export function presentIn<T>(error: unknown, name: string): T | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.data as Record<string, T> | undefined)?.[name];
}
