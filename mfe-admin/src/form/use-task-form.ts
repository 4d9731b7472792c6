import '../zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSession } from '@university/shared';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Failure, Problem } from './TaskFrame';
import { dropUnfinished, setUnfinished, unfinishedOf } from './unfinished';
import { explain } from './messages';

export interface TaskOptions<V extends FieldValues, O> {
  /** Names the form; the same name finds what was entered before the session ended. Ids of inputs begin with it. */
  name: string;
  /** False for a form of which nothing is restored; `reload`: a reload does not empty it either. */
  restores?: boolean | 'reload';
  schema: z.ZodType<O, V>;
  defaultValues: V;
  /** Fields in the order of the page, which is the order of the summary; by the values, where these say which there are. */
  order: readonly Path<V>[] | ((values: V) => readonly Path<V>[]);
  /** Our words for a field, where the schema has only its library's. */
  messages?: Partial<Record<string, string>>;
  /** Where a field is, in words before what is wrong with it, in the summary; empty: its message says enough. */
  placeOf?: (field: string) => string;
  /** The field whose input people go to for another field that has none. */
  inputOf?: (field: string) => string;
  /** Sends what the schema made of the values. A failure that it throws is explained above the form. */
  onSend: (output: O) => Promise<unknown>;
}

export type TaskForm<V extends FieldValues, O = V> = ReturnType<typeof useTaskForm<V, O>>;

/** A form with the contract's schema: problems beside fields and in a summary, what was typed restored, one sending at a time. */
export function useTaskForm<V extends FieldValues, O>({
  name,
  restores = true,
  schema,
  defaultValues,
  order,
  messages = {},
  placeOf = () => '',
  inputOf = (field) => field,
  onSend,
}: TaskOptions<V, O>) {
  const owner = useSession()?.email ?? '';
  const [restored, setRestored] = useState(() => (restores ? unfinishedOf<V>(owner, name) : undefined));
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);
  const form = useForm<V, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: { ...defaultValues, ...restored } as DefaultValues<V>,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (!restores) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        // Without a name the form was set anew, not edited.
        if (changed) setUnfinished(owner, name, { ...values }, restores === 'reload');
      },
    });
  }, [form, owner, name, restores]);

  const idOf = (field: string) => `${name}-${inputOf(field).replaceAll('.', '-')}`;
  const messageOf = (from: FieldErrors<V>, field: string): string | undefined => {
    const found = get(from, field) as (FoundError & { root?: FoundError }) | undefined;
    // Of rows, what is wrong with all of them together is apart from what is wrong in one.
    const error = found?.root ?? found;
    if (!error) return undefined;
    return (error.type === 'server' || error.type === 'custom' ? undefined : messages[field]) ?? error.message;
  };

  const problemAt = (field: string, message: string): Problem => {
    const place = placeOf(field);
    return { field: idOf(field), message: place ? `${place}: ${message}` : message };
  };

  const fieldsNow = () => (typeof order === 'function' ? order(form.getValues()) : order);

  function fail(error: unknown) {
    const { message, issues } = explain(error, fieldsNow());
    for (const { field, message } of issues) form.setError(field, { type: 'server', message });
    setFailure({ message, problems: issues.map(({ field, message }) => problemAt(field, message)) });
  }

  const submit = form.handleSubmit(
    async (output) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setFailure(null);
      try {
        await onSend(output);
        dropUnfinished(owner, name);
        setRestored(undefined);
      } catch (error) {
        fail(error);
      } finally {
        isBusy.current = false;
      }
    },
    (found) =>
      setFailure({
        problems: fieldsNow().flatMap((field) => {
          const message = messageOf(found, field);
          return message ? [problemAt(field, message)] : [];
        }),
      }),
  );

  return {
    form,
    submit,
    isSending: isSubmitting,
    failure,
    idOf,
    errorOf: (field: Path<V>) => messageOf(errors, field),
    /** What ties an input of the kit to a field. */
    field: (path: Path<V>) => ({ ...form.register(path), id: idOf(path), error: messageOf(errors, path) }),
    /** Whether what was entered earlier is back. */
    isRestored: restored !== undefined,
    startAgain(values: V = defaultValues) {
      dropUnfinished(owner, name);
      setRestored(undefined);
      setFailure(null);
      form.reset(values);
    },
  };
}

interface FoundError {
  type?: string;
  message?: string;
}

export interface Issue {
  /** Names the field, dot-separated. */
  path: string;
  message: string;
}

export const issuesIn = (error: z.ZodError | undefined): Issue[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));

/** A schema by a function, which makes of a form's values what is sent, and says what is wrong with them. */
export function formSchema<V extends object, O>(
  make: (values: V) => { output: O | undefined; issues: readonly Issue[] },
): z.ZodType<O, V> {
  return z.custom<V>().transform((values, context) => {
    const { output, issues } = make(values);
    for (const { path, message } of issues) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
    return output as O;
  });
}
