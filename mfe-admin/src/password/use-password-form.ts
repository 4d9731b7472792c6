import { type FormEvent, useRef, useState } from 'react';
import type { Failure, Problem } from '../form/ErrorSummary';
import { explain } from '../form/explain';
import { texts } from '../texts/password';

/** Reads, checks and sends a form of passwords. Nothing of it is kept anywhere. */
export function usePasswordForm<F extends string>(
  fields: readonly F[],
  send: (values: Record<F, string>) => Promise<unknown>,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const values = Object.fromEntries(fields.map((name) => [name, String(entered.get(name) ?? '')])) as Record<
      F,
      string
    >;
    const problems = problemsIn(values);
    if (problems.length > 0) return setFailure({ problems });
    isBusy.current = true;
    setSending(true);
    try {
      await send(values);
      setFailure(null);
      form.reset();
    } catch (error) {
      const { message, issues } = explain(error, fields);
      setFailure({ message, problems: issues.map(({ field, message }) => ({ field, message })) });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    submit,
    failure,
    isSending,
    errorOf: (field: F) => failure?.problems.find((problem) => problem.field === field)?.message,
  };
}

/** What is missing, and a repetition that differs. How good a password is, the API knows. */
function problemsIn(values: Record<string, string>): Problem[] {
  const missing = Object.keys(values).filter((name) => values[name] === '');
  if (missing.length > 0) return missing.map((field) => ({ field, message: texts.none }));
  const [chosen] = ['next', 'password'].flatMap((name) => values[name] ?? []);
  return values.again === chosen ? [] : [{ field: 'again', message: texts.differs }];
}
