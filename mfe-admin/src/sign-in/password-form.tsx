import { TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import { Check } from '../form/Check';
import type { Problem } from '../form/TaskFrame';
import type { LoginFailure } from './log-in';
import { explain } from '../form/actions';
import { texts } from './password-texts';

export function usePasswordForm<F extends string>(
  fields: readonly F[],
  /** `'more'` keeps the input: another field is asked for. */
  send: (values: Record<F, string>) => Promise<unknown>,
  none: (field: string) => string = () => texts.none,
  why: (error: unknown) => LoginFailure = (error) => {
    const { message, issues } = explain(error, fields);
    return { message, problems: issues };
  },
) {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const { isPending, mutate } = useSingleMutation({
    mutationFn: send,
    onSuccess: () => setFailure(null),
    onError: (error) => setFailure(why(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const values = Object.fromEntries(fields.map((name) => [name, String(entered.get(name) ?? '')])) as Record<
      F,
      string
    >;
    const problems = problemsIn(values, none);
    if (problems.length > 0) return setFailure({ problems });
    mutate(values, { onSuccess: (outcome) => outcome === 'more' || form.reset() });
  }

  return {
    submit,
    failure,
    isSending: isPending,
    errorOf: (field: F) => failure?.problems.find((problem) => problem.field === field)?.message,
  };
}

function problemsIn(values: Record<string, string>, none: (field: string) => string): Problem[] {
  const missing = Object.keys(values).filter((name) => values[name]?.trim() === '');
  if (missing.length > 0) return missing.map((field) => ({ field, message: none(field) }));
  if (values.again === undefined) return [];
  const [chosen] = ['next', 'password'].flatMap((name) => values[name] ?? []);
  return values.again === chosen ? [] : [{ field: 'again', message: 'The two passwords are not the same' }];
}

interface FieldsProps<F extends string> {
  form: { errorOf: (field: F) => string | undefined };
  fields: readonly { name: F; label: string; hint?: string; isPresent?: true }[];
}

export function PasswordFields<F extends string>({ form, fields }: FieldsProps<F>) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {fields.map(({ name, isPresent, ...field }) => (
        <TextField
          key={name}
          id={name}
          name={name}
          {...field}
          type={isShown ? 'text' : 'password'}
          autoComplete={isPresent ? 'current-password' : 'new-password'}
          error={form.errorOf(name)}
        />
      ))}
      <Check label="Show the passwords" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </>
  );
}
