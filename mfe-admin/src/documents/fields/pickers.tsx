import { Later } from '../../area/Later';
import type { PickerProps } from '../../form/picker-props';
import { useSession } from '@university/shared';
import { FieldFrame, Muted } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { type ComponentType, useState } from 'react';
import { accountsQuery } from '../../api/queries';
import { entryKind } from '../contract';
import { documentsQuery } from '../queries';
import { texts } from '../texts';
import { OptionPicker } from '../../form/OptionPicker';

const loadPicker = () => import('../../media/PicturePicker').then(({ PicturePicker }) => PicturePicker);

/** A picture of the library. Most forms have none, so the library's code comes by itself. */
export function PictureField({ id, label, hint, error, value, isAnother, onChoose }: PickerProps) {
  const props = {
    ...{ id, label, hint, error, isAnother, value: value || null },
    onChange: (chosen: string | null, title: string) => onChoose(chosen === null ? null : { id: chosen, name: title }),
  };
  return <Later load={loadPicker} props={props} />;
}

const words = texts.picker;

/** How many are offered at once; the rest is found by typing. */
const OFFERED = 30;

/** A document. */
function DocumentPicker(props: PickerProps) {
  const kind = entryKind.parse(props.to);
  const [typed, setTyped] = useState('');
  const search = typed.trim().slice(0, 100);
  const { data, isError } = useQuery(documentsQuery({ kind, limit: OFFERED, page: 1, ...(search && { search }) }));
  // What is shown until the answer is here fits what is typed too: Enter may come first.
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
  if (hasFailed) return words.failed;
  if (found === 0) return words.nothing;
  return total > found ? words.more : undefined;
}

/** An account of staff. Only administrators have a list of them; others see which one it is. */
function AccountPicker(props: PickerProps) {
  const role = useSession()?.currentRole;
  if (role === 'admin') return <AnyAccount {...props} />;
  return (
    <FieldFrame>
      <strong>{props.label}</strong>
      <span id={props.id} tabIndex={-1}>
        {props.name || texts.none}
      </span>
      <Muted>{words.notYours}</Muted>
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

/** By what references are chosen that lead to no document with a name alone. */
const PICKERS: Partial<Record<string, ComponentType<PickerProps>>> = { media: PictureField, staff: AccountPicker };

/** One reference to something of a kind. */
export function Picker(props: PickerProps) {
  const Own = PICKERS[props.to] ?? DocumentPicker;
  return <Own {...props} />;
}
