import { Button, Row, Stack, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import type { ResultPage } from '../allotment/tracks';
import { StatusLine } from '../StatusLine';
import { signIn } from '../texts';
import { AskedField } from './AskedField';
import { BIRTH_DATE_PARTS } from './birth-date';
import { BirthDateFields } from './BirthDateFields';
import { Busy } from './Busy';
import { checkSignIn } from './check';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from './field-id';
import { PROOF_FIELDS } from './proof';
import { useSignIn } from './use-sign-in';

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const proof = text('code') || text('form_number');
  return { email: text('email'), day: text('day'), month: text('month'), year: text('year'), proof };
}

export function SignInForm({ page }: { page: ResultPage }) {
  const { problems, asked, waiting, isSlow, submit, stopWaiting } = useSignIn(page);
  const emailProblem = problems.find(({ field }) => field === 'email');
  const proofField = asked && PROOF_FIELDS[asked.kind];
  const proofProblem = problems.find(({ field }) => field && field === proofField);
  const birthDateProblem = problems.find(({ field }) => field && BIRTH_DATE_PARTS.some((part) => part === field));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(checkSignIn(typedIn(event.currentTarget), asked));
  }

  /** The same details without the proof: what asks for another mail. */
  function onAgain(form: HTMLFormElement | null) {
    if (form) submit(checkSignIn({ ...typedIn(form), proof: '' }, null));
  }

  // `dialog` outside a dialog does nothing: before the scripts are there, e-mail and date of birth must not be sent as an address.
  return (
    <form method="dialog" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        {problems.length > 0 && <ErrorSummary problems={problems} />}
        <TextField
          id={fieldId('email')}
          name="email"
          type="email"
          autoComplete="email"
          label={signIn.email}
          hint={signIn.emailHint}
          error={emailProblem?.message}
        />
        <BirthDateFields problem={birthDateProblem} />
        {asked && <AskedField key={asked.kind} asked={asked} error={proofProblem?.message} onAgain={onAgain} />}
        {waiting && <Busy waiting={waiting} onStop={stopWaiting} />}
        <Row>
          <Button type="submit" aria-disabled={isSlow}>
            {isSlow ? signIn.submitting : signIn.submit}
          </Button>
          <StatusLine>{isSlow && !waiting && signIn.slow}</StatusLine>
        </Row>
      </Stack>
    </form>
  );
}
