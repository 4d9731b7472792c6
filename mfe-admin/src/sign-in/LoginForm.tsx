import { useHydrated } from '@university/shared/island';
import { Button, Message, SectionTitle, Stack, TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { type FormEvent, useState } from 'react';
import { CodeField, OneTimeCodeField } from './code-fields';
import { asksForCode, explain, isOneTimeCodeWanted, type LoginFailure, logIn, missing } from './log-in';
import { PasskeyButton } from './PasskeyButton';
import { logInWithPasskey } from './passkeys';
import { LoginProblems } from './LoginProblems';
import { login, passkeys } from './texts';

interface AskedCode {
  /** For whom: another account may not need it. */
  email: string;
  times: number;
}

/** E-mail and password, and the mailed code where it is asked for. The inputs belong to the browser: what was typed before the code came stays. */
export function LoginForm() {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  const isReady = useHydrated();
  const { isPending, mutate } = useSingleMutation({
    mutationFn: logIn,
    onError(error, { email, code }) {
      if (asksForCode(error)) setAsked({ email, times: asked?.email === email ? asked.times + 1 : 1 });
      if (isOneTimeCodeWanted(error)) setHasSecondFactor(true);
      const isNextStep = (asksForCode(error) && code === '') || isOneTimeCodeWanted(error);
      setFailure(isNextStep ? null : explain(error));
    },
  });

  /** @param wantsCode asks for another code: the same details without one */
  function send(form: HTMLFormElement, wantsCode = false) {
    const data = new FormData(form);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const email = typed('email');
    const password = String(data.get('password'));
    const code = wantsCode ? '' : typed('code');
    const oneTimeCode = typed('one_time_code');
    const gaps = missing({
      email,
      password,
      code: asked?.email === email && !wantsCode ? code : undefined,
      oneTimeCode: hasSecondFactor ? oneTimeCode : undefined,
    });
    if (gaps) setFailure(gaps);
    else mutate({ email, password, code, oneTimeCode });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  const errorOf = (id: string) => failure?.problems.find(({ field }) => field === id)?.message;

  // `post`, and no sending before the code is here: a password must never stand in an address.
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        <noscript>
          <Message $tone="bad">{login.needsScript}</Message>
        </noscript>
        {failure && <LoginProblems failure={failure} />}
        <TextField
          id="email"
          name="email"
          type="email"
          label={login.email}
          autoComplete="username"
          error={errorOf('email')}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={login.password}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        {asked && (
          <CodeField times={asked.times} error={errorOf('code')} onAgain={(form) => form && send(form, true)} />
        )}
        {hasSecondFactor && <OneTimeCodeField error={errorOf('one_time_code')} />}
        <Button type="submit" disabled={!isReady} aria-disabled={isPending || undefined}>
          {isPending ? login.sending : login.submit}
        </Button>
        <PasskeyButton label={passkeys.logIn} onUse={logInWithPasskey} />
        <Link to="/admin-login/password">{login.forgotten}</Link>
      </Stack>
    </form>
  );
}
