import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  type GrievanceCategory,
  grievanceCategoryNames,
  type GrievanceKind,
  type GrievanceReceipt,
} from '@university/shared/contract';
import { type ComponentProps, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  Button,
  ErrorSummary,
  Input,
  Labelled,
  Message,
  type Problem,
  Select,
  space,
  Stack,
  TextArea,
  wide,
  idempotencyKeys,
} from '@university/shared/kit';
import { categoriesFor, checkPdf, CHECKS, NOTICE_VERSION } from './fields';
import { texts } from './texts';
import styled from 'styled-components';
import { ownCall } from '@university/shared/language';
import { useHydrated } from '@university/shared/island';

const words = texts.send;

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

function useSendForm(onSent: (receipt: GrievanceReceipt) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [keyFor] = useState(idempotencyKeys);
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

const Summary = styled(ErrorSummary)`
  li {
    padding-block: 2px;
  }
  a {
    color: inherit;
  }
`;

export function Problems(props: ComponentProps<typeof ErrorSummary>) {
  return <Summary {...props} forwardedAs="h3" />;
}

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  ${wide.phone} {
    grid-template-columns: 1fr 1fr;
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const Story = styled(TextArea)`
  min-height: 12rem;
`;

const Advice = styled.div`
  > * {
    margin-top: ${space(1)};
  }
`;

const EMAIL = { type: 'email', autoComplete: 'email', maxLength: 254, required: true };
const MOBILE = { type: 'tel', autoComplete: 'tel', maxLength: 30, required: true };

type TextName = 'name' | 'number' | 'email' | 'mobile' | 'subject';

/**
 * Without scripts the browser posts the form and the API answers with a page. No `autocomplete="off"`: fields would be
 * empty on going back.
 */
export function SendForm({ kind, onSent }: { kind: GrievanceKind; onSent: (receipt: GrievanceReceipt) => void }) {
  const { form, field, fileField, errorOf, category, isSending, attempt, failure, problems, onSubmit } =
    useSendForm(onSent);
  const hasScripts = useHydrated();
  const shown = failure ? [{ message: failure }] : problems;
  const advice = category === 'harassment' || category === 'ragging' ? texts.advice[category] : undefined;

  const line = (name: TextName, label: string, attributes: ComponentProps<typeof Input>, hint?: string) => (
    <Labelled id={fieldId(name)} label={label} hint={hint} error={errorOf(name)}>
      {(control) => <Input {...field(name)} {...control} {...attributes} />}
    </Labelled>
  );

  return (
    <form
      ref={form}
      data-keep
      method="post"
      action={ownCall('/api/v1/grievance')}
      encType="multipart/form-data"
      aria-labelledby="send"
      noValidate={hasScripts}
      onSubmit={onSubmit}
    >
      <Stack $gap={3}>
        {attempt > 0 && shown.length > 0 && (
          <Problems
            title={failure ? texts.errors.failed : texts.errors.title(problems.length)}
            problems={shown}
            attempt={attempt}
          />
        )}
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
        <Fields>
          {line('name', words.name, { autoComplete: 'name', minLength: 2, maxLength: 100, required: true })}
          {line('number', `${words.numbers[kind]} (${words.optional})`, { maxLength: 40 })}
          {line('email', words.email, EMAIL, words.emailHint)}
          {line('mobile', words.mobile, MOBILE, words.mobileHint)}
          <div data-wide>
            <Labelled id={fieldId('category')} label={words.category} error={errorOf('category')}>
              {(control) => (
                <Select {...field('category')} {...control} required>
                  <option value="">{words.choose}</option>
                  {categoriesFor(kind).map((id) => (
                    <option key={id} value={id}>
                      {grievanceCategoryNames[id]}
                    </option>
                  ))}
                </Select>
              )}
            </Labelled>
            <Advice aria-live="polite">{advice && <Message>{advice}</Message>}</Advice>
          </div>
          <div data-wide>{line('subject', words.subject, { minLength: 5, maxLength: 150, required: true })}</div>
          <div data-wide>
            <Labelled id={fieldId('message')} label={words.message} hint={words.messageHint} error={errorOf('message')}>
              {(control) => <Story {...field('message')} {...control} minLength={20} maxLength={5_000} required />}
            </Labelled>
          </div>
          <div data-wide>
            <Labelled
              id={fieldId('pdf')}
              label={`${words.pdf} (${words.optional})`}
              hint={words.pdfHint}
              error={errorOf('pdf')}
            >
              {(control) => <Input {...fileField()} {...control} type="file" accept="application/pdf,.pdf" />}
            </Labelled>
          </div>
        </Fields>
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
