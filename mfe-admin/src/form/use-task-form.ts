import '../zod-without-eval';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSession } from '@university/shared';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { Failure, Problem } from './ErrorSummary';
import { forgetDraft, keepDraft, recallDraft } from './drafts';
import { explain } from './use-task';

interface Options<V extends FieldValues, O> {
  /** Names the form; the same name finds what was entered before the session ended. Ids of inputs begin with it. */
  name: string;
  /** False for what must not be kept, such as passwords. */
  isKept?: boolean;
  schema: z.ZodType<O, V>;
  defaultValues: V;
  /** Fields in the order of the page, which is the order of the summary. */
  order: readonly Path<V>[];
  /** Our words for a field, where the schema has only its library's. */
  messages?: Partial<Record<string, string>>;
  /** The field whose input people go to for another field that has none. */
  inputOf?: (field: string) => string;
  /** Sends what the schema made of the values. A failure that it throws is explained above the form. */
  onSend: (output: O) => Promise<unknown>;
}

export type TaskForm<V extends FieldValues, O = V> = ReturnType<typeof useTaskForm<V, O>>;

/** A form with the contract's schema: problems beside fields and in a summary, drafts kept, one sending at a time. */
export function useTaskForm<V extends FieldValues, O>({
  name,
  isKept = true,
  schema,
  defaultValues,
  order,
  messages = {},
  inputOf = (field) => field,
  onSend,
}: Options<V, O>) {
  const owner = useSession()?.email ?? '';
  const [kept, setKept] = useState(() => (isKept ? recallDraft<V>(owner, name) : undefined));
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);
  const form = useForm<V, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: { ...defaultValues, ...kept } as DefaultValues<V>,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (!isKept) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        // Without a name the form was set anew, not edited.
        if (changed) keepDraft(owner, name, { ...values });
      },
    });
  }, [form, owner, name, isKept]);

  const idOf = (field: string) => `${name}-${inputOf(field).replaceAll('.', '-')}`;
  const messageOf = (from: FieldErrors<V>, field: string): string | undefined => {
    const error = get(from, field) as { type?: string; message?: string } | undefined;
    if (!error) return undefined;
    return (error.type === 'server' || error.type === 'custom' ? undefined : messages[field]) ?? error.message;
  };

  function fail(error: unknown) {
    const { message, issues } = explain(error, order);
    for (const { field, message } of issues) form.setError(field, { type: 'server', message });
    setFailure({ message, problems: issues.map(({ field, message }) => ({ field: idOf(field), message })) });
  }

  const submit = form.handleSubmit(
    async (output) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setFailure(null);
      try {
        await onSend(output);
        forgetDraft(owner, name);
        setKept(undefined);
      } catch (error) {
        fail(error);
      } finally {
        isBusy.current = false;
      }
    },
    (found) => setFailure({ problems: problemsOf(order, (field) => messageOf(found, field), idOf) }),
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
    isRestored: kept !== undefined,
    startAgain(values: V = defaultValues) {
      forgetDraft(owner, name);
      setKept(undefined);
      setFailure(null);
      form.reset(values);
    },
  };
}

/** What is wrong, in the order of the form. */
export function problemsOf<F extends string>(
  order: readonly F[],
  messageOf: (field: F) => string | undefined,
  idOf: (field: F) => string,
): Problem[] {
  return order.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field: idOf(field), message }] : [];
  });
}

export interface Issue {
  /** Names the field, dot-separated. */
  path: string;
  message: string;
}

/** A schema that leaves the values of a form as they are, once a check finds nothing wrong with them. */
export function checked<V extends object>(issuesOf: (values: V) => Issue[]): z.ZodType<V, V> {
  return z.custom<V>().superRefine((values, context) => {
    for (const { path, message } of issuesOf(values)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  }) as unknown as z.ZodType<V, V>;
}
