import { TextField } from '@university/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { type DetailField, detailsOf } from '../sections';
import { texts } from '../texts';
import { FormPart } from './FormPart';
import type { FieldsProps } from './NoticeFields';
import { idOf } from './values';

const words = texts.upload;

const INPUTS: Record<DetailField, InputHTMLAttributes<HTMLInputElement> & { hint?: string }> = {
  endDate: { type: 'date' },
  apply: { type: 'url', hint: words.applyHint },
  vacancies: { inputMode: 'numeric' },
  orderNumber: {},
  orderDate: { type: 'date' },
};

/** What the chosen section asks for beyond the rest; nothing for most. */
export function DetailFields({ values, onChange, errorOf }: FieldsProps) {
  const fields = detailsOf(values.section);
  if (fields.length === 0) return null;
  return (
    <FormPart title={words.parts.details}>
      {fields.map((field) => (
        <TextField
          key={field}
          {...INPUTS[field]}
          id={idOf(field)}
          label={words[field]}
          error={errorOf(field)}
          value={values[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </FormPart>
  );
}
