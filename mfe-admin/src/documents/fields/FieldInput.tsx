import type { ComponentType } from 'react';
import { Later } from '../../area/Later';
import type { DataPath, FieldProps } from '../form-context';
import type { Field, FieldType } from '../model/fields';
import { ArticleField } from './ArticleField';
import { ColourField } from './ColourField';
import { GroupField } from './GroupField';
import { ChoiceField, LinesField, TextInput, YesNoField } from './plain-fields';
import { ReferenceField } from './ReferenceField';
import { ReferencesField } from './ReferencesField';

const loadRows = () => import('../rows/RowsField').then(({ RowsField }) => RowsField);

/** Few kinds have rows, so their code comes by itself. */
const RowsLater = (props: FieldProps<'rows'>) => <Later load={loadRows} props={props} />;

/** By what each type of field is filled in. */
const INPUTS: { [T in FieldType]: ComponentType<FieldProps<T>> } = {
  text: TextInput,
  number: TextInput,
  article: ArticleField,
  colour: ColourField,
  yesNo: YesNoField,
  choice: ChoiceField,
  reference: ReferenceField,
  references: ReferencesField,
  lines: LinesField,
  group: GroupField,
  rows: RowsLater,
};

/** A field of a document. */
export function FieldInput({ field, path }: { field: Field; path: DataPath }) {
  const Input = INPUTS[field.type] as ComponentType<FieldProps>;
  return <Input field={field} path={path} />;
}
