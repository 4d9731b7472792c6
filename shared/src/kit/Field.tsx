import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, radius, space, text } from './tokens';

const control = css`
  width: 100%;
  height: 48px;
  padding: 0 ${space(1.5)};
  border: 2px solid ${color.muted};
  border-radius: ${radius.small};
  background: ${color.sheet};
  color: ${color.ink};
  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  &[type='file'] {
    padding: 0;
    overflow: hidden;
  }
  &::file-selector-button {
    height: 100%;
    margin: 0 ${space(1.5)} 0 0;
    padding: 0 ${space(2)};
    border: 0;
    border-right: 2px solid ${color.muted};
    background: ${color.band};
    color: ${color.ink};
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
`;

export const Input = styled.input`
  ${control}
`;

export const Select = styled.select`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  height: auto;
  min-height: 6rem;
  padding-block: ${space(1)};
`;

export const Label = styled.label`
  font-weight: 700;
`;

export const Hint = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

export const FieldError = styled.span`
  color: ${color.bad};
  font-weight: 700;
  font-size: ${text.small};
`;

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  /* Beside others it becomes as narrow as there is room. */
  min-width: 0;
  max-width: 100%;
  gap: ${space(0.5)};
`;

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  error?: string;
}

export function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: (control: ControlProps) => ReactNode }) {
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

/** Browsers cut off what is pasted beyond a `maxLength`, without a word: the server says what is too long. */
type Uncut<Attributes> = Omit<Attributes, 'maxLength'>;

export function TextField({
  label,
  hint,
  error,
  id: given,
  ...input
}: FieldProps & Uncut<InputHTMLAttributes<HTMLInputElement>>) {
  const made = useId();
  return (
    <Labelled id={given ?? made} label={label} hint={hint} error={error}>
      {(control) => <Input {...input} {...control} />}
    </Labelled>
  );
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string;
  none?: string;
  options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ id, label, hint, error, none, options, ...select }: SelectProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

type TextAreaProps = FieldProps & Uncut<Omit<ComponentProps<'textarea'>, 'id'>> & { id: string };

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => <TextArea {...area} {...control} />}
    </Labelled>
  );
}
