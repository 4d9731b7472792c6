import { Message, Stack, ProofField, TextField, useNow } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef, useMemo } from 'react';
import { ActButton, messageOf } from '../form/actions';
import { usePasskeySupport } from './passkeys';
import { login } from './texts';
import { SECOND } from '@university/shared/time';
import { ErrorSummary } from '../form/TaskFrame';
import type { LoginFailure } from './log-in';

export function PasskeyButton({ label, onUse }: { label: string; onUse: () => Promise<unknown> }) {
  const isSupported = usePasskeySupport();
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: onUse });
  const box = useRef<HTMLDivElement>(null);
  // It may be below the fold.
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (isSupported === false) return null;
  return (
    <Stack $gap={2}>
      <ActButton disabled={!isSupported} isBusy={isPending} onClick={() => mutate()}>
        {isPending ? 'Waiting for your device…' : label}
      </ActButton>
      {error && (
        <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
          {messageOf(error)}
        </Message>
      )}
    </Stack>
  );
}

interface CodeFieldsProps {
  times: number;
  error?: string;
  onAgain: (form: HTMLFormElement | null) => void;
}

export function CodeField({ times, error, onAgain }: CodeFieldsProps) {
  return (
    <ProofField
      id="code"
      name="code"
      title="One more step"
      why="There were many wrong tries with this e-mail address, so we check that it is you. If your details are right, we have mailed a code to it. The mail may take a minute."
      label="Code from the mail"
      hint="8 or 12 digits. Each code is good for 10 minutes, also when you asked for another one."
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      again={{ label: 'Mail another code', said: times > 1 && login.codeSentAgain, onAgain }}
    />
  );
}

export function OneTimeCodeField({ error }: { error: string | undefined }) {
  useEffect(() => document.getElementById('one_time_code')?.focus(), []);
  return (
    <TextField
      id="one_time_code"
      name="one_time_code"
      label="One-time code"
      hint="What your app shows now, or one of your recovery codes. If you have a passkey, you can use it instead."
      autoComplete="one-time-code"
      error={error}
    />
  );
}

export function LoginProblems({ failure }: { failure: LoginFailure }) {
  return <ErrorSummary failure={failure}>{failure.wait !== undefined && <Wait seconds={failure.wait} />}</ErrorSummary>;
}

const inWords = (seconds: number) => (seconds <= 90 ? login.seconds(seconds) : login.minutes(Math.ceil(seconds / 60)));

function Wait({ seconds }: { seconds: number }) {
  const now = useNow();
  const end = useMemo(() => Date.now() + seconds * SECOND, [seconds]);
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / SECOND)));
  // A live region that changes every second would be read out every second.
  return <p aria-live={left > 0 ? 'off' : 'assertive'}>{left > 0 ? login.wait(inWords(left)) : login.waited}</p>;
}
