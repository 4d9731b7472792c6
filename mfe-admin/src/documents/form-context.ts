import type { DocumentKind, EditableDocument } from '@university/shared/contract';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { TaskForm } from '../form/use-task-form';
import type { Field, FieldOf, FieldType } from './model/fields';
import type { Names } from './model/words';
import type { Values } from './model/values';

export interface DocumentValues {
  data: Values;
  note: string;
  correction: string;
  /** Names by id of referenced documents; shown, not sent. */
  names: Names;
}

export interface DocumentOutput {
  data: Record<string, unknown>;
  note: string;
  correction: string;
}

export interface OpenForm {
  watch(onChange: () => void): () => void;
  check(): Promise<boolean>;
  read(): DocumentOutput;
}

export const openForm = <V extends FieldValues, O>(
  { form, submit }: Pick<TaskForm<V, O>, 'form' | 'submit'>,
  read: OpenForm['read'],
): OpenForm => ({
  read,
  watch: (onChange) =>
    form.subscribe({ formState: { values: true }, callback: ({ name }) => void (name && onChange()) }),
  check: async () => {
    const fits = await form.trigger();
    if (!fits) await submit();
    return fits;
  },
});

export interface FormOfDesk {
  kind: DocumentKind;
  base: EditableDocument;
  onSave: (output: DocumentOutput) => Promise<unknown>;
  submit: string | undefined;
  beside: (form: OpenForm) => ReactNode;
}

interface DocumentFormState {
  kind: DocumentKind;
  task: TaskForm<DocumentValues, DocumentOutput>;
  Input: ComponentType<{ field: Field; path: DataPath }>;
  /** Of what is typed. */
  lang?: string;
}

export const DocumentFormContext = createContext<DocumentFormState | null>(null);

export function useDocumentForm(): DocumentFormState {
  const form = useContext(DocumentFormContext);
  if (!form) throw new Error('A field of a document is outside a form.');
  return form;
}

export type DataPath = `data.${string}`;

export interface FieldProps<T extends FieldType = FieldType> {
  field: FieldOf<T>;
  path: DataPath;
}
