import { SelectField, TextAreaField, TextField } from '@university/shared/kit';
import type { InputHTMLAttributes } from 'react';
import { Check } from '../../form/Check';
import { type FieldProps, useDocumentForm } from '../form-context';
import type { FieldOf, Field } from '../model/fields';
import { choiceInWords } from '../model/words';
import { texts } from '../texts';

/** Field names with suggestions; the API validates. */
export const KNOWN: Partial<Record<string, 'bands' | 'categories' | 'pages'>> = {
  feeBand: 'bands',
  category: 'categories',
  to: 'pages',
  path: 'pages',
  page: 'pages',
};

export const knownId = (list: string) => `known-${list}`;

/** Numbers are text inputs: people type commas. */
export function inputOf(field: FieldOf<'text'> | FieldOf<'number'>): InputHTMLAttributes<HTMLInputElement> {
  if (field.type === 'text') {
    const known = Object.hasOwn(KNOWN, field.name) && KNOWN[field.name];
    return { type: field.input, autoComplete: 'off', ...(known && { list: knownId(known) }) };
  }
  return { type: 'text', inputMode: field.isWhole ? 'numeric' : 'text', autoComplete: 'off' };
}

export function TextInput({ field, path }: FieldProps<'text'> | FieldProps<'number'>) {
  const { task, lang } = useDocumentForm();
  const isWords = field.type === 'text' && field.input === 'text';
  return (
    <TextField
      {...inputOf(field)}
      {...task.field(path)}
      label={labelOf(field)}
      hint={field.hint}
      lang={isWords ? lang : undefined}
    />
  );
}

export function LinesField({ field, path }: FieldProps<'lines'>) {
  const { task, lang } = useDocumentForm();
  const hint = field.hint ?? 'One a line.';
  return <TextAreaField {...task.field(path)} label={labelOf(field)} hint={hint} lang={lang} rows={4} />;
}

export function ChoiceField({ field, path }: FieldProps<'choice'>) {
  const { task } = useDocumentForm();
  return (
    <SelectField
      {...task.field(path)}
      label={labelOf(field)}
      hint={field.hint}
      none={field.isOptional ? 'None' : 'Choose one'}
      options={field.values.map((value) => [value, choiceInWords(field, value)] as const)}
    />
  );
}

const YES_NO = [
  ['yes', texts.yes],
  ['no', texts.no],
] as const;

export function YesNoField({ field, path }: FieldProps<'yesNo'>) {
  const { task } = useDocumentForm();
  if (!field.isOptional) return <Check {...task.field(path)} label={field.title} />;
  return <SelectField {...task.field(path)} label={field.title} hint={field.hint} none="Not known" options={YES_NO} />;
}

function titleOf(field: Field): string {
  if (field.type === 'number' && field.unit) return texts.formUnits[field.unit](field.title);
  return field.type === 'text' && field.input === 'datetime-local' ? `${field.title}, in IST` : field.title;
}

export const labelOf = (field: Field): string => (field.isOptional ? `${titleOf(field)} (optional)` : titleOf(field));
