import { useQueryClient } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { Button, Row, Stack, TextField } from '@university/shared/ui';
import { type FormEvent, useState } from 'react';
import type { ResultPage } from '../allotment/tracks';
import { allotmentQuery } from '../api/allotment';
import { StatusLine } from '../StatusLine';
import { signIn } from '../texts';
import { useSingleFlight } from '../use-single-flight';
import { BirthDateFields } from './BirthDateFields';
import { checkSignIn, type Credentials, type Problem } from './check';
import { ErrorSummary } from './ErrorSummary';
import { explainSignIn } from './failures';
import { fieldId } from './field-id';

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email'), day: text('day'), month: text('month'), year: text('year') };
}

export function SignInForm({ page }: { page: ResultPage }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, isSlow } = useSingleFlight();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const emailProblem = problems.find(({ field }) => field === 'email');
  const birthDateProblem = problems.find(({ field }) => field && field !== 'email');

  async function send(credentials: Credentials) {
    setProblems([]);
    try {
      const allotment = await page.calls.signIn({ ...credentials, round: page.round });
      queryClient.setQueryData(allotmentQuery(page).queryKey, allotment);
      await navigate(page.show);
    } catch (error) {
      setProblems(explainSignIn(error, page));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      const checked = checkSignIn(typedIn(form));
      if ('email' in checked) await send(checked);
      else setProblems(checked);
    });
  }

  // `dialog` outside a dialog does nothing: before the scripts are there, e-mail and date of birth must not be sent as an address.
  return (
    <form method="dialog" noValidate onSubmit={submit}>
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
        <Row>
          <Button type="submit" aria-disabled={isSlow}>
            {isSlow ? signIn.submitting : signIn.submit}
          </Button>
          <StatusLine>{isSlow && signIn.slow}</StatusLine>
        </Row>
      </Stack>
    </form>
  );
}
