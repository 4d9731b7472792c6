import { TextField } from '@university/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { Controller } from 'react-hook-form';
import { Check } from '../form/Check';
import { SelectField } from '../form/fields';
import { FormPart } from '../form/FormPart';
import { TextEditor } from '../formatted/TextEditor';
import { type DetailField, detailsOf } from '../sections';
import { texts as words } from '../texts/notices';
import { SectionPicker } from './SectionPicker';
import type { NoticeForm } from './use-notice-form';

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
