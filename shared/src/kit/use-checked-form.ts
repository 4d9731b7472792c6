import { ApiError } from '@university/shared';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import type { Problem } from './ErrorSummary';
import { idempotencyKeys } from './idempotency-keys';

/** What is wrong, by the name of its field. */
export type Wrong<Name extends string> = Partial<Record<Name, string>>;

interface Options<Name extends string, Answer> {
  /** In the order of the form. */
  names: readonly Name[];
  /** Ids are `<prefix>-<name>`. */
  prefix: string;
  read?: (form: HTMLFormElement) => FormData;
  /** The server validates again. */
  check: (body: FormData) => Wrong<Name> | Promise<Wrong<Name>>;
  send: (body: FormData, headers: { 'Idempotency-Key': string }) => Promise<Answer>;
  onSent: (answer: Answer, form: HTMLFormElement) => void;
  /** Follows the message of a failure. */
  notLost?: string;
}

/** A form that is checked before it is sent. What the server refuses of a field is shown like a failed check. */
export function useCheckedForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const { names, prefix, read = (form) => new FormData(form), check, send, onSent, notLost } = options;
  const [keyFor] = useState(idempotencyKeys);
  const [outcome, setOutcome] = useState<{ attempt: number; wrong: Wrong<Name>; failure?: string }>({
    attempt: 0,
    wrong: {},
  });
  const settle = (wrong: Wrong<Name>, failure?: string) =>
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, wrong, failure }));

  const { isPending, mutate } = useSingleMutation({
    async mutationFn(form: HTMLFormElement) {
      const body = read(form);
      const wrong = await check(body);
      if (Object.keys(wrong).length > 0) return settle(wrong);
      const answer = await send(body, { 'Idempotency-Key': keyFor(body) });
      settle({});
      onSent(answer, form);
    },
    onError(error) {
      const issues = error instanceof ApiError ? error.issues : [];
      const refused = issues.filter(({ path }) => names.some((name) => name === path));
      if (refused.length === 0) settle({}, [error.message, notLost].filter(Boolean).join(' '));
      else settle(Object.fromEntries(refused.map(({ path, message }) => [path, message])) as Wrong<Name>);
    },
  });

  const { attempt, wrong, failure } = outcome;
  const idOf = (name: Name) => `${prefix}-${name}`;
  const found = names.flatMap((name): Problem[] => {
    const message = wrong[name];
    return message ? [{ field: idOf(name), message }] : [];
  });
  return {
    attempt,
    failure,
    isPending,
    problems: failure ? [{ message: failure }] : found,
    field: (name: Name) => ({ id: idOf(name), name, error: wrong[name] }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      mutate(event.currentTarget);
    },
  };
}
