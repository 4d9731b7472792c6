import { Labelled, Select, TextArea } from '@university/shared/ui';
import type { ComponentProps } from 'react';

interface Field {
  id: string;
  label: string;
  hint?: string;
  error?: string;
}

interface SelectProps extends Field, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** Said for an empty value, where that is a choice. */
  none?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A labelled choice of one. */
export function SelectField({ id, label, hint, error, none, options, ...select }: SelectProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({ id, label, hint, error, ...area }: Field & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => <TextArea {...area} {...control} />}
    </Labelled>
  );
}
