import { ProofField, TextField } from '@university/shared/kit';
import { useEffect } from 'react';
import { login } from './texts';

interface Props {
  /** How often it was asked for. */
  times: number;
  error?: string;
  /** Asks for another mail. */
  onAgain: (form: HTMLFormElement | null) => void;
}

/** The mailed code, once it is asked for. */
export function CodeField({ times, error, onAgain }: Props) {
  return (
    <ProofField
      id="code"
      name="code"
      title={login.codeTitle}
      why={login.codeWhy}
      label={login.code}
      hint={login.codeHint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      again={{ label: login.codeAgain, said: times > 1 && login.codeSentAgain, onAgain }}
    />
  );
}

/** Asks for the second factor; it has the focus when it comes, as the password was right. */
export function OneTimeCodeField({ error }: { error: string | undefined }) {
  useEffect(() => document.getElementById('one_time_code')?.focus(), []);
  return (
    <TextField
      id="one_time_code"
      name="one_time_code"
      label={login.oneTimeCode}
      hint={login.oneTimeCodeHint}
      autoComplete="one-time-code"
      error={error}
    />
  );
}
