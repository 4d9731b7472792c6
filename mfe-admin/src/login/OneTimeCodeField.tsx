import { TextField } from '@university/shared/ui';
import { useEffect } from 'react';
import { texts } from '../texts';

const words = texts.login;

/** Asks for the second factor; it has the focus when it comes, as the password was right. */
export function OneTimeCodeField({ error }: { error: string | undefined }) {
  useEffect(() => document.getElementById('one_time_code')?.focus(), []);
  return (
    <TextField
      id="one_time_code"
      name="one_time_code"
      label={words.oneTimeCode}
      hint={words.oneTimeCodeHint}
      autoComplete="one-time-code"
      error={error}
    />
  );
}
