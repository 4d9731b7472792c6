import type { DocumentKind, EditableDocument } from '@university/shared/contract';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { TaskForm } from '../form/use-task-form';
import type { Field, FieldOf, FieldType } from './model/fields';
import type { Names } from './model/words';
import type { Values } from './model/values';

/** What the form of a document holds. */
export interface DocumentValues {
  data: Values;
  note: string;
  /** What readers are told. */
  correction: string;
  /** Names of what its references lead to; they are shown, and not sent. */
  names: Names;
}

/** What is sent of it. */
export interface DocumentOutput {
  data: Record<string, unknown>;
  note: string;
  correction: string;
}

/** A form that somebody is typing in. */
export interface OpenForm {
  /** Calls back after each change that somebody makes. @returns ends it */
  watch(onChange: () => void): () => void;
  /** Whether what is entered fits; what does not is said at its field. */
  check(): Promise<boolean>;
  /** What is entered so far, whether or not it fits. */
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

/** What the desk tells the form of a document, whatever the form. */
export interface FormOfDesk {
  kind: DocumentKind;
  /** What is changed. */
  base: EditableDocument;
  onSave: (output: DocumentOutput) => Promise<unknown>;
  /** What the button says; undefined: as the form has it. */
  submit: string | undefined;
  /** What is beside the button, and is told of the form. */
  beside: (form: OpenForm) => ReactNode;
}

interface DocumentFormState {
  kind: DocumentKind;
  task: TaskForm<DocumentValues, DocumentOutput>;
  /** Shows a field, whatever its type; fields have fields. */
  Input: ComponentType<{ field: Field; path: DataPath }>;
}

export const DocumentFormContext = createContext<DocumentFormState | null>(null);

/** The form that a field is in. Fields are many and deep, so that they ask for it themselves. */
export function useDocumentForm(): DocumentFormState {
  const form = useContext(DocumentFormContext);
  if (!form) throw new Error('A field of a document stands outside a form.');
  return form;
}

/** The path of an input of the data. */
export type DataPath = `data.${string}`;

/** What the component for a type of field is told. */
export interface FieldProps<T extends FieldType = FieldType> {
  field: FieldOf<T>;
  path: DataPath;
}
