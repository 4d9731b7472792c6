import { FormPart, Input, Labelled, space, VisuallyHidden } from '@university/shared/kit';
import { useWatch, Controller, useController } from 'react-hook-form';
import { Check } from '../../form/Check';
import { type FieldProps, useDocumentForm, type DataPath } from '../form-context';
import { GIVEN } from '../model/values';
import { texts } from '../texts';
import { ArticleEditor } from '../../editor/ArticleEditor';
import { labelOf } from './labels';
import { Picker } from './pickers';
import { useNames } from './use-names';
import styled from 'styled-components';
import { isColour } from '../look/colour';
import { after, useSteps, type Way } from '../rows/use-steps';
import type { Option } from '../../form/picker-props';
import type { ComponentType } from 'react';
import { Later } from '../../area/Later';
import { RowButtons } from '../rows/RowButtons';
import type { Field, FieldType } from '../model/fields';
import { ChoiceField, LinesField, TextInput, YesNoField } from './plain-fields';

/** Fields that belong together; with a tick that says whether they are given, where they may be missing. */
export function GroupField({ field, path }: FieldProps<'group'>) {
  const { task, Input } = useDocumentForm();
  const given = `${path}.${GIVEN}` as const;
  const isGiven = useWatch({ control: task.form.control, name: given }) === true;
  return (
    <FormPart title={field.title}>
      {field.isOptional && <Check {...task.field(given)} id={task.idOf(path)} label={texts.form.given(field.title)} />}
      {isGiven && field.fields.map((each) => <Input key={each.name} field={each} path={`${path}.${each.name}`} />)}
    </FormPart>
  );
}

/** A text of paragraphs, lists and links, with how readers will see it. */
export function ArticleField({ field, path }: FieldProps<'article'>) {
  const { task } = useDocumentForm();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { ref, value, ...input } }) => (
        <ArticleEditor
          {...input}
          ref={ref}
          value={String(value ?? '')}
          id={task.idOf(path)}
          label={labelOf(field)}
          title={field.title}
          hint={field.hint}
          error={task.errorOf(path)}
        />
      )}
    />
  );
}

/** Another document, a picture or an account. */
export function ReferenceField({ field, path }: FieldProps<'reference'>) {
  const { task } = useDocumentForm();
  const { nameOf, remember } = useNames();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { value, onChange } }) => (
        <Picker
          to={field.to}
          id={task.idOf(path)}
          field={`${path}.typed`}
          label={labelOf(field)}
          hint={field.hint}
          error={task.errorOf(path)}
          value={String(value ?? '')}
          name={nameOf(String(value ?? ''))}
          isOptional={field.isOptional}
          onChoose={(option) => {
            if (option) remember(option);
            onChange(option?.id ?? '');
          }}
        />
      )}
    />
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: 9rem 4rem;
  gap: ${space(1)};
  > [type='color'] {
    padding: ${space(0.5)};
    cursor: pointer;
  }
`;

/** A colour, typed or picked. */
export function ColourField({ field, path }: FieldProps<'colour'>) {
  const { task } = useDocumentForm();
  const { form } = task;
  // The library's types cannot know paths that come from a schema.
  const value: unknown = useWatch({ control: form.control, name: path as never });
  const { id, error, ...input } = task.field(path);
  return (
    <Labelled id={id} label={labelOf(field)} hint={field.hint} error={error}>
      {(control) => (
        <Both>
          <Input {...input} {...control} type="text" autoComplete="off" spellCheck={false} maxLength={7} />
          <Input
            type="color"
            aria-label={texts.colour.pick(field.title)}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={({ target }) => form.setValue(path, target.value, { shouldDirty: true })}
          />
        </Both>
      )}
    </Labelled>
  );
}

const words = texts.picker;

/** Things that are picked one after the other, moved and removed. `keys` are their ids. */
export function usePicks(path: DataPath) {
  const { task } = useDocumentForm();
  const { nameOf, remember } = useNames();
  const id = task.idOf(path);
  const { ids, said, ...steps } = useSteps(id);
  const { field } = useController({ control: task.form.control, name: path });
  const keys = (field.value ?? []) as readonly string[];
  const nameAt = (index: number) => nameOf(keys[index] ?? '');
  return {
    keys,
    ids,
    said,
    nameAt,
    /** Of what picks one more. */
    pickerId: id,
    error: task.errorOf(path),
    add(option: Option | null) {
      if (!option || keys.includes(option.id)) return;
      remember(option);
      field.onChange([...keys, option.id]);
      steps.added(undefined, words.added(option.name));
    },
    remove(index: number) {
      field.onChange(keys.filter((_each, at) => at !== index));
      steps.removed(index, id, words.removed(nameAt(index)));
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      field.onChange(moved(keys, index, to));
      steps.moved(to, way, words.moved(nameAt(index), to + 1, keys.length));
    },
  };
}

/** The same list with one of it at another place. */
function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_each, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

const referencesFieldWords = texts.picker;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

interface PickProps {
  id: string;
  name: string;
}

const loadPicture = () => import('../../media/ChosenPicture').then(({ ChosenPicture }) => ChosenPicture);

/** How something that was picked is shown, where its name says too little. */
const PICKS: Partial<Record<string, ComponentType<PickProps>>> = {
  media: ({ id }) => <Later load={loadPicture} props={{ id, showsAlt: true }} />,
};

const Named = ({ name }: PickProps) => <strong>{name}</strong>;

/** Several of a kind, in their order, with a picker for one more. */
export function ReferencesField({ field, path }: FieldProps<'references'>) {
  const picks = usePicks(path);
  const { keys, nameAt, pickerId, error, said } = picks;
  const Pick = PICKS[field.to] ?? Named;
  return (
    <FormPart title={field.title}>
      {keys.length > 0 && (
        <List role="list">
          {keys.map((id, index) => (
            <li key={id}>
              <Pick id={id} name={nameAt(index)} />
              <RowButtons rows={picks} index={index} name={nameAt(index)} />
            </li>
          ))}
        </List>
      )}
      <Picker
        to={field.to}
        id={pickerId}
        field={`${path}.typed`}
        label={referencesFieldWords.another(field.title)}
        hint={field.hint}
        error={error}
        value=""
        name=""
        isOptional={false}
        isAnother
        onChoose={picks.add}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormPart>
  );
}

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
