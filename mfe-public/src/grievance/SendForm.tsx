import { ownCall } from '@university/shared/language';
import { type GrievanceKind, type GrievanceReceipt, grievanceCategoryNames } from '@university/shared/contract';
import { Button, Input, Labelled, Message, Select, space, Stack, TextArea, wide } from '@university/shared/kit';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@university/shared/island';
import { Problems } from './Problems';
import { categoriesFor, NOTICE_VERSION } from './fields';
import { texts } from './texts';
import { fieldId, useSendForm } from './use-send-form';

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

const words = texts.send;

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
