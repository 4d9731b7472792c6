import type { EditableDocument, DocumentKind } from '@university/shared/contract';
import { FactColumns, FieldError, FormPart, Muted, Stack, TextField } from '@university/shared/kit';
import { type TaskForm, useTaskForm } from '../form/use-task-form';
import {
  type DocumentOutput,
  type DocumentValues,
  type DataPath,
  DocumentFormContext,
  type FormOfDesk,
  openForm,
} from './form-context';
import { fieldsOfKind, formOf, hasCorrections, partsOf } from './kinds';
import { inWords } from './model/words';
import { texts } from './texts';
import { ApiError } from '@university/shared';
import type { ReactNode } from 'react';
import { DOCUMENTS } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { Aside, Beside, FormContents, partId, SaveBar, WithContents } from './form-layout';
import { FieldInput } from './fields/FieldInput';
import { HindiPart } from './hindi/HindiPart';
import { asEntered, atInputs, hindiIn, schemaOf, pathsOf, placeOf } from './model/check';
import type { Field } from './model/fields';
import { toValues } from './model/values';
import { later } from '../area/StaffArea';

interface Props extends Pick<TaskForm<DocumentValues, DocumentOutput>, 'idOf' | 'errorOf'> {
  document: EditableDocument;
}

function Guarded({ document, idOf, errorOf }: Props) {
  const { kind, data, names, guarded } = document;
  const fields = fieldsOfKind(kind).filter(({ name }) => guarded.includes(name));
  const saidOf = (field: Field) => {
    const path = `data.${field.name}` as const;
    const error = errorOf(path);
    return (
      <span id={idOf(path)} tabIndex={-1}>
        {inWords(field, data[field.name], names) || texts.none}
        {error && <FieldError> {error}</FieldError>}
      </span>
    );
  };
  return (
    <FormPart title="Set by the catalogue’s office">
      <Muted>Only people who may change the whole catalogue change these.</Muted>
      <FactColumns facts={fields.map((field) => ({ term: field.title, value: saidOf(field) }))} />
    </FormPart>
  );
}

export function startOf(kind: DocumentKind, base: EditableDocument): DocumentValues {
  const { data, note = '', correction = '' } = { ...base, ...base.draft };
  const values = { ...toValues(fieldsOfKind(kind), data), ...hindiIn(data) };
  return { data: values, note, correction, names: base.names };
}

export function DocumentForm({ kind, base, onSave, submit = texts.formSave, beside }: FormOfDesk) {
  const fields = fieldsOfKind(kind);
  const { guarded } = base;
  const unchanged = Object.fromEntries(guarded.map((name) => [name, base.data[name]]));
  const task = useTaskForm<DocumentValues, DocumentOutput>({
    name: formOf(kind, base._id),
    schema: schemaOf(kind, unchanged),
    defaultValues: startOf(kind, base),
    order: ({ data }) => [...(pathsOf(fields, data, 'data') as DataPath[]), 'data.hi', 'note', 'correction'],
    placeOf: (path) => placeOf(fields, path.replace(/^data\./, '')),
    onSend: async (output) => {
      try {
        await onSave(output);
      } catch (error) {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        throw new ApiError(error.status, error.code, error.message, atInputs(kind, error.issues), error.data);
      }
    },
  });
  const parts = partsOf(kind, 'Further')
    .map(({ fields: own, ...part }) => ({ ...part, fields: own.filter(({ name }) => !guarded.includes(name)) }))
    .filter(({ fields: own }) => own.length > 0);
  const aside = parts.filter(({ isAside }) => isAside);
  const hasHindi = 'hi' in DOCUMENTS[kind].data.shape;
  const form = openForm(task, () => asEntered(fields, task.form.getValues(), unchanged));
  const about = (
    <FormPart title="About this change">
      <TextField {...task.field('note')} label={texts.formNote} hint={texts.formNoteHint} />
      {base.version > 0 && hasCorrections(kind) && (
        <TextField
          {...task.field('correction')}
          label="Correction (optional)"
          hint="Readers see this with the date. Leave it empty for small changes."
        />
      )}
    </FormPart>
  );
  return (
    <DocumentFormContext value={{ kind, task, Input: FieldInput }}>
      {kind !== 'page' && <KnownValues fields={fields} />}
      <WithContents>
        <FormContents
          titles={
            aside.length > 0
              ? []
              : [...parts.map(({ title }) => title), hasHindi ? texts.formHindi : ''].filter(Boolean)
          }
        />
        <TaskFrame task={task} gap={4} submit={submit} beside={beside(form)} sending="Saving it" Buttons={SaveBar}>
          <WithAside
            aside={
              aside.length > 0 && (
                <>
                  {aside.map((part) => (
                    <Part key={part.title} {...part} />
                  ))}
                  {about}
                </>
              )
            }
          >
            {guarded.length > 0 && <Guarded document={base} idOf={task.idOf} errorOf={task.errorOf} />}
            {kind === 'media' && base && <PictureOfForm id={base._id} />}
            <WithSpecimen kind={kind}>
              {parts
                .filter(({ isAside }) => !isAside)
                .map((part) => (
                  <Part key={part.title} {...part} />
                ))}
            </WithSpecimen>
            {hasHindi && (
              <HindiPart
                {...{ kind, form, id: task.idOf('data.hi'), error: task.errorOf('data.hi') }}
                onWrite={(hi) => task.form.setValue('data.hi', hi, { shouldDirty: true })}
              />
            )}
            {aside.length === 0 && about}
          </WithAside>
        </TaskFrame>
      </WithContents>
    </DocumentFormContext>
  );
}

function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <Aside>
      <Stack $gap={4}>{children}</Stack>
      <Stack $gap={4}>{aside}</Stack>
    </Aside>
  );
}
const KnownValues = later(() => import('./fields/KnownValues').then((module) => module.KnownValues));
const PictureOfForm = later(() => import('../media/PictureOfForm').then((module) => module.PictureOfForm));
const Specimen = later(() => import('./look/Specimen').then((module) => module.Specimen));

function WithSpecimen({ kind, children }: { kind: DocumentKind; children: ReactNode }) {
  if (kind !== 'look') return children;
  return (
    <Beside>
      <Stack $gap={4}>{children}</Stack>
      <Specimen />
    </Beside>
  );
}

function Part({ title, fields }: { title: string; fields: readonly Field[] }) {
  const inputs = fields.map((field) => <FieldInput key={field.name} field={field} path={`data.${field.name}`} />);
  const isTitled = fields.some(({ type, title: own }) => own === title && (type === 'rows' || type === 'group'));
  return (
    <div id={partId(title)} tabIndex={-1}>
      {title === '' || isTitled ? <Stack $gap={3}>{inputs}</Stack> : <FormPart title={title}>{inputs}</FormPart>}
    </div>
  );
}
