import { ApiError } from '@university/shared';
import { useCallback, useRef, useState } from 'react';
import { texts } from '../texts';

/** Runs one thing at a time that a button starts, and says what went wrong. `run` stays the same function. */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);

  /** @returns whether it went well */
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);

  return { isBusy, failure, run };
}

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
