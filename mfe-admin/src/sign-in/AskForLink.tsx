import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useHydrated } from '@university/shared/island';
import { SectionTitle, Stack, Submit, TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { type FormEvent, useState } from 'react';
import { ActButton } from '../form/buttons';
import { Announced } from '../form/messages';
import { explain } from '../form/failures';
import { type LoginFailure, throttled } from './log-in';
import { texts } from './password-texts';
import { LoginProblems } from './LoginProblems';
import { login } from './texts';

const words = texts.reset;

/** Asks for a mail with a link. The answer is the same whether or not there is an account. */
export function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const isReady = useHydrated();
  const { isPending, mutate } = useSingleMutation({
    mutationFn: (email: string) => call(calls.requestPasswordReset, { body: { email } }),
    onSuccess: (_, email) => setSentTo(email),
    onError: (error) => setFailure(failureOf(error)),
  });

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email) return setFailure({ problems: [{ field: 'email', message: login.noEmail }] });
    mutate(email);
  }

  if (sentTo) {
    return (
      <Stack $gap={3}>
        <SectionTitle>{words.sentTitle}</SectionTitle>
        <Announced tone="good">
          <p>{words.sent(sentTo)}</p>
        </Announced>
        <div>
          <ActButton onClick={() => setSentTo(null)}>{words.another}</ActButton>
        </div>
        <Link to="/admin-login">{words.back}</Link>
      </Stack>
    );
  }
  return (
    <form method="post" noValidate onSubmit={ask}>
      <Stack $gap={3}>
        {failure && <LoginProblems failure={failure} />}
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          error={failure?.problems.find(({ field }) => field === 'email')?.message}
        />
        <div>
          {isReady && (
            <Submit isSending={isPending} sending={words.sending}>
              {words.submit}
            </Submit>
          )}
        </div>
        <Link to="/admin-login">{words.back}</Link>
      </Stack>
    </form>
  );
}

function failureOf(error: unknown): LoginFailure {
  if (error instanceof ApiError && error.status === 429) return throttled(error.retryAfter);
  const { message, issues } = explain(error, ['email']);
  return { message, problems: issues };
}
