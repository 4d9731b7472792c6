import { useNavigate } from '@university/shared/router';
import { Button, Stack, TextField } from '@university/shared/ui';
import { type FormEvent, useState } from 'react';
import { letterCheck as texts } from '../texts';
import { letterAddress } from './address';
import { readCode } from './code';

/** Takes the code of a letter as people type it. */
export function CheckForm() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value.trim() ?? '';
    const code = readCode(typed);
    setError(code ? undefined : typed === '' ? texts.missing : texts.short);
    if (code) void navigate(letterAddress(code));
    else input?.focus();
  }

  // `dialog` outside a dialog does nothing until the scripts are there.
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <Stack $gap={2}>
        <TextField
          name="code"
          label={texts.label}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </Stack>
    </form>
  );
}
