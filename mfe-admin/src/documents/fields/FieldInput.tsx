import type { ComponentType } from 'react';
import type { DataPath, FieldProps } from '../form-context';
import type { Field, FieldType } from '../model/fields';
import { RowsField } from '../rows/RowsField';
import { ArticleField } from './ArticleField';
import { GroupField } from './GroupField';
import { ChoiceField, LinesField, TextInput, YesNoField } from './plain-fields';
import { ReferenceField } from './ReferenceField';
import { ReferencesField } from './ReferencesField';

/** By what each type of field is filled in. */
const INPUTS: { [T in FieldType]: ComponentType<FieldProps<T>> } = {
  text: TextInput,
  number: TextInput,
  article: ArticleField,
  yesNo: YesNoField,
  choice: ChoiceField,
  reference: ReferenceField,
  references: ReferencesField,
  lines: LinesField,
  group: GroupField,
  rows: RowsField,
};

/** A field of a document. */
export function FieldInput({ field, path }: { field: Field; path: DataPath }) {
  const Input = INPUTS[field.type] as ComponentType<FieldProps>;
  return <Input field={field} path={path} />;
}
