import {
  type GrievanceReceipt,
  type HelpReason,
  helpReasonNames,
  isEmail,
  normalizeMobile,
  type Track,
} from '@university/shared/contract';
import {
  ErrorSummary,
  FieldError,
  SelectField,
  space,
  Stack,
  Submit,
  TextAreaField,
  TextField,
  useCheckedForm,
  type Wrong,
} from '@university/shared/kit';
import { ownCall } from '@university/shared/language';
import { texts } from './texts';
import styled from 'styled-components';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Fieldset, Legend } from '../look';
import { useSlow } from '../use-slow';
import { useHydrated } from '@university/shared/island';
import { useNames } from '../rounds/names';

const words = texts.form;

const FIELDS = ['name', 'email', 'mobile', 'form_number', 'track', 'reason', 'message'] as const;

type FieldName = (typeof FIELDS)[number];

const errors = texts.errors;

/** Source: the contract. */
/** The server validates again. */
function checkHelp(form: FormData): Wrong<FieldName> {
  const text = (name: FieldName) => String(form.get(name) ?? '').trim();
  const wrong: Wrong<FieldName> = {};
  if (text('name').length < 2) wrong.name = errors.name;
  if (!isEmail(text('email'))) wrong.email = text('email') === '' ? errors.noEmail : errors.email;
  if (text('mobile') !== '' && !normalizeMobile(text('mobile'))) wrong.mobile = errors.mobile;
  if (text('form_number') === '') wrong.form_number = errors.number;
  if (text('track') === '') wrong.track = errors.track;
  if (text('reason') === '') wrong.reason = errors.reason;
  if (text('reason') === 'other' && text('message') === '') wrong.message = errors.message;
  return wrong;
}

/** Stored with the form. Change it whenever `texts.privacy` changes. */
export const HELP_PRIVACY_VERSION = '2026-12';

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  & > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;

const ERROR = 'help-reason-error';

function ReasonField({ id, name, error }: { id: string; name: string; error?: string }) {
  return (
    <Fieldset aria-describedby={error && ERROR}>
      <Legend>{texts.form.reason}</Legend>
      {error && <FieldError id={ERROR}>{error}</FieldError>}
      {(Object.keys(helpReasonNames) as HelpReason[]).map((reason, index) => (
        <Choice key={reason}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={reason}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && ERROR}
          />
          {helpReasonNames[reason]}
        </Choice>
      ))}
    </Fieldset>
  );
}

interface Props {
  track?: Track;
  round?: number;
  onSent: (receipt: GrievanceReceipt) => void;
}

/**
 * Without scripts the browser posts the form and the API answers with a page. No `autocomplete="off"`: fields would be
 * empty on going back.
 */
export function HelpForm({ track, round, onSent }: Props) {
  const { attempt, failure, field, isPending, onSubmit, problems } = useCheckedForm({
    names: FIELDS,
    prefix: 'help',
    read(form) {
      const body = new FormData(form);
      // Another track has other rounds.
      if (body.get('track') !== track) body.delete('round');
      return body;
    },
    check: checkHelp,
    send: async (body, headers) => (await call(calls.askAdmissionHelp, { body, headers })).data,
    onSent,
    notLost: errors.notLost,
  });
  const isSlow = useSlow(isPending);
  const hasScripts = useHydrated();
  const { choices } = useNames();

  return (
    <form
      data-keep
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
          {...field('name')}
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          minLength={2}
          required
        />
        <TextField
          {...field('email')}
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          required
        />
        <TextField
          {...field('mobile')}
          type="tel"
          label={`${words.mobile} (${words.optional})`}
          hint={words.mobileHint}
          autoComplete="tel"
        />
        <TextField
          {...field('form_number')}
          label={words.number}
          hint={words.numberHint}
          autoCapitalize="characters"
          required
        />
        <SelectField
          {...field('track')}
          label={words.track}
          none={words.choose}
          options={choices}
          defaultValue={track}
          required
        />
        <ReasonField {...field('reason')} />
        <TextAreaField
          {...field('message')}
          label={`${words.message} (${words.optional})`}
          hint={words.messageHint}
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
