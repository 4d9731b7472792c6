import { TextField } from '@university/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { Check, FormPart, SelectField } from '../form/fields';
import { checked, type Issue, type TaskForm, useTaskForm } from '../form/use-task-form';
import { SectionPicker } from './SectionPicker';
import { TextEditor } from './TextEditor';
import { type DetailField, detailsOf } from './sections';
import { texts as words } from './texts';
import type { NoticeValues } from './values';

/** Fields that every form of notices has, in the order of the page. */
export const COMMON_ORDER = [
  'language',
  'summary',
  'endDate',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
  'publishAt',
  'validUntil',
] as const satisfies readonly Path<NoticeValues>[];

/** A form about notices, as the parts that all of them have see it. */
export type NoticeForm = TaskForm<NoticeValues>;

interface Options<V extends NoticeValues> {
  name: string;
  defaultValues: V;
  order: readonly Path<V>[];
  issuesOf: (values: V) => Issue[];
  inputOf?: (field: string) => string;
  onSend: (values: V) => Promise<unknown>;
}

/** A form of notices with further fields of its own: itself, and as the common parts see it. */
export function useNoticeForm<V extends NoticeValues & FieldValues>({ issuesOf, ...options }: Options<V>) {
  const task = useTaskForm<V, V>({ ...options, schema: checked<V>(issuesOf) });
  return [task, task as unknown as NoticeForm] as const;
}

/** The section the notice stands in. */
export function WhereField({ task: { form, idOf, errorOf } }: { task: NoticeForm }) {
  return (
    <FormPart title={words.parts.where}>
      <Controller
        control={form.control}
        name="section"
        render={({ field }) => (
          <SectionPicker
            id={idOf('section')}
            value={field.value}
            error={errorOf('section')}
            onChange={(section) => field.onChange(section)}
          />
        )}
      />
    </FormPart>
  );
}

/** Language and summary. */
export function AboutFields({ task: { form, field, idOf, errorOf } }: { task: NoticeForm }) {
  const lang = form.watch('language');
  return (
    <FormPart title={words.parts.about}>
      <SelectField {...field('language')} label={words.language} options={Object.entries(words.languages)} />
      <Controller
        control={form.control}
        name="summary"
        render={({ field: { ref, ...summary } }) => (
          <TextEditor
            {...summary}
            id={idOf('summary')}
            label={words.summary}
            hint={words.summaryHint}
            error={errorOf('summary')}
            lang={lang}
          />
        )}
      />
    </FormPart>
  );
}

const INPUTS: Record<DetailField, InputHTMLAttributes<HTMLInputElement> & { hint?: string }> = {
  endDate: { type: 'date' },
  apply: { type: 'url', hint: words.applyHint },
  vacancies: { inputMode: 'numeric' },
  orderNumber: {},
  orderDate: { type: 'date' },
};

/** What the chosen section asks for beyond the rest; nothing for most. */
export function DetailFields({ task: { form, field } }: { task: NoticeForm }) {
  const fields = detailsOf(form.watch('section'));
  if (fields.length === 0) return null;
  return (
    <FormPart title={words.parts.details}>
      {fields.map((name) => (
        <TextField key={name} {...INPUTS[name]} {...field(name)} label={words[name]} />
      ))}
    </FormPart>
  );
}

/** Whether and when the notice moves to the archive by itself. */
export function UntilFields({ task: { form, field } }: { task: NoticeForm }) {
  return (
    <>
      <Check {...field('autoArchive')} label={words.autoArchive} />
      {form.watch('autoArchive') && (
        <TextField {...field('validUntil')} type="date" label={words.validUntil} hint={words.validUntilHint} />
      )}
    </>
  );
}
