import { Badge, Card, color, FactColumns, FormPart, formatSize, Stack, space, text } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FieldInput } from '../documents/fields/FieldInput';
import {
  type DataPath,
  type DocumentOutput,
  type DocumentValues,
  DocumentFormContext,
  type FieldProps,
  useDocumentForm,
} from '../documents/form-context';
import { partsOf } from '../documents/kinds';
import type { Field } from '../documents/model/fields';
import { TaskFrame } from '../form/TaskFrame';
import type { TaskForm } from '../form/use-task-form';
import { DETAIL_FIELDS, detailsOf, hasLastDate, isAlert, isOfEvents, labelOf, sectionGroups } from './sections';
import { texts as words } from './texts';
import type { NoticeFormValues, NoticeValues } from './values';
import { Fold } from '../area/StaffArea';
import type { NoticeSection } from '../contract';
import { OptionPicker } from '../form/OptionPicker';
import { calendarNow } from '@university/shared/identity';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { TextPreview } from '../form/text-preview';

const PARTS = partsOf('notice', '');
const [, PAPER, , , WHEN] = PARTS;

const inPageOrder = PARTS.flatMap(({ fields }) => fields.map(({ name }) => `data.${name}` as DataPath));

/** @param own in the part of title and file */
export const orderOf = <P extends string>(own: readonly P[]) => [
  ...inPageOrder.slice(0, 3),
  ...own,
  ...inPageOrder.slice(3),
];

const isByLastDate = ({ section, validUntil }: NoticeValues) => hasLastDate(section) && !validUntil;

function isShown(name: string, values: NoticeValues): boolean {
  const { section, picture, autoArchive } = values;
  const details: readonly string[] = DETAIL_FIELDS;
  if (details.includes(name)) return (detailsOf(section) as readonly string[]).includes(name);
  if (name === 'picture') return isOfEvents(section) || picture !== '';
  if (name === 'validUntil') return autoArchive && !isByLastDate(values);
  return name !== 'validUntilTime' || (autoArchive && isAlert(section));
}

/** What the form says beyond the schema. */
const said = (values: NoticeValues): Readonly<Record<string, object | false>> => ({
  ...words.fields,
  autoArchive: isByLastDate(values) && { title: 'Move it to the archive by itself after the last date' },
  validUntil: { ...words.fields.validUntil, ...(isAlert(values.section) && { hint: undefined }) },
  ...(values.section === 'tenders' && words.ofTender),
});

interface Props<V extends NoticeFormValues, O>
  extends Pick<ComponentProps<typeof TaskFrame>, 'beside' | 'Buttons' | 'onStartAgain' | 'submit'> {
  task: TaskForm<V, O>;
  file: ReactNode;
  publishAt?: object;
  /** Archive only: the original date. */
  day?: ReactNode;
  last?: ReactNode;
  preview?: Omit<ComponentProps<typeof Preview>, 'values'>;
}

export function NoticeForm<V extends NoticeFormValues, O>(props: Props<V, O>) {
  const { task: given, file, publishAt, day, last, preview, ...frame } = props;
  const task = given as unknown as TaskForm<DocumentValues, DocumentOutput>;
  const values = task.form.watch('data') as NoticeValues;
  const more = { ...said(values), publishAt };
  const inputsOf = (fields: readonly Field[]) =>
    fields
      .filter(({ name }) => isShown(name, values))
      .map((field) => (
        <NoticeInput
          key={field.name}
          field={{ ...field, ...more[field.name as keyof typeof more] }}
          path={`data.${field.name}`}
        />
      ));
  return (
    <DocumentFormContext value={{ kind: 'notice', task, Input: NoticeInput, lang: values.language }}>
      <TaskFrame task={task} gap={4} {...frame}>
        {PARTS.map((part) => {
          const inputs = part === PAPER ? file : part === WHEN && day ? day : inputsOf(part.fields);
          const isEmpty = Array.isArray(inputs) && inputs.length === 0;
          return (
            !isEmpty && (
              <FormPart key={part.title} title={part.title}>
                {inputs}
              </FormPart>
            )
          );
        })}
        {last}
        {preview && <Preview values={values} {...preview} />}
      </TaskFrame>
    </DocumentFormContext>
  );
}

function NoticeInput({ field, path }: FieldProps) {
  const { task } = useDocumentForm();
  if (field.name !== 'section') return <FieldInput field={field} path={path} />;
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { value, onChange } }) => (
        <SectionPicker
          id={task.idOf(path)}
          value={value as NoticeValues['section']}
          error={task.errorOf(path)}
          onChange={onChange}
        />
      )}
    />
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
