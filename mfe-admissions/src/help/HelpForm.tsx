import { ownCall } from '@university/shared/language';
import type { GrievanceReceipt, Track } from '@university/shared/contract';
import { useHydrated } from '@university/shared/island';
import { ErrorSummary, SelectField, Stack, Submit, TextAreaField, TextField } from '@university/shared/kit';
import type { FormEvent } from 'react';
import { useNames } from '../rounds/names';
import { fieldId, MOST, problemsOf } from './check';
import { HELP_PRIVACY_VERSION } from './privacy-version';
import { ReasonField } from './ReasonField';
import { texts } from './texts';
import { useHelp } from './use-help';

const words = texts.form;

interface Props {
  /** Of the page that led here. */
  track?: Track;
  round?: number;
  onSent: (receipt: GrievanceReceipt) => void;
}

/**
 * "I cannot sign in." Without scripts the browser posts it and the API answers with a page. No field says
 * `autocomplete="off"`: on the way back browsers would leave it empty.
 */
export function HelpForm({ track, round, onSent }: Props) {
  const { attempt, wrong, failure, isSlow, send } = useHelp(onSent);
  const hasScripts = useHydrated();
  const { choices } = useNames();
  const problems = failure ? [{ message: failure }] : problemsOf(wrong);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // Another track has other rounds than the page that led here.
    if (form.get('track') !== track) form.delete('round');
    send(form);
  }

  return (
    <form
      method="post"
      action={ownCall('/api/v1/admission/help')}
      aria-labelledby="help-form"
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
        <input type="hidden" name="noticeVersion" value={HELP_PRIVACY_VERSION} />
        {round && <input type="hidden" name="round" value={round} />}
        <TextField
          id={fieldId('name')}
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={wrong.name}
          autoComplete="name"
          minLength={2}
          maxLength={100}
          required
        />
        <TextField
          id={fieldId('email')}
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={wrong.email}
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField
          id={fieldId('mobile')}
          name="mobile"
          type="tel"
          label={`${words.mobile} (${words.optional})`}
          hint={words.mobileHint}
          error={wrong.mobile}
          autoComplete="tel"
          maxLength={30}
        />
        <TextField
          id={fieldId('form_number')}
          name="form_number"
          label={words.number}
          hint={words.numberHint}
          error={wrong.form_number}
          autoCapitalize="characters"
          maxLength={20}
          required
        />
        <SelectField
          id={fieldId('track')}
          name="track"
          label={words.track}
          error={wrong.track}
          none={words.choose}
          options={choices}
          defaultValue={track}
          required
        />
        <ReasonField error={wrong.reason} />
        <TextAreaField
          id={fieldId('message')}
          name="message"
          label={`${words.message} (${words.optional})`}
          hint={words.messageHint}
          error={wrong.message}
          maxLength={MOST}
          rows={5}
        />
        <div>
          <Submit isSending={isSlow} sending={words.sending}>
            {words.submit}
          </Submit>
        </div>
      </Stack>
    </form>
  );
}
