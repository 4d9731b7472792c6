import { color, Labelled, Select, space, Stack, text, TextArea } from '@university/shared/ui';
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';

interface Field {
  id: string;
  label: string;
  hint?: string;
  error?: string;
}

type Option = readonly [value: string, label: string];

/** An option, or several under a name. */
export type Choice = Option | { group: string; options: readonly Option[] };

interface SelectProps extends Field, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** Said for an empty value, where that is a choice. */
  none?: string;
  options: readonly Choice[];
}

/** A labelled choice of one. */
export function SelectField({ id, label, hint, error, none, options, ...select }: SelectProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((choice) =>
            'group' in choice ? (
              <optgroup key={choice.group} label={choice.group}>
                {choice.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(choice)
            ),
          )}
        </Select>
      )}
    </Labelled>
  );
}

const toOption = ([value, text]: Option) => (
  <option key={value} value={value}>
    {text}
  </option>
);

/** A labelled text of several lines. */
export function TextAreaField({ id, label, hint, error, ...area }: Field & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => <TextArea {...area} {...control} />}
    </Labelled>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  font-weight: 700;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.link};
  }
`;

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Takes no part here: what is wrong with a check stands in the summary. */
  error?: string;
}

/** A labelled checkbox. */
export function Check({ label, error, ...input }: CheckProps) {
  return (
    <Label>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </Label>
  );
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space(3)} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
  margin-bottom: ${space(2)};
  font-weight: 700;
  font-size: ${text.large};
  line-height: 1.2;
  & + * {
    clear: both;
  }
`;

/** Fields that belong together, under a name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      <Stack $gap={3}>{children}</Stack>
    </Fieldset>
  );
}
