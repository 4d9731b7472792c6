import { Link } from '@university/shared/router';
import { Button, Message, SectionTitle, Stack, TextField } from '@university/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logIn } from '../api/log-in';
import { ErrorSummary } from '../form/ErrorSummary';
import { texts } from '../texts';
import { explain, type LoginFailure, missing } from './login-failure';
import { TimeLeft } from './TimeLeft';

const words = texts.login;

/** E-mail and password. The inputs belong to the browser: what was typed before the code came stays. */
export function LoginForm() {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  const sending = useRef(false);
  useEffect(() => setReady(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    const gaps = missing(email, password);
    if (gaps) return setFailure(gaps);
    sending.current = true;
    setSending(true);
    try {
      await logIn(email, password);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      sending.current = false;
      setSending(false);
    }
  }

  const errorOf = (id: string) => failure?.problems.find(({ field }) => field === id)?.message;

  // `post`, and no sending before the code is here: a password must never stand in an address.
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{words.formTitle}</SectionTitle>
        <noscript>
          <Message $tone="bad">{words.needsScript}</Message>
        </noscript>
        {failure && (
          <ErrorSummary failure={failure}>
            {failure.wait !== undefined && <TimeLeft seconds={failure.wait} />}
          </ErrorSummary>
        )}
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          error={errorOf('email')}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <Button type="submit" disabled={!isReady} aria-disabled={isSending || undefined}>
          {isSending ? words.sending : words.submit}
        </Button>
        <Link to="/admin-login/password">{words.forgotten}</Link>
      </Stack>
    </form>
  );
}
