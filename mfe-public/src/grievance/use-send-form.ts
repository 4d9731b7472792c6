import { ApiError } from '@university/shared';
import type { GrievanceCategory, GrievanceReceipt } from '@university/shared/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendGrievance } from '../api/grievance';
import { texts } from '../grievance-texts';
import { CHECKS, checkPdf } from './checks';
import type { Problem } from './Problems';
import { sendKeys } from './send-key';

/** What is typed and chosen, by the names of the contract. */
export interface Values {
  name: string;
  email: string;
  mobile: string;
  number: string;
  category: GrievanceCategory | '';
  subject: string;
  message: string;
  pdf: FileList;
}

export type FieldName = keyof Values;

/** In the order of the form. */
const NAMES: readonly FieldName[] = ['name', 'email', 'mobile', 'number', 'category', 'subject', 'message', 'pdf'];

const isField = (path: string): path is FieldName => (NAMES as readonly string[]).includes(path);

/** Id of a field's control. */
export const fieldId = (name: FieldName) => `grievance-${name}`;

/** What is sent: the file last, and none where the field was left empty. */
function contentOf(form: HTMLFormElement, file: File | undefined): FormData {
  const content = new FormData(form);
  content.delete('pdf');
  if (file) content.append('pdf', file);
  return content;
}

/** What an attempt came to, apart from what stands beside the fields. */
interface Outcome {
  attempt: number;
  /** Of all of the form. */
  failure?: string;
}

/** The form, its sending and what stands in the way. Everything typed stays until the grievance has arrived. */
export function useSendForm(onSent: (receipt: GrievanceReceipt) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [keyFor] = useState(sendKeys);
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0 });
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, isSubmitting } = formState;

  /** What an input is given to be checked and sent. */
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
      fail(refused.length > 0 ? undefined : `${(error as Error).message} ${texts.send.kept}`);
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
    /** What is wrong with a field. */
    errorOf: (name: FieldName) => errors[name]?.message,
    /** What is chosen, as advice hangs on it. */
    category: watch('category'),
    isSending: isSubmitting,
    attempt: outcome.attempt,
    failure: outcome.failure,
    problems,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault();
      // A second click while the first is under way.
      if (!isSubmitting) void handleSubmit(send, () => fail())(event);
    },
  };
}
