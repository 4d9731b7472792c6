import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { grievanceCategoryNames, type GrievanceKind, type GrievanceReceipt } from '@university/shared/contract';
import { useState } from 'react';
import {
  Button,
  ErrorSummary,
  Message,
  SelectField,
  space,
  Stack,
  TextAreaField,
  TextField,
  useCheckedForm,
  wide,
} from '@university/shared/kit';
import { categoriesFor, checkGrievance, FIELDS, NOTICE_VERSION } from './fields';
import { texts } from './texts';
import styled from 'styled-components';
import { ownCall } from '@university/shared/language';
import { useHydrated } from '@university/shared/island';

const words = texts.send;

/** A file is sent only where one was chosen. */
function contentOf(form: HTMLFormElement): FormData {
  const content = new FormData(form);
  const [file] = (form.elements.namedItem('pdf') as HTMLInputElement).files ?? [];
  content.delete('pdf');
  if (file) content.append('pdf', file);
  return content;
}

/** Milliseconds, for 5 MB on a slow connection. */
const UPLOAD_TIMEOUT = 60_000;

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

const Advice = styled.div`
  > * {
    margin-top: ${space(1)};
  }
`;

/**
 * Without scripts the browser posts the form and the API answers with a page. No `autocomplete="off"`: fields would be
 * empty on going back.
 */
export function SendForm({ kind, onSent }: { kind: GrievanceKind; onSent: (receipt: GrievanceReceipt) => void }) {
  const [category, setCategory] = useState('');
  const hasScripts = useHydrated();
  const { attempt, failure, field, isPending, onSubmit, problems } = useCheckedForm({
    names: FIELDS,
    prefix: 'grievance',
    read: contentOf,
    check: checkGrievance,
    send: async (body, headers) => (await call(calls.sendGrievance, { body, headers, timeout: UPLOAD_TIMEOUT })).data,
    onSent,
    notLost: words.notLost,
  });
  const advice = category === 'harassment' || category === 'ragging' ? texts.advice[category] : undefined;

  return (
    <form
      data-keep
      method="post"
      action={ownCall('/api/v1/grievance')}
      encType="multipart/form-data"
      aria-labelledby="send"
      noValidate={hasScripts}
      onSubmit={onSubmit}
    >
      <Stack $gap={3}>
        {problems.length > 0 && (
          <ErrorSummary
            as="h3"
            title={failure ? texts.errors.failed : texts.errors.title(problems.length)}
            problems={problems}
            attempt={attempt}
          />
        )}
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
        <Fields>
          <TextField {...field('name')} label={words.name} autoComplete="name" minLength={2} required />
          <TextField {...field('number')} label={`${words.numbers[kind]} (${words.optional})`} />
          <TextField
            {...field('email')}
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            {...field('mobile')}
            label={words.mobile}
            hint={words.mobileHint}
            type="tel"
            autoComplete="tel"
            required
          />
          <div data-wide>
            <SelectField
              {...field('category')}
              label={words.category}
              none={words.choose}
              options={categoriesFor(kind).map((id) => [id, grievanceCategoryNames[id]])}
              onChange={({ target }) => setCategory(target.value)}
              required
            />
            <Advice aria-live="polite">{advice && <Message>{advice}</Message>}</Advice>
          </div>
          <div data-wide>
            <TextField {...field('subject')} label={words.subject} minLength={5} required />
          </div>
          <div data-wide>
            <TextAreaField
              {...field('message')}
              label={words.message}
              hint={words.messageHint}
              minLength={20}
              rows={7}
              required
            />
          </div>
          <div data-wide>
            <TextField
              {...field('pdf')}
              label={`${words.pdf} (${words.optional})`}
              hint={words.pdfHint}
              type="file"
              accept="application/pdf,.pdf"
            />
          </div>
        </Fields>
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? words.sending : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
