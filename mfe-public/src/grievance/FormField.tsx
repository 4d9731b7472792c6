import { FieldError, FieldFrame, Hint, Label } from '@university/shared/ui';
import type { ReactNode } from 'react';

/** What a control needs to be found, and to be read out with its hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value and how to put it right. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, what helps to fill the field in, what is wrong, and the control itself. */
export function FormField({ id, label, hint, error, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </FieldFrame>
  );
}
