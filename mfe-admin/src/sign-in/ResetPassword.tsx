import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  ButtonLink,
  Card,
  Container,
  Message,
  PageHeader,
  Section,
  SectionTitle,
  Stack,
  useTakenHash,
  Submit,
  TextField,
} from '@university/shared/kit';
import { identity } from '@university/shared/identity';
import { useState } from 'react';
import styled from 'styled-components';
import { ActButton, Announced, explain } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { PasswordFields, usePasswordForm } from './password-form';
import { Link } from '@university/shared/router';
import { type LoginFailure, throttled } from './log-in';
import { LoginProblems } from './parts';
import { login, passwords } from './texts';

const Sheet = styled(Card)`
  max-width: 30rem;
`;

/** The token is in the fragment, which is not sent to servers. */
export default function ResetPassword() {
  const [token, setToken] = useTakenHash();

  return (
    <>
      <PageHeader
        title={token ? 'Choose a password' : 'Forgot password'}
        lead={token ? passwords.chooseLead : mailsLinks() && 'We mail you a link with which you choose a new password.'}
        seed="staff"
      />
      <Section>
        <Container>
          <Sheet>
            {token && <ChoosePassword key={token} token={token} onAskAgain={() => setToken('')} />}
            {!token && (mailsLinks() ? <AskForLink /> : <NoMail />)}
          </Sheet>
        </Container>
      </Section>
    </>
  );
}

const mailsLinks = () => identity.sendsMail !== false;

function NoMail() {
  return (
    <Stack $gap={3}>
      <Message $tone="bad">{passwords.noMail}</Message>
      <Link to="/admin-login">{passwords.resetBack}</Link>
    </Stack>
  );
}

function ChoosePassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const [outcome, setOutcome] = useState<'done' | 'gone' | null>(null);
  const form = usePasswordForm(['password', 'again'], async ({ password }) => {
    try {
      await call(calls.resetPassword, { body: { token, password } });
      setOutcome('done');
    } catch (error) {
      if (!isUseless(error)) throw error;
      setOutcome('gone');
    }
  });

  if (outcome === 'done') {
    return (
      <Stack $gap={3}>
        <SectionTitle>Your password is set</SectionTitle>
        <Announced tone="good">
          <p>Log in with it now.</p>
        </Announced>
        <div>
          <ButtonLink to="/admin-login">Log in</ButtonLink>
        </div>
      </Stack>
    );
  }
  if (outcome === 'gone') {
    return (
      <Message $tone="bad" role="alert">
        <p>This link has been used or is too old. Ask for a new one.</p>
        <ActButton look="primary" onClick={onAskAgain}>
          Ask for a new link
        </ActButton>
      </Message>
    );
  }
  return (
    <TaskFrame task={form} method="post" gap={3} submit="Set the password">
      <PasswordFields
        form={form}
        fields={[
          { name: 'password', label: 'New password', hint: passwords.hint },
          { name: 'again', label: 'New password again' },
        ]}
      />
    </TaskFrame>
  );
}

/** Used, expired or truncated. */
const isUseless = (error: unknown) =>
  error instanceof ApiError && (error.status === 410 || error.issues.some(({ path }) => path === 'token'));

/** The answer does not reveal whether the account exists. */
function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePasswordForm(
    ['email'],
    async ({ email: typed }) => {
      const email = typed.trim();
      await call(calls.requestPasswordReset, { body: { email } });
      setSentTo(email);
    },
    () => login.noEmail,
    failureOf,
  );

  if (sentTo) {
    return (
      <Stack $gap={3}>
        <SectionTitle>Look into your mail</SectionTitle>
        <Announced tone="good">
          <p>{passwords.resetSent(sentTo)}</p>
        </Announced>
        <div>
          <ActButton onClick={() => setSentTo(null)}>Use another address</ActButton>
        </div>
        <Link to="/admin-login">{passwords.resetBack}</Link>
      </Stack>
    );
  }
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <Stack $gap={3}>
        <noscript>
          <Message $tone="bad">{login.needsScript}</Message>
        </noscript>
        {form.failure && <LoginProblems failure={form.failure} />}
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail address of your account"
          autoComplete="username"
          error={form.errorOf('email')}
        />
        <div>
          <Submit isSending={form.isSending} sending="Asking for the link…">
            Mail me a link
          </Submit>
        </div>
        <Link to="/admin-login">{passwords.resetBack}</Link>
      </Stack>
    </form>
  );
}

function failureOf(error: unknown): LoginFailure {
  if (error instanceof ApiError && error.status === 429) return throttled(error.retryAfter);
  const { message, issues } = explain(error, ['email']);
  return { message, problems: issues };
}
