import { TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import { Check } from '../form/Check';
import type { Problem } from '../form/TaskFrame';
import type { LoginFailure } from './log-in';
import { explain } from '../form/actions';
import { passwords } from './texts';

export function usePasswordForm<F extends string>(
  fields: readonly F[],
  /** `'more'` keeps the input: another field is asked for. */
  send: (values: Record<F, string>) => Promise<unknown>,
  /** Undefined: may stay empty. */
  none: (field: F, values: Record<F, string>) => string | undefined = () => passwords.none,
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

  /** @param left field that is sent empty, whatever is typed */
  function enter(form: HTMLFormElement, left?: F) {
    const entered = new FormData(form);
    const textOf = (name: F) => (name === left ? '' : String(entered.get(name) ?? ''));
    const values = Object.fromEntries(fields.map((name) => [name, textOf(name)])) as Record<F, string>;
    const problems = problemsIn(values, (field) => (field === left ? undefined : none(field as F, values)));
    if (problems.length > 0) return setFailure({ problems });
    mutate(values, { onSuccess: (outcome) => outcome === 'more' || form.reset() });
  }

  return {
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      enter(event.currentTarget);
    },
    enter,
    send: mutate,
    failure,
    isSending: isPending,
    errorOf: (field: F) => failure?.problems.find((problem) => problem.field === field)?.message,
  };
}

function problemsIn(values: Record<string, string>, none: (field: string) => string | undefined): Problem[] {
  const missing = Object.keys(values).flatMap((field) => {
    const message = values[field]?.trim() === '' ? none(field) : undefined;
    return message === undefined ? [] : [{ field, message }];
  });
  if (missing.length > 0) return missing;
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
