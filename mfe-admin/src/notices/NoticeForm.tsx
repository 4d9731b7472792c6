import { FormPart, SelectField, TextField } from '@university/shared/kit';
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import { Controller, type Path } from 'react-hook-form';
import { Check } from '../form/Check';
import { TaskFrame } from '../form/TaskFrame';
import type { TaskForm } from '../form/use-task-form';
import { Preview } from './Preview';
import { SectionPicker } from './SectionPicker';
import { type DetailField, detailsOf } from './sections';
import { TextEditor } from '../form/TextEditor';
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

/** A form of notices as what all of them have in common sees it. */
type CommonTask = TaskForm<NoticeValues>;

interface Props<V extends NoticeValues, O> {
  task: TaskForm<V, O>;
  submit: string;
  onStartAgain: () => void;
  /** The PDF with its title, or several. */
  file: ReactNode;
  /** For a document that goes straight into the archive: the day by which it stands there. */
  day?: ReactNode;
  /** How the time of publication is asked for, where it is. */
  publishAt?: { label: string; hint?: string };
  preview: Omit<ComponentProps<typeof Preview>, 'values'>;
}

/** What is published, where it stands and for how long; for one notice or several alike. */
export function NoticeForm<V extends NoticeValues, O>(props: Props<V, O>) {
  const { submit, onStartAgain, file, day, publishAt, preview } = props;
  const task = props.task as unknown as CommonTask;
  return (
    <TaskFrame task={task} gap={4} submit={submit} onStartAgain={onStartAgain}>
      <WhereField task={task} />
      <FormPart title={words.parts.file}>{file}</FormPart>
      {day && <FormPart title={words.parts.when}>{day}</FormPart>}
      <AboutFields task={task} />
      <DetailFields task={task} />
      {publishAt && (
        <FormPart title={words.parts.when}>
          <TextField {...task.field('publishAt')} {...publishAt} type="datetime-local" />
          <UntilFields task={task} />
        </FormPart>
      )}
      <Preview values={task.form.watch()} {...preview} />
    </TaskFrame>
  );
}

/** The section the notice stands in. */
function WhereField({ task: { form, idOf, errorOf } }: { task: CommonTask }) {
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
function AboutFields({ task: { form, field, idOf, errorOf } }: { task: CommonTask }) {
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
function DetailFields({ task: { form, field } }: { task: CommonTask }) {
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
function UntilFields({ task: { form, field } }: { task: CommonTask }) {
  return (
    <>
      <Check {...field('autoArchive')} label={words.autoArchive} />
      {form.watch('autoArchive') && (
        <TextField {...field('validUntil')} type="date" label={words.validUntil} hint={words.validUntilHint} />
      )}
    </>
  );
}
