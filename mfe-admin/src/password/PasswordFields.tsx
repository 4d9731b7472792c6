import { TextField } from '@university/shared/ui';
import { useState } from 'react';
import { Check } from '../form/Check';
import { texts } from '../texts/password';

export interface PasswordField {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
}

/** Password inputs, with a way to see what one types. They belong to the browser, as on the login page. */
export function PasswordFields({ fields }: { fields: readonly PasswordField[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {fields.map((field) => (
        <TextField key={field.id} {...field} type={isShown ? 'text' : 'password'} />
      ))}
      <Check label={texts.show} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </>
  );
}
