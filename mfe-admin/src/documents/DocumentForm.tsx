import { ApiError } from '@university/shared';
import type { DocumentKind, EditableDocument } from '@university/shared/contract';
import { FormPart, SelectField, Stack, TextField } from '@university/shared/kit';
import { Later } from '../area/Later';
import type { ReactNode } from 'react';
import { DOCUMENT_STATUSES, DOCUMENTS } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { Beside, FormContents, partId, SaveBar, WithContents } from './form-layout';
import { FieldInput } from './fields/FieldInput';
import {
  type DataPath,
  DocumentFormContext,
  type DocumentOutput,
  type DocumentValues,
  type FormOfDesk,
  openForm,
} from './form-context';
import { Guarded } from './Guarded';
import { HindiPart } from './hindi/HindiPart';
import { fieldsOfKind, hasCorrections, partsOf } from './kinds';
import { asEntered, atInputs, hindiIn, schemaOf } from './model/check';
import type { Field } from './model/fields';
import { pathsOf } from './model/paths';
import { toValues } from './model/values';
import { texts } from './texts';

const words = texts.form;

/** A document as its form begins with it, with its draft where it has one; a new one begins with what is `given`. */
function startOf(kind: DocumentKind, base: EditableDocument | null, given: Record<string, unknown>): DocumentValues {
  const { data = given, status = 'published', note = '', correction = '' } = { ...base, ...base?.draft };
  const values = { ...toValues(fieldsOfKind(kind), data), ...hindiIn(data) };
  return { data: values, status, note, correction, names: base?.names ?? {} };
}

/** Names the form, and what waits of it. */
export const formOf = (kind: DocumentKind, id: string | undefined) => `document-${kind}-${id ?? 'new'}`;

interface Props extends Pick<FormOfDesk, 'kind' | 'onSave'>, Partial<Pick<FormOfDesk, 'submit' | 'beside'>> {
  /** What is changed; null: a new one. */
  base: EditableDocument | null;
  /** Values of fields that a new one begins with. */
  given?: Record<string, unknown>;
}

/** A form for a document, made of its kind's schema. */
export function DocumentForm({ kind, base, given = {}, onSave, submit, beside }: Props) {
  const fields = fieldsOfKind(kind);
  const guarded = base?.guarded ?? [];
  const kept = Object.fromEntries(guarded.map((name) => [name, base?.data[name]]));
  const task = useTaskForm<DocumentValues, DocumentOutput>({
    name: formOf(kind, base?._id),
    schema: schemaOf(kind, kept),
    defaultValues: startOf(kind, base, given),
    order: ({ data }) => [...(pathsOf(fields, data, 'data') as DataPath[]), 'data.hi', 'status', 'note', 'correction'],
    onSend: async (output) => {
      try {
        await onSave(output);
      } catch (error) {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        throw new ApiError(error.status, error.code, error.message, atInputs(kind, error.issues), error.data);
      }
    },
  });
  const parts = partsOf(kind, words.rest)
    .map(({ title, fields: own }) => ({ title, fields: own.filter(({ name }) => !guarded.includes(name)) }))
    .filter(({ fields: own }) => own.length > 0);
  const hasHindi = 'hi' in DOCUMENTS[kind].data.shape;
  const form = openForm(task, () => asEntered(fields, task.form.getValues(), kept));
  // Whoever adds something may publish it too.
  const mayPublish = base?.mayPublish ?? true;
  return (
    <DocumentFormContext value={{ kind, task, Input: FieldInput }}>
      <WithContents>
        <FormContents titles={[...parts.map(({ title }) => title), hasHindi ? words.hindi : ''].filter(Boolean)} />
        <TaskFrame
          task={task}
          gap={4}
          submit={submit ?? (base ? words.save : words.add)}
          beside={beside?.(form)}
          sending={texts.form.saving}
          Buttons={SaveBar}
        >
          {base && guarded.length > 0 && <Guarded document={base} idOf={task.idOf} errorOf={task.errorOf} />}
          <WithSpecimen kind={kind}>
            {parts.map((part) => (
              <Part key={part.title} {...part} />
            ))}
          </WithSpecimen>
          {hasHindi && (
            <HindiPart
              {...{ kind, form, id: task.idOf('data.hi'), error: task.errorOf('data.hi') }}
              onWrite={(hi) => task.form.setValue('data.hi', hi, { shouldDirty: true })}
            />
          )}
          <FormPart title={words.ofDocument}>
            {mayPublish && (
              <SelectField
                {...task.field('status')}
                label={words.status}
                options={DOCUMENT_STATUSES.map(
                  (status) => [status, `${texts.statuses[status]}: ${texts.statusHints[status]}`] as const,
                )}
              />
            )}
            <TextField {...task.field('note')} label={words.note} hint={words.noteHint} maxLength={300} />
            {base && hasCorrections(kind) && (
              <TextField
                {...task.field('correction')}
                label={words.correction}
                hint={words.correctionHint}
                maxLength={300}
              />
            )}
          </FormPart>
        </TaskFrame>
      </WithContents>
    </DocumentFormContext>
  );
}

const loadSpecimen = () => import('./look/Specimen').then(({ Specimen }) => Specimen);

/** The fields of colours with a specimen beside them, whose code comes by itself; those of all other kinds alone. */
function WithSpecimen({ kind, children }: { kind: DocumentKind; children: ReactNode }) {
  if (kind !== 'look') return children;
  return (
    <Beside>
      <Stack $gap={4}>{children}</Stack>
      <Later load={loadSpecimen} props={{}} />
    </Beside>
  );
}

/** Fields under their title; one that has this title itself needs no other. */
function Part({ title, fields }: { title: string; fields: readonly Field[] }) {
  const inputs = fields.map((field) => <FieldInput key={field.name} field={field} path={`data.${field.name}`} />);
  const isTitled = fields.some(({ type, title: own }) => own === title && (type === 'rows' || type === 'group'));
  return (
    <div id={partId(title)} tabIndex={-1}>
      {title === '' || isTitled ? <Stack $gap={3}>{inputs}</Stack> : <FormPart title={title}>{inputs}</FormPart>}
    </div>
  );
}
