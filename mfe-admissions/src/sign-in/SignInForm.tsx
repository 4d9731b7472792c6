import { Button, Row, Stack, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import type { ResultPage } from '../allotment/tracks';
import { StatusLine } from '../StatusLine';
import { signIn } from '../texts';
import { BirthDateFields } from './BirthDateFields';
import { Busy } from './Busy';
import { checkSignIn } from './check';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from './field-id';
import { useSignIn } from './use-sign-in';

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email'), day: text('day'), month: text('month'), year: text('year') };
}

export function SignInForm({ page }: { page: ResultPage }) {
  const { problems, waiting, isSlow, submit, stopWaiting } = useSignIn(page);
  const emailProblem = problems.find(({ field }) => field === 'email');
  const birthDateProblem = problems.find(({ field }) => field && field !== 'email');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(checkSignIn(typedIn(event.currentTarget)));
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
