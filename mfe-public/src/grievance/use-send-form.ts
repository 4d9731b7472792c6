import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { GrievanceCategory, GrievanceReceipt } from '@university/shared/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Problem } from '@university/shared/kit';
import { checkPdf, CHECKS } from './fields';
import { texts } from './texts';

interface Values {
  name: string;
  email: string;
  mobile: string;
  number: string;
  category: GrievanceCategory | '';
  subject: string;
  message: string;
  pdf: FileList;
}

type FieldName = keyof Values;

const NAMES: readonly FieldName[] = ['name', 'email', 'mobile', 'number', 'category', 'subject', 'message', 'pdf'];

const isField = (path: string): path is FieldName => (NAMES as readonly string[]).includes(path);

export const fieldId = (name: FieldName) => `grievance-${name}`;

function contentOf(form: HTMLFormElement, file: File | undefined): FormData {
  const content = new FormData(form);
  content.delete('pdf');
  if (file) content.append('pdf', file);
  return content;
}

/** Milliseconds, for 5 MB on a slow connection. */
const UPLOAD_TIMEOUT = 60_000;

async function sendGrievance(form: FormData, key: string): Promise<GrievanceReceipt> {
  const headers = { 'Idempotency-Key': key };
  return (await call(calls.sendGrievance, { body: form, headers, timeout: UPLOAD_TIMEOUT })).data;
}

interface Outcome {
  attempt: number;
  failure?: string;
}

export function useSendForm(onSent: (receipt: GrievanceReceipt) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [keyFor] = useState(sendKeys);
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0 });
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, isSubmitting } = formState;

  function field(name: Exclude<FieldName, 'pdf'>) {
    return register(name, { validate: (value) => CHECKS[name](value ?? '') });
  }

  const fileField = () => register('pdf', { validate: (files) => checkPdf(files?.[0]) });

  const fail = (failure?: string) => setOutcome(({ attempt }) => ({ attempt: attempt + 1, failure }));

  async function send({ pdf }: Values) {
    if (!form.current) return;
    const sent = contentOf(form.current, pdf?.[0]);
    setOutcome(({ attempt }) => ({ attempt }));
    try {
      onSent(await sendGrievance(sent, keyFor(sent)));
    } catch (error) {
      const refused = error instanceof ApiError ? error.issues.filter(({ path }) => isField(path)) : [];
      for (const { path, message } of refused) if (isField(path)) setError(path, { type: 'server', message });
      fail(refused.length > 0 ? undefined : `${(error as Error).message} ${texts.send.notLost}`);
    }
  }

  const problems: Problem[] = NAMES.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ field: fieldId(name), message }] : [];
  });

  return {
    form,
    field,
    fileField,
    errorOf: (name: FieldName) => errors[name]?.message,
    category: watch('category'),
    isSending: isSubmitting,
    attempt: outcome.attempt,
    failure: outcome.failure,
    problems,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault();
      // Ignore a second click.
      if (!isSubmitting) void handleSubmit(send, () => fail())(event);
    },
  };
}

/** 128 random bits, hex. */
function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fingerprint = (form: FormData) =>
  JSON.stringify(
    [...form].map(([name, value]) => [
      name,
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    ]),
  );

/** Idempotency keys: the same for the same content, a new one after a change. */
export function sendKeys(): (form: FormData) => string {
  let last = { content: '', key: '' };
  return (form) => {
    const content = fingerprint(form);
    if (content !== last.content) last = { content, key: draw() };
    return last.key;
  };
}
