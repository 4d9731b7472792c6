import '../zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSession } from '@university/shared';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Failure, Problem } from './TaskFrame';
import { dropUnfinished, setUnfinished, unfinishedOf } from './unfinished';
import { explain } from './actions';

export interface TaskOptions<V extends FieldValues, O> {
  /** Also the prefix of input ids and the key of restored values. */
  name: string;
  /** `reload`: restored after a reload too. */
  restores?: boolean | 'reload';
  schema: z.ZodType<O, V>;
  defaultValues: V;
  /** In page order. */
  order: readonly Path<V>[] | ((values: V) => readonly Path<V>[]);
  /** Overrides the messages of the schema library. */
  messages?: Partial<Record<string, string>>;
  /** Prefix in the summary: where the field is. */
  placeOf?: (field: string) => string;
  /** The field whose input stands for one that has none. */
  inputOf?: (field: string) => string;
  onSend: (output: O) => Promise<unknown>;
}

export type TaskForm<V extends FieldValues, O = V> = ReturnType<typeof useTaskForm<V, O>>;

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
        // Without a name the form was reset.
        if (changed) setUnfinished(owner, name, { ...values }, restores === 'reload');
      },
    });
  }, [form, owner, name, restores]);

  const idOf = (field: string) => `${name}-${inputOf(field).replaceAll('.', '-')}`;
  const messageOf = (from: FieldErrors<V>, field: string): string | undefined => {
    const found = get(from, field) as (FoundError & { root?: FoundError }) | undefined;
    // Errors of a field array as a whole are under `root`.
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
    field: (path: Path<V>) => ({ ...form.register(path), id: idOf(path), error: messageOf(errors, path) }),
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
  path: string;
  message: string;
}

export const issuesIn = (error: z.ZodError | undefined): Issue[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));

/** A schema from a function that converts and validates form values. */
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
