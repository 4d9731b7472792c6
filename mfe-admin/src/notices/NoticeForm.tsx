import {
  FormPart,
  SelectField,
  TextAreaField,
  TextField,
  Badge,
  Card,
  color,
  FactColumns,
  formatSize,
  Stack,
  space,
  text,
} from '@university/shared/kit';
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Controller, type Path } from 'react-hook-form';
import { ArticleEditor } from '../editor/ArticleEditor';
import { Check } from '../form/Check';
import { TaskFrame } from '../form/TaskFrame';
import type { TaskForm } from '../form/use-task-form';
import { type DetailField, detailsOf, hasLastDate, isAlert, isOfEvents, labelOf, sectionGroups } from './sections';
import { texts as words } from './texts';
import type { NoticeValues } from './values';
import { later, Fold } from '../area/StaffArea';
import type { NoticeSection } from '../contract';
import { OptionPicker } from '../form/OptionPicker';
import { calendarNow } from '@university/shared/identity';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { TextPreview } from '../form/text-preview';

const PicturePicker = later(() => import('../media/PicturePicker').then((module) => module.PicturePicker));
const FollowsPicker = later(() => import('./FollowsPicker').then((module) => module.FollowsPicker));

export const COMMON_ORDER = [
  'language',
  'summary',
  'text',
  'picture',
  'follows',
  'startsAt',
  'endsAt',
  'place',
  'endDate',
  'endTime',
  'openingAt',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
  'estimatedValue',
  'publishAt',
  'validUntil',
  'validUntilTime',
] as const satisfies readonly Path<NoticeValues>[];

/** The fields that both forms share. */
type CommonTask = TaskForm<NoticeValues>;

interface Props<V extends NoticeValues, O> extends Pick<ComponentProps<typeof TaskFrame>, 'beside' | 'Buttons'> {
  task: TaskForm<V, O>;
  submit: string;
  onStartAgain?: () => void;
  id?: string;
  file: ReactNode;
  /** Archive only: the original date. */
  day?: ReactNode;
  publishAt?: { label: string; hint?: string };
  last?: ReactNode;
  preview?: Omit<ComponentProps<typeof Preview>, 'values'>;
}

export function NoticeForm<V extends NoticeValues, O>(props: Props<V, O>) {
  const { submit, onStartAgain, file, day, publishAt, preview, last, beside, Buttons } = props;
  const task = props.task as unknown as CommonTask;
  return (
    <TaskFrame task={task} gap={4} submit={submit} onStartAgain={onStartAgain} beside={beside} Buttons={Buttons}>
      <WhereField task={task} />
      <FormPart title="Title and PDF">{file}</FormPart>
      {day && <FormPart title={words.partsWhen}>{day}</FormPart>}
      <AboutFields task={task} except={props.id} />
      <DetailFields task={task} />
      {publishAt && (
        <FormPart title={words.partsWhen}>
          <TextField {...task.field('publishAt')} {...publishAt} type="datetime-local" />
          <UntilFields task={task} />
        </FormPart>
      )}
      {last}
      {preview && <Preview values={task.form.watch()} {...preview} />}
    </TaskFrame>
  );
}

function WhereField({ task: { form, idOf, errorOf } }: { task: CommonTask }) {
  return (
    <FormPart title="Where it belongs">
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

function AboutFields({ task, except }: { task: CommonTask; except?: string }) {
  const { form, field, idOf, errorOf } = task;
  const { language: lang, section, picture, follows } = form.watch();
  return (
    <FormPart title="What it says">
      <SelectField {...field('language')} label={words.language} options={Object.entries(words.languages)} />
      <TextAreaField {...field('summary')} label={words.summary} hint={words.summaryHint} lang={lang} rows={5} />
      <Controller
        control={form.control}
        name="text"
        render={({ field: body }) => (
          <ArticleEditor
            {...body}
            id={idOf('text')}
            label="Text (optional)"
            title="Text"
            hint="All of the notice, where it has no PDF."
            error={errorOf('text')}
            lang={lang}
          />
        )}
      />
      {(isOfEvents(section) || picture !== '') && (
        <PicturePicker
          id={idOf('picture')}
          label="Picture (optional)"
          error={errorOf('picture')}
          value={picture || null}
          onChange={(id: string | null) => form.setValue('picture', id ?? '', { shouldDirty: true })}
        />
      )}
      <FollowsPicker
        id={idOf('follows')}
        error={errorOf('follows')}
        value={follows}
        except={except}
        onChange={(id: string) => form.setValue('follows', id, { shouldDirty: true })}
      />
    </FormPart>
  );
}

const INPUTS: Record<DetailField, InputHTMLAttributes<HTMLInputElement> & { hint?: string }> = {
  endDate: { type: 'date' },
  endTime: { type: 'time' },
  openingAt: { type: 'datetime-local' },
  estimatedValue: { inputMode: 'numeric', hint: 'In digits, such as 12,50,000.' },
  apply: { type: 'url', hint: 'Begins with https://' },
  vacancies: { inputMode: 'numeric' },
  orderNumber: {},
  startsAt: { type: 'datetime-local' },
  endsAt: { type: 'datetime-local' },
  place: { hint: 'Hall, campus and gate, as a visitor would look for them.' },
  orderDate: { type: 'date' },
};

function DetailFields({ task: { form, field } }: { task: CommonTask }) {
  const section = form.watch('section');
  const fields = detailsOf(section);
  const labels = { ...words.details, ...(section === 'tenders' && words.ofTender) };
  if (fields.length === 0) return null;
  return (
    <FormPart title="Details of this section">
      {fields.map((name) => (
        <TextField key={name} {...INPUTS[name]} {...field(name)} label={labels[name]} />
      ))}
    </FormPart>
  );
}

function UntilFields({ task: { form, field } }: { task: CommonTask }) {
  const { autoArchive, section, validUntil } = form.watch();
  const isHourly = isAlert(section);
  const byLastDate = hasLastDate(section) && !validUntil;
  return (
    <>
      <Check {...field('autoArchive')} label={byLastDate ? words.autoArchiveByLastDate : words.autoArchive} />
      {autoArchive && !byLastDate && (
        <TextField
          {...field('validUntil')}
          type="date"
          label="Last day on which it is current"
          hint={isHourly ? undefined : 'From the next day on (India time) it is in the archive.'}
        />
      )}
      {autoArchive && isHourly && (
        <TextField
          {...field('validUntilTime')}
          type="time"
          label="Hour at which it ends, in IST (optional)"
          hint="Left empty, it is current until midnight."
        />
      )}
    </>
  );
}

const hints: Partial<Record<NoticeSection | '', string>> = {
  alert: 'The title of an alert is a banner on every page until it is archived.',
};

interface SectionPickerProps {
  id: string;
  value: NoticeSection | '';
  error: string | undefined;
  onChange: (section: NoticeSection) => void;
}

export function SectionPicker({ id, value, error, onChange }: SectionPickerProps) {
  const [typed, setTyped] = useState('');
  const options = sectionGroups(typed).flatMap(({ group, sections }) =>
    sections.map((section) => ({ id: section.id, name: section.label, group })),
  );
  return (
    <OptionPicker
      to="section"
      id={id}
      field="section"
      label="Section"
      hint={hints[value] ?? 'Type a part of its name, or open the list.'}
      error={error}
      value={value}
      name={value && labelOf(value)}
      isOptional={false}
      options={options}
      note={options.length === 0 ? 'No section has this name.' : undefined}
      onSearch={setTyped}
      onChoose={(option) => option && onChange(option.id as NoticeSection)}
    />
  );
}

const Label = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(2)};
`;

const Title = styled.p`
  font-size: ${text.heading};
  font-weight: 700;
  line-height: 1.2;
`;

const Written = styled.p`
  white-space: pre-line;
`;

interface PreviewProps {
  values: NoticeValues;
  title: string;
  size: number | undefined;
  publishAt?: string;
}

const day = (date: string) => (date ? formatDate(date) : '');

function Preview({ values, title, size, publishAt }: PreviewProps) {
  const { section, summary, language } = values;
  const details = new Set(detailsOf(section));
  const date = formatDate(publishAt || new Date(calendarNow()).toISOString());
  const named = title || 'Title of the notice';
  const order = [values.orderNumber, day(values.orderDate)].filter(Boolean).join(', ');
  return (
    <Fold title="See how it will look">
      <Stack $gap={2}>
        <Label>In the list of its section</Label>
        <Card>
          <Line>
            <span>{date}</span>
            <Badge>{section ? labelOf(section) : 'Section'}</Badge>
            <strong lang={language}>{named}</strong>
            {size !== undefined && <span>PDF, {formatSize(size)}</span>}
          </Line>
        </Card>
        <Label>On its own page</Label>
        <Card>
          <Stack $gap={2}>
            <Title lang={language}>{named}</Title>
            <FactColumns
              facts={[
                { term: 'Published', value: date },
                {
                  term: section === 'tenders' ? 'Last date for bids' : 'Last date to apply',
                  value: details.has('endDate') && day(values.endDate),
                },
                { term: 'Vacancies', value: details.has('vacancies') && values.vacancies },
                { term: 'Order', value: details.has('orderNumber') && order },
                { term: 'Apply online', value: details.has('apply') && values.apply },
              ]}
            />
            {summary && <Written lang={language}>{summary}</Written>}
            {values.text && <TextPreview text={values.text} />}
            <strong>{size === undefined ? 'Without a PDF' : `Open the PDF (${formatSize(size)})`}</strong>
          </Stack>
        </Card>
      </Stack>
    </Fold>
  );
}
