import { FormPart, Input, Labelled, space, VisuallyHidden, FieldFrame, Muted } from '@university/shared/kit';
import { useWatch, Controller, useController } from 'react-hook-form';
import { Check } from '../../form/Check';
import { type FieldProps, useDocumentForm, type DataPath } from '../form-context';
import { GIVEN } from '../model/values';
import { texts } from '../texts';
import { ArticleEditor } from '../../editor/ArticleEditor';
import styled from 'styled-components';
import { isColour } from '../look/colour';
import { type Option, type PickerProps, OptionPicker } from '../../form/OptionPicker';
import { type ComponentType, useState } from 'react';
import { RowButtons, after, useSteps, type Way } from '../rows/RowButtons';
import type { Field, FieldType } from '../model/fields';
import { ChoiceField, LinesField, TextInput, YesNoField, labelOf } from './plain-fields';
import { useSession } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { accountsQuery } from '../../api/queries';
import { entryKind } from '../contract';
import { documentsQuery } from '../queries';
import { later } from '../../area/StaffArea';

function GroupField({ field, path }: FieldProps<'group'>) {
  const { task, Input } = useDocumentForm();
  const given = `${path}.${GIVEN}` as const;
  const isGiven = useWatch({ control: task.form.control, name: given }) === true;
  return (
    <FormPart title={field.title}>
      {field.isOptional && <Check {...task.field(given)} id={task.idOf(path)} label={`Give this: ${field.title}`} />}
      {isGiven && field.fields.map((each) => <Input key={each.name} field={each} path={`${path}.${each.name}`} />)}
    </FormPart>
  );
}

function ArticleField({ field, path }: FieldProps<'article'>) {
  const { task, lang } = useDocumentForm();
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
          lang={lang}
        />
      )}
    />
  );
}

function ReferenceField({ field, path }: FieldProps<'reference'>) {
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

function ColourField({ field, path }: FieldProps<'colour'>) {
  const { task } = useDocumentForm();
  const { form } = task;
  // Paths that come from a schema cannot be typed.
  const value: unknown = useWatch({ control: form.control, name: path as never });
  const { id, error, ...input } = task.field(path);
  return (
    <Labelled id={id} label={labelOf(field)} hint={field.hint} error={error}>
      {(control) => (
        <Both>
          <Input {...input} {...control} type="text" autoComplete="off" spellCheck={false} maxLength={7} />
          <Input
            type="color"
            aria-label={`Pick a colour: ${field.title}`}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={({ target }) => form.setValue(path, target.value, { shouldDirty: true })}
          />
        </Both>
      )}
    </Labelled>
  );
}

function usePicks(path: DataPath) {
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
    pickerId: id,
    error: task.errorOf(path),
    add(option: Option | null) {
      if (!option || keys.includes(option.id)) return;
      remember(option);
      field.onChange([...keys, option.id]);
      steps.added(undefined, `${option.name} was added.`);
    },
    remove(index: number) {
      field.onChange(keys.filter((_each, at) => at !== index));
      steps.removed(index, id, `${nameAt(index)} was removed.`);
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      field.onChange(moved(keys, index, to));
      steps.moved(to, way, `${nameAt(index)} is number ${to + 1} of ${keys.length} now.`);
    },
  };
}

function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_each, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

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

const ChosenPicture = later(() => import('../../media/Library').then((module) => module.ChosenPicture));

const PICKS: Partial<Record<string, ComponentType<PickProps>>> = {
  media: ({ id }) => <ChosenPicture id={id} showsAlt={true} />,
};

const Named = ({ name }: PickProps) => <strong>{name}</strong>;

function ReferencesField({ field, path }: FieldProps<'references'>) {
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
        label={`Add to: ${field.title}`}
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

const RowsField = later(() => import('../rows/RowsField').then((module) => module.RowsField));

const RowsLater = (props: FieldProps<'rows'>) => <RowsField {...props} />;

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

export function FieldInput({ field, path }: { field: Field; path: DataPath }) {
  const Input = INPUTS[field.type] as ComponentType<FieldProps>;
  return <Input field={field} path={path} />;
}

/** Names of referenced documents, kept in the form so that restored drafts need no request. */
function useNames() {
  const { task } = useDocumentForm();
  const names = useWatch({ control: task.form.control, name: 'names' });
  return {
    nameOf: (id: string): string => names[id] ?? id,
    remember: ({ id, name }: Option) => task.form.setValue('names', { ...task.form.getValues('names'), [id]: name }),
  };
}

const PicturePicker = later(() => import('../../media/PicturePicker').then((module) => module.PicturePicker));

function PictureField({ id, label, hint, error, value, isAnother, onChoose }: PickerProps) {
  const props = {
    ...{ id, label, hint, error, isAnother, value: value || null },
    onChange: (chosen: string | null, title: string) => onChoose(chosen === null ? null : { id: chosen, name: title }),
  };
  return <PicturePicker {...props} />;
}

const OFFERED = 30;

function DocumentPicker(props: PickerProps) {
  const kind = entryKind.parse(props.to);
  const [typed, setTyped] = useState('');
  const search = typed.trim().slice(0, 100);
  const { data, isError } = useQuery(documentsQuery({ kind, limit: OFFERED, page: 1, ...(search && { search }) }));
  // Placeholder data may still answer the previous search.
  const found = (data?.data.documents ?? []).filter(({ name, key }) => fits(`${name} ${key}`, search));
  return (
    <OptionPicker
      {...props}
      options={found.map(({ _id, name, key }) => ({ id: _id, name, ...(key !== name && { detail: key }) }))}
      note={noteOn(isError, found.length, data?.metadata.total ?? 0)}
      onSearch={setTyped}
    />
  );
}

const fits = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

function noteOn(hasFailed: boolean, found: number, total: number): string | undefined {
  if (hasFailed) return 'The list could not be loaded.';
  if (found === 0) return 'Nothing has this name.';
  return total > found ? 'There are more. Type a part of the name.' : undefined;
}

/** Only administrators may list accounts. */
function AccountPicker(props: PickerProps) {
  const role = useSession()?.currentRole;
  if (role === 'admin') return <AnyAccount {...props} />;
  return (
    <FieldFrame>
      <strong>{props.label}</strong>
      <span id={props.id} tabIndex={-1}>
        {props.name || texts.none}
      </span>
      <Muted>Only administrators change this.</Muted>
    </FieldFrame>
  );
}

function AnyAccount(props: PickerProps) {
  const [typed, setTyped] = useState('');
  const { data = [], isError } = useQuery(accountsQuery());
  const fitting = data.filter(({ name, email }) => fits(`${name} ${email}`, typed.trim()));
  const options = fitting.slice(0, OFFERED).map(({ _id, name, email }) => ({ id: _id, name, detail: email }));
  const known = data.find(({ _id }) => _id === props.value)?.name;
  return (
    <OptionPicker
      {...props}
      name={known ?? props.name}
      options={options}
      note={noteOn(isError, options.length, fitting.length)}
      onSearch={setTyped}
    />
  );
}

const NoticePicker = later(() => import('../../notices/NoticePicker').then((module) => module.NoticePicker));

const PICKERS: Partial<Record<string, ComponentType<PickerProps>>> = {
  media: PictureField,
  notice: NoticePicker,
  staff: AccountPicker,
};

export function Picker(props: PickerProps) {
  const Own = PICKERS[props.to] ?? DocumentPicker;
  return <Own {...props} />;
}
